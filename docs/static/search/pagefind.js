// Search of the site: Pagefind's, for questions as readers type them.
//
// Pagefind drops a page that lacks one word of the query. Here stop words are not searched, and a
// page that has half of the words is found: its score is the sum of the scores of its words.
// PagefindUI imports this file by its name.

import * as pagefind from "../../pagefind/pagefind.js";

export * from "../../pagefind/pagefind.js";

const FILTER = "package";
let packages;

/** Return the ids of the pages of each package. */
function readPackages() {
  packages ??= pagefind.filters().then((filters) =>
    Promise.all(
      Object.keys(filters[FILTER]).map(async (name) => {
        const { results } = await pagefind.search(null, { filters: { [FILTER]: name } });
        return [name, results.map((result) => result.id)];
      }),
    ),
  );
  return packages;
}

/** Return the words of a query without stop words; all words if all are stop words. */
function readWords(query) {
  const words = [...new Set(query.toLowerCase().split(/[\s?!,;:()]+/))].filter(Boolean);
  const kept = words.filter((word) => !window.stopwords.has(word));
  return kept.length ? kept : words;
}

/** Search as PagefindUI does. A query in quotation marks is Pagefind's exact search. */
export async function search(query, options) {
  if (query.includes('"')) return pagefind.search(query, options);
  const words = readWords(query);
  const all = await pagefind.search(words.join(" "), options);
  if (words.length < 2) return all;

  const pages = new Map();
  for (const word of words) {
    for (const result of (await pagefind.search(word, options)).results) {
      const page = pages.get(result.id) ?? { best: result, count: 0, sum: 0 };
      page.count += 1;
      page.sum += result.score;
      if (result.score > page.best.score) page.best = result;
      pages.set(result.id, page);
    }
  }
  // The excerpt of a page shows all words if it has them all, or else the word of the best score.
  const complete = new Map(all.results.map((result) => [result.id, result]));
  const results = [...pages]
    .filter(([, { count }]) => count * 2 >= words.length)
    .map(([id, { best, count, sum }]) => ({
      ...(complete.get(id) ?? best),
      score: sum,
    }))
    .sort((one, other) => other.score - one.score);
  const found = new Set(results.map((result) => result.id));
  const counts = (await readPackages()).map(([name, ids]) => [
    name,
    ids.filter((id) => found.has(id)).length,
  ]);
  return { ...all, results, filters: { [FILTER]: Object.fromEntries(counts) } };
}
