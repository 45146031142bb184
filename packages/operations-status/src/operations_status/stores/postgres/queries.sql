-- The statements of the store, in psycopg's form: %(name)s is a parameter, and {name} stands for a
-- fragment of this file. Lists are planned for the values of each call, so the planner removes a
-- condition whose parameter is NULL. Before you paste a statement into psql, set `search_path` to
-- the schema of the store.
--
-- Lists are in the order of (placed, seq), and so are the index of each filtered column and that of
-- the tags. A descending list has DESC in each ORDER BY placed, seq.
--
-- A revision is the number of the transaction that made the change. A change that a snapshot does
-- not show has a number at or above the snapshot's xmin. So all changes below xmin are settled: no
-- further change can appear there. A long transaction of another program on the same server holds
-- xmin back; the statement `floor` then finds a higher bound.


-- fragment settled: the revisions of the store; all changes below `horizon` are settled.
-- The floor was read before the snapshot of the statement was taken, or is 0.
SELECT horizon, forgotten,
    greatest(
        (SELECT max(changed) FROM operations WHERE changed < horizon),
        CASE WHEN forgotten < horizon THEN forgotten END
    ) AS latest,
    greatest((SELECT max(changed) FROM operations), forgotten) AS newest
FROM (
    SELECT forgotten, revision_offset + greatest(
        pg_snapshot_xmin(pg_current_snapshot())::text::bigint, %(floor)s::bigint
    ) AS horizon
    FROM store
) AS settled

-- fragment unchanging: conditions of a filter on columns that never change.
-- An index yields rows in the order of the list for `=`, but not for `= ANY`.
(%(operation_name)s::bytea IS NULL OR operation_name = %(operation_name)s)
AND (%(provider)s::bytea IS NULL OR egress_provider = %(provider)s)
AND (%(providers)s::bytea[] IS NULL OR egress_provider = ANY (%(providers)s))
AND (%(created_after)s::bigint IS NULL OR created > %(created_after)s)
AND (%(created_before)s::bigint IS NULL OR created < %(created_before)s)

-- fragment bucket: the bucket of a creation time, see `stores.tallies`; NULL if not ended.
CASE WHEN status = ANY ('{Succeeded,Failed,Cancelled}')
    THEN created - mod(mod(created, 600000000) + 600000000, 600000000) END

-- fragment groups_of_words: the groups whose error has all words of a search.
SELECT grouped FROM unnest(%(words)s::bytea[], %(words_end)s::bytea[]) WITH ORDINALITY
    AS sought (first, last, number) JOIN words ON word >= first AND word < last
GROUP BY grouped HAVING count(DISTINCT number) = cardinality(%(words)s::bytea[])

-- fragment groups_of_search: the groups whose names begin with a text, or whose error has its words.
SELECT grouped FROM groups WHERE name >= %(text_first)s::bytea AND name < %(text_last)s::bytea
    OR operation_name >= %(text_first)s AND operation_name < %(text_last)s
UNION {groups_of_words}

-- fragment searched: the condition of a search on one operation.
name >= %(text_first)s::bytea AND name < %(text_last)s::bytea
OR operation_name >= %(text_first)s AND operation_name < %(text_last)s
OR operation_id BETWEEN %(id_first)s::uuid AND %(id_last)s::uuid
OR EXISTS (
    SELECT FROM unnest(operations.tags) AS given (tag)
    WHERE tag >= %(text_first)s AND tag < %(text_last)s
)
OR grouped IN ({groups_of_words})

-- found: the keys of the operations that a search finds, each once.
SELECT placed, seq FROM operations
WHERE name >= %(text_first)s::bytea AND name < %(text_last)s::bytea
UNION SELECT placed, seq FROM operations
WHERE operation_name >= %(text_first)s AND operation_name < %(text_last)s
UNION SELECT placed, seq FROM operations
WHERE operation_id BETWEEN %(id_first)s::uuid AND %(id_last)s::uuid
UNION SELECT placed, seq FROM tags WHERE tag >= %(text_first)s AND tag < %(text_last)s
UNION SELECT placed, seq FROM operations WHERE grouped IN ({groups_of_words})

-- fragment process: conditions of a filter on the process.
(%(pid)s::integer IS NULL OR pid = %(pid)s)
AND (%(uid)s::uuid IS NULL OR uid = %(uid)s)
AND (%(name)s::bytea IS NULL OR name = %(name)s)

-- fragment passes_but_process: conditions of a filter, except those on the process.
{unchanging}
AND (%(status)s::text IS NULL OR status = %(status)s)
AND (
    %(statuses)s::text[] IS NULL OR status = ANY (%(statuses)s)
    OR (%(or_revived)s::boolean AND revived)
)
AND (%(tags)s::bytea[] IS NULL OR operations.tags @> %(tags)s)
AND (%(any_tags)s::bytea[] IS NULL OR operations.tags && %(any_tags)s)
AND (%(group)s::bigint IS NULL OR grouped = %(group)s)

-- fragment passes: conditions of a filter.
{process} AND {passes_but_process}

-- fragment passed: conditions of a filter that an operation passes, or has passed earlier.
(({process}) OR handed_over >= now.horizon) AND {unchanging}
AND (
    %(past_statuses)s::text[] IS NULL OR status = ANY (%(past_statuses)s) OR revived
)
AND (%(all_tags)s::bytea[] IS NULL OR operations.tags @> %(all_tags)s)
AND (%(past_any_tags)s::bytea[] IS NULL OR operations.tags && %(past_any_tags)s)
AND (
    %(text_first)s::bytea IS NULL OR revived OR handed_over >= now.horizon OR {searched}
)

-- fragment within: conditions on the place in the list; `created` is never later than `placed`.
-- Behind a pooler, the numbers are literals. Without parentheses, PostgreSQL would convert the digits
-- of the smallest number without their sign, and so far a bigint does not reach.
(
    (%(after_placed)s)::bigint IS NULL
    OR (placed, seq) > (%(after_placed)s, (%(after_seq)s)::bigint)
)
AND (
    (%(before_placed)s)::bigint IS NULL
    OR (placed, seq) < (%(before_placed)s, (%(before_seq)s)::bigint)
)
AND (%(created_after)s::bigint IS NULL OR placed > %(created_after)s)
AND (
    %(created_before)s::bigint IS NULL
    OR placed < %(created_before)s + (SELECT skew FROM store)
)

-- fragment item: an operation of a list.
CASE %(form)s::text
    WHEN 'status' THEN convert_to(status, 'UTF8')
    WHEN 'summary' THEN summary
    WHEN 'full' THEN substring(summary FOR octet_length(summary) - 1) || ','::bytea
        || substring(details FROM 2 FOR octet_length(details) - 2) || ','::bytea
        || substring(outcome FROM 2)
    WHEN 'record' THEN '['::bytea || stoppable::integer::text::bytea || ','::bytea
        || fixed_process::integer::text::bytea || ','::bytea || outcome
        || ','::bytea || summary || ','::bytea || details || ']'::bytea
END

-- list: the operations that pass a filter without tags.
SELECT placed, seq, {item} AS item FROM operations
WHERE {passes} AND {within}
ORDER BY placed, seq LIMIT %(limit)s::bigint

-- list_of_tagged: the operations with the given keys; see `queries._join_tags`.
SELECT placed, seq, {item} AS item FROM (<keys>) AS keys JOIN operations USING (placed, seq)
ORDER BY placed, seq

-- page: a list and its version, which is materialized to be computed once. `ahead` has the changes
-- that are not settled. There are hardly any, but the planner cannot know that: IS TRUE leaves it
-- only the index on `changed`.
WITH now AS MATERIALIZED ({settled}), version AS MATERIALIZED (
    SELECT now.*, ARRAY(
        SELECT changed FROM operations WHERE changed >= now.horizon AND ({passed}) IS TRUE
        ORDER BY changed LIMIT %(ahead)s::bigint
    ) AS ahead
    FROM now
)
SELECT version.*, found.* FROM version LEFT JOIN LATERAL (<list>) AS found ON true
ORDER BY placed, seq

-- count: how many operations pass a filter, by state.
SELECT convert_from(item, 'UTF8') AS status, count(*) AS number FROM (<list>) AS found GROUP BY item

-- rows: time, state, group and duration of the operations that pass a filter without tags.
SELECT placed, seq, created, status, grouped, ran FROM operations
WHERE {passes} AND {within} AND (%(text_first)s::bytea IS NULL OR {searched})

-- rows_of_keys: the same columns of the operations with the given keys.
SELECT placed, seq, created, status, grouped, ran FROM (<keys>) AS keys
JOIN operations USING (placed, seq)

-- rows_of_search: the same columns of operations found by identifier or tag, but not by group.
SELECT placed, seq, created, status, grouped, ran
FROM (
    SELECT placed, seq FROM operations
    WHERE operation_id BETWEEN %(id_first)s::uuid AND %(id_last)s::uuid
    UNION SELECT placed, seq FROM tags WHERE tag >= %(text_first)s::bytea AND tag < %(text_last)s
) AS keys
JOIN operations USING (placed, seq)
WHERE {passes} AND {within} AND grouped NOT IN ({groups_of_search})

-- histogram: how many operations were created in each step, by state.
SELECT created - mod(mod(created, %(step)s::bigint) + %(step)s, %(step)s) AS begin, status,
    count(*) AS number
FROM (<rows>) AS found GROUP BY 1, 2 ORDER BY 1 LIMIT %(rows_max)s

-- groups: number, first and last creation time, and durations of the newest of each group.
SELECT grouped, count(*) AS number, min(created) AS first, max(created) AS last,
    array_agg(ran) FILTER (WHERE ran IS NOT NULL AND rank <= %(sampled)s) AS durations
FROM (
    SELECT *, row_number() OVER (PARTITION BY grouped ORDER BY placed DESC, seq DESC) AS rank
    FROM (<rows>) AS found
) AS ranked
GROUP BY grouped

-- fragment tallied_buckets: tallies that match a filter; a bucket, group and state may have several.
SELECT bucket, grouped, status, number
FROM (
    SELECT bucket, grouped, status, number FROM sums WHERE %(tag)s::bytea IS NULL
    UNION ALL SELECT bucket, grouped, status, number FROM tag_sums WHERE tag = %(tag)s
    UNION ALL SELECT bucket, grouped, status, change FROM tallies
    WHERE bucket IS NOT NULL AND (%(tag)s IS NULL OR tags @> ARRAY[%(tag)s])
) AS sources
WHERE bucket >= %(bucket_first)s::bigint AND bucket < %(bucket_end)s::bigint
    AND (
        (%(name)s::bytea IS NULL AND %(operation_name)s::bytea IS NULL)
        OR grouped IN (
            SELECT grouped FROM groups WHERE (%(name)s::bytea IS NULL OR name = %(name)s)
                AND (%(operation_name)s::bytea IS NULL OR operation_name = %(operation_name)s)
        )
    )
    AND (%(group)s::bigint IS NULL OR grouped = %(group)s)
    AND (%(text_first)s::bytea IS NULL OR grouped IN ({groups_of_search}))
    AND (%(statuses)s::text[] IS NULL OR status = ANY (%(statuses)s))

-- tallied_histogram: how many operations were created in each step, by state.
SELECT bucket - mod(mod(bucket, %(step)s::bigint) + %(step)s, %(step)s) AS begin, status,
    sum(number)::bigint AS number
FROM ({tallied_buckets}) AS counted GROUP BY 1, 2 HAVING sum(number) > 0 ORDER BY 1 LIMIT %(rows_max)s

-- tallied_groups: number, first and last bucket of each group.
SELECT grouped, sum(number)::bigint AS number, min(bucket) AS first, max(bucket) AS last
FROM (
    SELECT bucket, grouped, sum(number) AS number FROM ({tallied_buckets}) AS counted
    GROUP BY bucket, grouped HAVING sum(number) > 0
) AS tallied
GROUP BY grouped

-- fragment in_given: operations of a given group that were created in its period.
grouped = given.key AND placed >= given.begin AND placed < given.until + (SELECT skew FROM store)
AND created >= given.begin AND created < given.until

-- fragment has_tag: the condition of the tag whose tallies are read, if there is one.
(%(tag)s::bytea IS NULL OR tags @> ARRAY[%(tag)s])

-- fragment in_states: the condition of the states, if there are any.
(%(statuses)s::text[] IS NULL OR status = ANY (%(statuses)s))

-- of_groups: for each group, one operation, the creation times of the first and the last operation
-- in its period, and durations of the newest. With a tag, these are taken from the newest of the
-- group and the newest with the tag, which together contain the newest of both without gaps.
WITH of_tag AS MATERIALIZED (
    SELECT placed, seq, created, status, grouped, ran FROM (
        SELECT placed, seq FROM tags
        WHERE tag = %(tag)s::bytea AND placed >= %(tag_first)s::bigint
            AND placed < %(tag_end)s::bigint + (SELECT skew FROM store)
        ORDER BY placed DESC, seq DESC LIMIT %(sampled_of_tag)s
    ) AS newest JOIN operations USING (placed, seq)
)
SELECT given.key, labelled.*, (
    SELECT created FROM operations WHERE {in_given} AND {in_states} AND {has_tag}
    ORDER BY placed, seq LIMIT 1
) AS first, (
    SELECT created FROM operations WHERE {in_given} AND {in_states} AND {has_tag}
    ORDER BY placed DESC, seq DESC LIMIT 1
) AS last, (
    SELECT array_agg(ran) FROM (
        SELECT placed, seq, ran, status FROM (
            SELECT placed, seq, ran, status, tags FROM operations WHERE {in_given}
            ORDER BY placed DESC, seq DESC LIMIT %(sampled)s
        ) AS of_group
        WHERE {has_tag}
        UNION SELECT placed, seq, ran, status FROM of_tag
        WHERE grouped = given.key AND created >= given.begin AND created < given.until
        ORDER BY placed DESC, seq DESC LIMIT %(sampled)s
    ) AS newest
    WHERE ran IS NOT NULL AND {in_states}
) AS durations
FROM unnest(%(groups)s::bigint[], %(begins)s::bigint[], %(ends)s::bigint[])
    AS given (key, begin, until)
CROSS JOIN LATERAL (
    SELECT outcome, summary, details FROM operations WHERE grouped = given.key
    ORDER BY placed, seq LIMIT 1
) AS labelled

-- revision
{settled}

-- changes: the first changes after a revision, and all others that have the revision of the last.
-- Without changes, there is one row, in which the columns of an operation are NULL.
WITH now AS MATERIALIZED ({settled})
SELECT now.*, found.* FROM now LEFT JOIN LATERAL (
    SELECT changed, summary, details, outcome, revived,
        handed_over > %(since)s::bigint AS handed_over
    FROM operations <joins>
    WHERE changed > %(since)s::bigint
        AND (%(until)s::bigint IS NULL OR changed <= %(until)s)
        AND (NOT %(only_settled)s::boolean OR changed < now.horizon)
        AND (({process}) OR (%(or_handed_over)s::boolean AND handed_over > %(since)s))
        AND {passes_but_process}
        AND (
            %(text_first)s::bytea IS NULL OR (%(or_revived)s::boolean AND revived)
            OR (%(or_handed_over)s::boolean AND handed_over > %(since)s) OR {searched}
        )
    ORDER BY changed FETCH FIRST (%(limit)s::bigint) ROWS WITH TIES
) AS found ON true
ORDER BY changed

-- floor: a bound below which all changes are settled, whatever transactions of other programs run.
-- The snapshot is taken before the locks are read, and a writer locks the table before it gets a
-- number. So a writer that is not among the locks has finished, or gets a number above the
-- snapshot's. A writer whose number is not known yet may be in between: then xmin is all that is
-- certain.
WITH now AS MATERIALIZED (
    SELECT pg_current_snapshot() AS snapshot
), locks AS MATERIALIZED (
    SELECT pg_locks.* FROM now, pg_locks
), writers AS (
    SELECT numbers.transactionid
    FROM locks AS tables LEFT JOIN locks AS numbers
        ON numbers.locktype = 'transactionid' AND numbers.mode = 'ExclusiveLock'
        AND numbers.pid = tables.pid
        AND numbers.virtualtransaction = tables.virtualtransaction
    WHERE tables.locktype = 'relation' AND tables.mode = 'RowExclusiveLock'
        AND tables.relation = 'operations'::regclass
        AND tables.database = (SELECT oid FROM pg_database WHERE datname = current_database())
)
SELECT CASE
    WHEN EXISTS (SELECT FROM writers WHERE transactionid IS NULL)
    THEN pg_snapshot_xmin(snapshot)::text::bigint
    ELSE coalesce(
        (
            SELECT min(number::text::bigint) FROM pg_snapshot_xip(snapshot) AS number, writers
            WHERE mod(number::text::bigint, 4294967296) = transactionid::text::bigint
        ),
        pg_snapshot_xmax(snapshot)::text::bigint
    )
END FROM now


-- fragment expiry: the end of a lease, kept within the range of timestamps.
clock_timestamp() + make_interval(secs => least(%(lease)s::double precision, 1e10))

-- read_status
SELECT outcome, summary, details, changed, status FROM operations
WHERE operation_id = %(operation_id)s

-- read_status_of_tagged: the same, if the operation has one of the given tags.
SELECT outcome, summary, details, changed, status FROM operations
WHERE operation_id = %(operation_id)s AND tags && %(any_tags)s::bytea[]

-- read
SELECT changed, stoppable, fixed_process, outcome, summary, details, owner, (
    SELECT expires <= statement_timestamp() FROM leases
    WHERE leases.operation_id = operations.operation_id
) AS is_silent
FROM operations WHERE operation_id = %(operation_id)s

-- add: returns no row if the identifier is in use.
WITH next AS MATERIALIZED (
    SELECT next_revision() AS revision
    WHERE NOT EXISTS (SELECT FROM operations WHERE operation_id = %(operation_id)s)
), added AS (
    INSERT INTO operations (
        operation_id, placed, created, changed, status, pid, uid, name, operation_name,
        egress_provider, stoppable, fixed_process, tags, outcome, summary, details, owner,
        revivable, grouped, ran, ended
    )
    SELECT %(operation_id)s, greatest(%(created)s::bigint, (SELECT max(placed) FROM operations)),
        %(created)s, revision, %(status)s::text, %(pid)s::integer, %(uid)s, %(name)s,
        %(operation_name)s::bytea, %(provider)s::bytea, %(stoppable)s, %(fixed_process)s,
        %(tags)s::bytea[], %(outcome)s, %(summary)s, %(details)s, %(owner)s::uuid, %(revivable)s,
        %(grouped)s, %(ran)s, %(ended)s
    FROM next
    RETURNING operation_id, placed, seq, created, status, tags
), skewed AS (
    UPDATE store SET skew = placed - created FROM added WHERE skew < placed - created
), tagged AS (
    INSERT INTO tags (tag, placed, seq)
    SELECT DISTINCT tag, placed, seq FROM added, unnest(%(tags)s::bytea[]) AS given (tag)
), named AS (
    INSERT INTO groups (grouped, name, operation_name)
    SELECT %(grouped)s, %(name)s, %(operation_name)s::bytea
    WHERE NOT EXISTS (SELECT FROM groups WHERE grouped = %(grouped)s) ON CONFLICT DO NOTHING
), worded AS (
    INSERT INTO words (word, grouped)
    SELECT word, %(grouped)s FROM unnest(%(words)s::bytea[]) AS given (word)
    WHERE NOT EXISTS (SELECT FROM groups WHERE grouped = %(grouped)s) ON CONFLICT DO NOTHING
), tallied AS (
    INSERT INTO tallies (status, bucket, grouped, tags, change)
    SELECT status, {bucket}, %(grouped)s, tags, 1 FROM added
), leased AS (
    INSERT INTO leases (operation_id, expires)
    SELECT operation_id, {expiry}
    FROM added WHERE %(lease)s::double precision IS NOT NULL
    ON CONFLICT (operation_id) DO UPDATE SET expires = excluded.expires
)
SELECT revision FROM next

-- known: the given identifiers that are in use.
SELECT operation_id FROM operations WHERE operation_id = ANY (%(operation_ids)s::uuid[])

-- add_many: operations without an owner, in their order; an identifier in use is an error.
WITH next AS MATERIALIZED (
    SELECT next_revision() AS revision, (SELECT max(placed) FROM operations) AS newest
), given AS MATERIALIZED (
    SELECT * FROM unnest(
        %(operation_id)s::uuid[], %(created)s::bigint[], %(status)s::text[], %(pid)s::integer[],
        %(uid)s::uuid[], %(name)s::bytea[], %(operation_name)s::bytea[], %(provider)s::bytea[],
        %(stoppable)s::boolean[], %(fixed_process)s::boolean[], %(outcome)s::bytea[],
        %(summary)s::bytea[], %(details)s::bytea[], %(revivable)s::boolean[],
        %(grouped)s::bigint[], %(ran)s::bigint[], %(ended)s::bigint[]
    ) WITH ORDINALITY AS given (
        operation_id, created, status, pid, uid, name, operation_name, egress_provider, stoppable,
        fixed_process, outcome, summary, details, revivable, grouped, ran, ended, number
    )
), tagged AS MATERIALIZED (
    SELECT * FROM unnest(%(tagged)s::uuid[], %(tags)s::bytea[])
        WITH ORDINALITY AS tagged (operation_id, tag, number)
), added AS (
    INSERT INTO operations (
        operation_id, placed, created, changed, status, pid, uid, name, operation_name,
        egress_provider, stoppable, fixed_process, tags, outcome, summary, details, revivable,
        grouped, ran, ended
    )
    SELECT operation_id,
        greatest(max(created) OVER (ORDER BY given.number ROWS UNBOUNDED PRECEDING), newest),
        created, revision, status, pid, uid, name, operation_name, egress_provider, stoppable,
        fixed_process, ARRAY(
            SELECT tag FROM tagged WHERE tagged.operation_id = given.operation_id
            ORDER BY tagged.number
        ), outcome, summary, details, revivable, grouped, ran, ended
    FROM given, next ORDER BY given.number
    RETURNING operation_id, placed, seq, created, status, grouped, tags
), skewed AS (
    UPDATE store SET skew = widest FROM (SELECT max(placed - created) AS widest FROM added) AS added
    WHERE skew < widest
), indexed AS (
    INSERT INTO tags (tag, placed, seq)
    SELECT tag, placed, seq FROM added JOIN tagged USING (operation_id)
), tallied AS (
    INSERT INTO tallies (status, bucket, grouped, tags, change)
    SELECT status, {bucket}, grouped, tags, count(*) FROM added GROUP BY 1, 2, 3, 4
), named AS (
    INSERT INTO groups (grouped, name, operation_name)
    SELECT DISTINCT ON (grouped) grouped, name, operation_name FROM given
    WHERE NOT EXISTS (SELECT FROM groups WHERE groups.grouped = given.grouped)
    ORDER BY grouped ON CONFLICT DO NOTHING
), worded AS (
    INSERT INTO words (word, grouped)
    SELECT word, worded.grouped
    FROM unnest(%(words)s::bytea[], %(worded)s::bigint[]) AS worded (word, grouped)
    WHERE NOT EXISTS (SELECT FROM groups WHERE groups.grouped = worded.grouped)
    ON CONFLICT DO NOTHING
)
INSERT INTO leases (operation_id, expires)
SELECT operation_id, {expiry}
FROM added WHERE %(lease)s::double precision IS NOT NULL AND status <> ALL (%(final)s::text[])
ON CONFLICT (operation_id) DO UPDATE SET expires = excluded.expires

-- change: write the next version of an operation, unless it has changed since a revision. The
-- statement locks rows first and takes its revision last, so that other changes wait only for its
-- commit. If the operation is silent, its lease must still be expired.
WITH locked AS MATERIALIZED (
    SELECT operation_id, status, created, grouped, tags FROM operations
    WHERE operation_id = %(operation_id)s AND changed = %(seen)s::bigint FOR UPDATE
), current AS MATERIALIZED (
    SELECT * FROM locked WHERE NOT %(silent)s::boolean
    UNION ALL
    SELECT locked.* FROM locked, LATERAL (
        SELECT FROM leases WHERE leases.operation_id = locked.operation_id
            AND expires <= statement_timestamp() FOR UPDATE
    ) AS expired WHERE %(silent)s::boolean
), next AS MATERIALIZED (
    SELECT next_revision() AS revision FROM current
), swapped AS (
    UPDATE operations
    SET status = %(status)s, outcome = %(outcome)s, summary = %(summary)s, details = %(details)s,
        owner = %(owner)s::uuid, changed = next.revision, revivable = %(revivable)s,
        pid = %(pid)s::integer, uid = %(uid)s::uuid, name = %(name)s::bytea,
        handed_over = CASE
            WHEN (pid, uid, name) = (%(pid)s::integer, %(uid)s::uuid, %(name)s::bytea)
            THEN handed_over ELSE next.revision
        END,
        grouped = %(grouped)s::bigint, ran = %(ran)s::bigint, ended = %(ended)s::bigint,
        revived = operations.revived OR current.status = ANY (%(final)s::text[])
    FROM next, current WHERE operations.operation_id = %(operation_id)s
    RETURNING operations.operation_id
), leased AS (
    INSERT INTO leases (operation_id, expires)
    SELECT operation_id, {expiry}
    FROM current WHERE %(lease)s::double precision IS NOT NULL
    ON CONFLICT (operation_id) DO UPDATE SET expires = excluded.expires
), named AS (
    INSERT INTO groups (grouped, name, operation_name)
    SELECT %(grouped)s, %(name)s, %(operation_name)s::bytea
    WHERE EXISTS (SELECT FROM current WHERE current.grouped <> %(grouped)s)
        AND NOT EXISTS (SELECT FROM groups WHERE grouped = %(grouped)s) ON CONFLICT DO NOTHING
), worded AS (
    INSERT INTO words (word, grouped)
    SELECT word, %(grouped)s FROM unnest(%(words)s::bytea[]) AS given (word)
    WHERE EXISTS (SELECT FROM current WHERE current.grouped <> %(grouped)s)
        AND NOT EXISTS (SELECT FROM groups WHERE grouped = %(grouped)s) ON CONFLICT DO NOTHING
), tallied AS (
    INSERT INTO tallies (status, bucket, grouped, tags, change)
    SELECT status, {bucket}, grouped, tags, -1 FROM current
    UNION ALL SELECT status, {bucket}, grouped, tags, 1 FROM (
        SELECT %(status)s::text AS status, created, %(grouped)s AS grouped, tags FROM current
    ) AS next
), released AS (
    DELETE FROM leases USING current
    WHERE %(status)s::text = ANY (%(final)s::text[])
        AND leases.operation_id = current.operation_id
)
SELECT revision FROM next

-- heartbeat: renew the leases of a worker.
WITH mine AS MATERIALIZED (
    SELECT operation_id, status, revivable FROM operations
    WHERE operation_id = ANY (%(operation_ids)s::uuid[]) AND owner = %(owner)s
    ORDER BY operation_id FOR SHARE
), granted AS (
    INSERT INTO leases (operation_id, expires)
    SELECT operation_id, {expiry}
    FROM mine WHERE status <> ALL (%(final)s::text[]) AND NOT revivable ORDER BY operation_id
    ON CONFLICT (operation_id) DO UPDATE SET expires = excluded.expires
)
SELECT operation_id, status, revivable FROM mine

-- interrupted: the given operations that are in one of the given states.
SELECT operation_id, status FROM operations
WHERE operation_id = ANY (%(operation_ids)s::uuid[]) AND status = ANY (%(statuses)s::text[])

-- silent: operations whose lease has expired, oldest first. A database that was down has received
-- no heartbeat, so no operation is silent in the first seconds after its start.
SELECT operation_id FROM leases JOIN operations USING (operation_id)
WHERE expires <= statement_timestamp() AND status <> ALL (%(final)s::text[])
    AND pg_postmaster_start_time() + make_interval(secs => %(grace)s) <= statement_timestamp()
ORDER BY placed, seq


-- is_pruned
SELECT EXISTS (SELECT FROM tombstones WHERE operation_id = %(operation_id)s)

-- surplus: the last ended operation that exceeds the number to keep, in the order of the ends.
SELECT changed, placed, seq FROM operations WHERE ended IS NOT NULL
ORDER BY changed DESC, placed DESC, seq DESC OFFSET %(keep)s LIMIT 1

-- fragment is_old: whether an operation ended before `moment`.
ended < %(moment)s::bigint

-- fragment is_surplus: whether an operation has ended, and not after the last surplus one.
ended IS NOT NULL
AND (changed, placed, seq) <= (%(changed)s::bigint, %(placed)s::bigint, %(seq)s::bigint)

-- count_forgettable
SELECT count(*) FROM operations WHERE {is_old} OR {is_surplus}

-- fragment forgotten: prune the operations in `batch`; return their number.
untagged AS (
    DELETE FROM tags USING batch, unnest(batch.tags) AS given (tag)
    WHERE tags.tag = given.tag AND tags.placed = batch.placed AND tags.seq = batch.seq
), unleased AS (
    DELETE FROM leases USING batch WHERE leases.operation_id = batch.operation_id
), buried AS (
    INSERT INTO tombstones (operation_id) SELECT operation_id FROM batch
    ON CONFLICT (operation_id) DO NOTHING
), unremembered AS (
    DELETE FROM tombstones WHERE number <= (SELECT max(number) FROM tombstones) - 1000000
), forgotten AS (
    DELETE FROM operations USING batch
    WHERE operations.operation_id = batch.operation_id RETURNING 1
), tallied AS (
    INSERT INTO tallies (status, bucket, grouped, tags, change)
    SELECT status, {bucket}, grouped, tags, -count(*) FROM batch GROUP BY 1, 2, 3, 4
), counted AS MATERIALIZED (
    SELECT count(*) AS number FROM forgotten
), next AS MATERIALIZED (
    SELECT next_revision() AS revision FROM counted WHERE number > 0
), noted AS (
    UPDATE store SET forgotten = next.revision FROM next
)
SELECT number FROM counted

-- forget_old: prune the first operations that are too old; skip those that others have locked.
WITH batch AS MATERIALIZED (
    SELECT operation_id, placed, seq, tags, status, created, grouped FROM operations
    WHERE {is_old} ORDER BY ended LIMIT 100 FOR UPDATE SKIP LOCKED
), {forgotten}

-- forget_surplus: prune the first surplus operations; skip those that others have locked.
WITH batch AS MATERIALIZED (
    SELECT operation_id, placed, seq, tags, status, created, grouped FROM operations
    WHERE {is_surplus} ORDER BY changed LIMIT 100 FOR UPDATE SKIP LOCKED
), {forgotten}

-- forget_groups: delete groups, words and sums without operations. The caller's lock keeps writers
-- from adding an operation to a group that is being deleted.
WITH emptied AS (
    DELETE FROM sums WHERE number = 0
), unworded AS (
    DELETE FROM words
    WHERE NOT EXISTS (SELECT FROM operations WHERE operations.grouped = words.grouped)
)
DELETE FROM groups
WHERE NOT EXISTS (SELECT FROM operations WHERE operations.grouped = groups.grouped)

-- forget_tag_sums: delete sums of tags without operations. This reads all sums, and needs no lock.
DELETE FROM tag_sums WHERE number = 0

-- tally: how many operations are in each state.
SELECT status, sum(change)::bigint AS number FROM tallies GROUP BY status HAVING sum(change) > 0

-- counted: the revision up to which the ends are counted.
SELECT counted FROM store

-- ends: how many operations have ended, by labels and buckets of durations.
SELECT name, status, waited, ran, number, waited_seconds, ran_seconds FROM ends

-- add_ends: add to the counts of ends, unless another instance has already counted these ends.
WITH advanced AS (
    UPDATE store SET counted = %(until)s::bigint WHERE counted = %(since)s::bigint RETURNING counted
), added AS (
    INSERT INTO ends (name, status, waited, ran, number, waited_seconds, ran_seconds)
    SELECT given.* FROM advanced, unnest(
        %(name)s::text[], %(status)s::text[], %(waited)s::integer[], %(ran)s::integer[],
        %(number)s::bigint[], %(waited_seconds)s::double precision[],
        %(ran_seconds)s::double precision[]
    ) AS given
    ON CONFLICT (name, status, waited, ran) DO UPDATE
    SET number = ends.number + excluded.number,
        waited_seconds = ends.waited_seconds + excluded.waited_seconds,
        ran_seconds = ends.ran_seconds + excluded.ran_seconds
)
SELECT counted FROM advanced

-- oldest: creation time of the oldest operation in one of the given states.
SELECT min(created) FROM unnest(%(statuses)s::text[]) AS unfinished (status), LATERAL (
    SELECT created FROM operations WHERE status = unfinished.status
    ORDER BY placed, seq LIMIT 1
) AS oldest

-- fold_tallies: if there are many rows, replace them by one row without a bucket for each state,
-- and add their buckets to `sums` and `tag_sums`. Rows that are added meanwhile stay.
WITH many AS (
    SELECT FROM tallies OFFSET %(many)s LIMIT 1
), folded AS (
    DELETE FROM tallies WHERE EXISTS (SELECT FROM many)
    RETURNING status, bucket, grouped, tags, change
), summed AS (
    INSERT INTO sums (bucket, grouped, status, number)
    SELECT bucket, grouped, status, sum(change) FROM folded WHERE bucket IS NOT NULL
    GROUP BY bucket, grouped, status HAVING sum(change) <> 0 ORDER BY bucket, grouped, status
    ON CONFLICT (bucket, grouped, status) DO UPDATE SET number = sums.number + excluded.number
), summed_by_tag AS (
    INSERT INTO tag_sums (tag, bucket, grouped, status, number)
    SELECT tag, bucket, grouped, status, sum(change)
    FROM folded, unnest(tags) AS given (tag) WHERE bucket IS NOT NULL
    GROUP BY tag, bucket, grouped, status HAVING sum(change) <> 0
    ORDER BY tag, bucket, grouped, status
    ON CONFLICT (tag, bucket, grouped, status)
    DO UPDATE SET number = tag_sums.number + excluded.number
)
INSERT INTO tallies (status, change) SELECT status, sum(change) FROM folded GROUP BY status


-- version
SELECT version FROM store

-- schema_exists
SELECT FROM pg_namespace WHERE nspname = %s

-- write_version
INSERT INTO store (store_id, version) VALUES (%(store_id)s, %(version)s)
ON CONFLICT (single) DO UPDATE SET version = excluded.version

-- store_id
SELECT store_id FROM store

-- fragment is_ahead: whether the store has revisions that this server has not assigned yet.
greatest((SELECT max(changed) FROM operations), forgotten)
    >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint + revision_offset

-- is_restored
SELECT {is_ahead} FROM store

-- continue_copy: lift new revisions above those of the copy, unless another process was faster.
UPDATE store SET store_id = %(store_id)s,
    revision_offset = greatest((SELECT max(changed) FROM operations), forgotten)
        - pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 1
WHERE {is_ahead}

-- channel: the name under which changes of this store are announced.
SELECT 'operations_status_' || 'store'::regclass::oid

-- announce: the notice need not survive a power cut, so its commit does not wait for the disk.
SELECT set_config('synchronous_commit', 'off', true),
    pg_notify('operations_status_' || 'store'::regclass::oid, '')

-- apply_settings: the settings for one transaction, behind a pooler that does not pass them on.
SELECT ARRAY[
    set_config('search_path', %(search_path)s, true),
    set_config('enable_hashjoin', %(enable_hashjoin)s, true),
    set_config('enable_seqscan', %(enable_seqscan)s, true),
    set_config('jit', %(jit)s, true),
    set_config('max_parallel_workers_per_gather', %(max_parallel_workers_per_gather)s, true),
    set_config('random_page_cost', %(random_page_cost)s, true),
    set_config('work_mem', %(work_mem)s, true)
]

-- server: version of the server, and name of the database.
SELECT current_setting('server_version_num')::integer AS version, current_database() AS database
