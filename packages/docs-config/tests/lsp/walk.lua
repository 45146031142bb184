-- A walk through the features of the language server in Neovim, which writes its findings as JSON.
local python, output = os.getenv("WALK_PYTHON"), os.getenv("WALK_OUTPUT")
local seen = {}

local function attach()
  local client = vim.lsp.start_client({
    cmd = { python, "-m", "docs_config", "lsp" },
    root_dir = vim.fn.getcwd(),
  })
  vim.lsp.buf_attach_client(0, client)
  assert(vim.wait(60000, function()
    return vim.lsp.get_client_by_id(client).initialized
  end, 10))
  return client
end

local function rules()
  local found = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    local text = vim.api.nvim_buf_get_lines(0, diagnostic.lnum, diagnostic.lnum + 1, false)[1]
    table.insert(found, {
      rule = diagnostic.code,
      text = text:sub(diagnostic.col + 1, diagnostic.end_col),
    })
  end
  return found
end

local function wait_for_findings(count)
  assert(vim.wait(60000, function()
    return #vim.diagnostic.get(0) == count
  end, 10), vim.inspect(vim.diagnostic.get(0)))
end

local function request(method, parameters)
  local replies = vim.lsp.buf_request_sync(0, method, parameters, 60000)
  for _, reply in pairs(replies) do
    assert(not reply.err, vim.inspect(reply.err))
    return reply.result
  end
end

local function run()
  vim.cmd("edit docs/config.json")
  local client = attach()
  wait_for_findings(2)
  seen.findings = rules()

  -- All safe fixes.
  vim.fn.search('"colapsible"')
  local parameters = vim.lsp.util.make_range_params()
  parameters.context = { diagnostics = {}, only = { "source.fixAll" } }
  local actions = request("textDocument/codeAction", parameters)
  seen.action = actions[1].title
  vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
  wait_for_findings(1)

  -- Completion of the target that opens no page.
  vim.fn.search("guides/cachin")
  vim.cmd("normal! 8l")
  seen.completion = {}
  for _, item in ipairs(request("textDocument/completion", vim.lsp.util.make_position_params())) do
    table.insert(seen.completion, item.label)
  end
  vim.cmd("silent! %s#guides/cachin\"#guides/caching\"#")
  wait_for_findings(0)

  -- Definition, references and outline.
  vim.fn.search("guides/caching")
  seen.definition = vim.fn.fnamemodify(
    vim.uri_to_fname(
      request("textDocument/definition", vim.lsp.util.make_position_params()).uri
    ),
    ":."
  )
  local where = vim.lsp.util.make_position_params()
  where.context = { includeDeclaration = true }
  seen.references = #request("textDocument/references", where)
  local document = { textDocument = vim.lsp.util.make_text_document_params() }
  seen.outline = request("textDocument/documentSymbol", document)[1].name

  -- Renaming a target moves its page, and all that refers to it.
  vim.lsp.buf.rename("guides/caches")
  assert(vim.wait(60000, function()
    return vim.fn.search('"guides/caches"', "nw") > 0
  end, 10))
  vim.cmd("silent wall")
  vim.lsp.stop_client(client)
  assert(vim.wait(60000, function()
    return vim.lsp.client_is_stopped(client)
  end, 10))
end

local is_done, problem = xpcall(run, debug.traceback)
seen.problem = not is_done and problem or nil
vim.fn.writefile({ vim.fn.json_encode(seen) }, output)
vim.cmd("qall!")
