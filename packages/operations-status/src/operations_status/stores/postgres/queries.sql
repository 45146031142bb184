-- The statements of the store, in psycopg's form: %(name)s is a parameter, and {name} stands for a
-- fragment of this file. A condition whose parameter is NULL is folded away: lists are planned for
-- the values of each call. `SET search_path` to the schema of the store before pasting one.
--
-- Lists are in the order of (placed, seq), and so are the index of each filtered column and that of
-- the tags. A descending list has DESC in each ORDER BY of both.
--
-- A revision is the number of the transaction that made the change. A change that a snapshot does
-- not show has a number at or above the snapshot's xmin, so all changes below it are settled: no
-- lower one can appear any more. A long transaction of another program on the same server holds
-- xmin back; the statement `floor` then finds a higher bound.


-- fragment settled: the state of the changes; all below `horizon` is settled.
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
-- An index is in the order of the list behind `=`, and not behind `= ANY`.
(%(operation_name)s::bytea IS NULL OR operation_name = %(operation_name)s)
AND (%(provider)s::bytea IS NULL OR egress_provider = %(provider)s)
AND (%(providers)s::bytea[] IS NULL OR egress_provider = ANY (%(providers)s))
AND (%(created_after)s::bigint IS NULL OR created > %(created_after)s)
AND (%(created_before)s::bigint IS NULL OR created < %(created_before)s)

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

-- fragment passes: conditions of a filter.
{process} AND {passes_but_process}

-- fragment passed: conditions of a filter that an operation passes, or has passed earlier.
(({process}) OR handed_over >= now.horizon) AND {unchanging}
AND (
    %(past_statuses)s::text[] IS NULL OR status = ANY (%(past_statuses)s) OR revived
)
AND (%(all_tags)s::bytea[] IS NULL OR operations.tags @> %(all_tags)s)
AND (%(past_any_tags)s::bytea[] IS NULL OR operations.tags && %(past_any_tags)s)

-- fragment within: conditions on the place in the list; `created` is never later than `placed`.
(%(after_placed)s::bigint IS NULL OR (placed, seq) > (%(after_placed)s, %(after_seq)s::bigint))
AND (%(before_placed)s::bigint IS NULL OR (placed, seq) < (%(before_placed)s, %(before_seq)s::bigint))
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

-- list_of_tagged: those of them that the keys stand for; see `join_tags`.
SELECT placed, seq, {item} AS item FROM (<keys>) AS keys JOIN operations USING (placed, seq)
ORDER BY placed, seq

-- page: a list and its version, materialized to be worked out once. The changes that are not
-- settled are `ahead`; hardly any change is, which the planner cannot know: IS TRUE leaves it no
-- other index than that of the changes.
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

-- revision
{settled}

-- changes: the first changes after a revision; in the only row without any, columns of an
-- operation are NULL. Rows with the revision of the last one come all.
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


-- fragment expiry: the end of a lease, which is within the range of timestamps.
clock_timestamp() + make_interval(secs => least(%(lease)s::double precision, 1e10))

-- read_status
SELECT outcome, summary, details, changed, status FROM operations
WHERE operation_id = %(operation_id)s

-- read_status_of_tagged: the same of an operation that has one of some tags.
SELECT outcome, summary, details, changed, status FROM operations
WHERE operation_id = %(operation_id)s AND tags && %(any_tags)s::bytea[]

-- read
SELECT changed, stoppable, fixed_process, outcome, summary, details, owner, (
    SELECT expires <= statement_timestamp() FROM leases
    WHERE leases.operation_id = operations.operation_id
) AS is_silent
FROM operations WHERE operation_id = %(operation_id)s

-- add: no row comes if the identifier is not new.
WITH next AS MATERIALIZED (
    SELECT next_revision() AS revision
    WHERE NOT EXISTS (SELECT FROM operations WHERE operation_id = %(operation_id)s)
), added AS (
    INSERT INTO operations (
        operation_id, placed, created, changed, status, pid, uid, name, operation_name,
        egress_provider, stoppable, fixed_process, tags, outcome, summary, details, owner,
        revivable
    )
    SELECT %(operation_id)s, greatest(%(created)s::bigint, (SELECT max(placed) FROM operations)),
        %(created)s, revision, %(status)s::text, %(pid)s::integer, %(uid)s, %(name)s,
        %(operation_name)s::bytea, %(provider)s::bytea, %(stoppable)s, %(fixed_process)s,
        %(tags)s::bytea[], %(outcome)s, %(summary)s, %(details)s, %(owner)s::uuid, %(revivable)s
    FROM next
    RETURNING operation_id, placed, seq, created
), skewed AS (
    UPDATE store SET skew = placed - created FROM added WHERE skew < placed - created
), tagged AS (
    INSERT INTO tags (tag, placed, seq)
    SELECT DISTINCT tag, placed, seq FROM added, unnest(%(tags)s::bytea[]) AS given (tag)
), tallied AS (
    INSERT INTO tallies (status, change) SELECT %(status)s::text, 1 FROM added
), leased AS (
    INSERT INTO leases (operation_id, expires)
    SELECT operation_id, {expiry}
    FROM added WHERE %(lease)s::double precision IS NOT NULL
    ON CONFLICT (operation_id) DO UPDATE SET expires = excluded.expires
)
SELECT revision FROM next

-- known: those of some identifiers that are in use.
SELECT operation_id FROM operations WHERE operation_id = ANY (%(operation_ids)s::uuid[])

-- add_many: operations without an owner, in their order; an identifier that is not new is an error.
WITH next AS MATERIALIZED (
    SELECT next_revision() AS revision, (SELECT max(placed) FROM operations) AS newest
), given AS MATERIALIZED (
    SELECT * FROM unnest(
        %(operation_id)s::uuid[], %(created)s::bigint[], %(status)s::text[], %(pid)s::integer[],
        %(uid)s::uuid[], %(name)s::bytea[], %(operation_name)s::bytea[], %(provider)s::bytea[],
        %(stoppable)s::boolean[], %(fixed_process)s::boolean[], %(outcome)s::bytea[],
        %(summary)s::bytea[], %(details)s::bytea[], %(revivable)s::boolean[]
    ) WITH ORDINALITY AS given (
        operation_id, created, status, pid, uid, name, operation_name, egress_provider, stoppable,
        fixed_process, outcome, summary, details, revivable, number
    )
), tagged AS MATERIALIZED (
    SELECT * FROM unnest(%(tagged)s::uuid[], %(tags)s::bytea[])
        WITH ORDINALITY AS tagged (operation_id, tag, number)
), added AS (
    INSERT INTO operations (
        operation_id, placed, created, changed, status, pid, uid, name, operation_name,
        egress_provider, stoppable, fixed_process, tags, outcome, summary, details, revivable
    )
    SELECT operation_id,
        greatest(max(created) OVER (ORDER BY given.number ROWS UNBOUNDED PRECEDING), newest),
        created, revision, status, pid, uid, name, operation_name, egress_provider, stoppable,
        fixed_process, ARRAY(
            SELECT tag FROM tagged WHERE tagged.operation_id = given.operation_id
            ORDER BY tagged.number
        ), outcome, summary, details, revivable
    FROM given, next ORDER BY given.number
    RETURNING operation_id, placed, seq, created, status
), skewed AS (
    UPDATE store SET skew = widest FROM (SELECT max(placed - created) AS widest FROM added) AS added
    WHERE skew < widest
), indexed AS (
    INSERT INTO tags (tag, placed, seq)
    SELECT tag, placed, seq FROM added JOIN tagged USING (operation_id)
), tallied AS (
    INSERT INTO tallies (status, change) SELECT status, count(*) FROM added GROUP BY status
)
INSERT INTO leases (operation_id, expires)
SELECT operation_id, {expiry}
FROM added WHERE %(lease)s::double precision IS NOT NULL AND status <> ALL (%(final)s::text[])
ON CONFLICT (operation_id) DO UPDATE SET expires = excluded.expires

-- change: write what has become of an operation, unless it has changed since a revision. It locks
-- rows first and asks for its revision last, so that others wait for its commit alone. Of a silent
-- operation, the lease must still have run out.
WITH locked AS MATERIALIZED (
    SELECT operation_id, status FROM operations
    WHERE operation_id = %(operation_id)s AND changed = %(seen)s::bigint FOR UPDATE
), current AS MATERIALIZED (
    SELECT operation_id, status FROM locked WHERE NOT %(silent)s::boolean
    UNION ALL
    SELECT operation_id, status FROM locked, LATERAL (
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
        revived = operations.revived OR current.status = ANY (%(final)s::text[])
    FROM next, current WHERE operations.operation_id = %(operation_id)s
    RETURNING operations.operation_id
), leased AS (
    INSERT INTO leases (operation_id, expires)
    SELECT operation_id, {expiry}
    FROM current WHERE %(lease)s::double precision IS NOT NULL
    ON CONFLICT (operation_id) DO UPDATE SET expires = excluded.expires
), tallied AS (
    INSERT INTO tallies (status, change) SELECT status, -1 FROM current
    UNION ALL SELECT %(status)s::text, 1 FROM current
), released AS (
    DELETE FROM leases USING current
    WHERE %(status)s::text = ANY (%(final)s::text[])
        AND leases.operation_id = current.operation_id
)
SELECT revision FROM next

-- heartbeat: extend the leases of a worker.
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

-- interrupted: those of some operations that are in one of some states.
SELECT operation_id, status FROM operations
WHERE operation_id = ANY (%(operation_ids)s::uuid[]) AND status = ANY (%(statuses)s::text[])

-- silent: operations whose lease has run out, oldest first. A database that was down has received
-- no heartbeat, so no operation is silent in the first seconds after its start.
SELECT operation_id FROM leases JOIN operations USING (operation_id)
WHERE expires <= statement_timestamp() AND status <> ALL (%(final)s::text[])
    AND pg_postmaster_start_time() + make_interval(secs => %(grace)s) <= statement_timestamp()
ORDER BY placed, seq


-- is_pruned
SELECT EXISTS (SELECT FROM tombstones WHERE operation_id = %(operation_id)s)

-- surplus: the newest of the ended operations that are more than some.
SELECT placed, seq FROM operations WHERE status = ANY (%(final)s::text[])
ORDER BY placed DESC, seq DESC OFFSET %(keep)s LIMIT 1

-- skew: the largest difference between `placed` and `created`.
SELECT skew FROM store

-- fragment forgettable: ended operations up to a place in the list, of which all up to another
-- place, and all that were created before a moment, are forgotten.
status = ANY (%(final)s::text[]) AND placed <= %(last)s::bigint
AND ((placed, seq) <= (%(placed)s::bigint, %(seq)s::bigint) OR created < %(moment)s::bigint)

-- count_forgettable
SELECT count(*) FROM operations WHERE {forgettable}

-- forget: the oldest few of them; those that others have locked are skipped.
WITH batch AS MATERIALIZED (
    SELECT operation_id, placed, seq, tags, status FROM operations
    WHERE {forgettable}
    ORDER BY placed, seq LIMIT 100 FOR UPDATE SKIP LOCKED
), untagged AS (
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
    INSERT INTO tallies (status, change) SELECT status, -count(*) FROM batch GROUP BY status
), counted AS MATERIALIZED (
    SELECT count(*) AS number FROM forgotten
), next AS MATERIALIZED (
    SELECT next_revision() AS revision FROM counted WHERE number > 0
), noted AS (
    UPDATE store SET forgotten = next.revision FROM next
)
SELECT number FROM counted

-- tally: how many operations are in each state.
SELECT status, sum(change)::bigint AS number FROM tallies GROUP BY status HAVING sum(change) > 0

-- counted: the revision up to which the ends are counted.
SELECT counted FROM store

-- ends: how many operations have ended, by labels and buckets of durations.
SELECT name, status, waited, ran, number, waited_seconds, ran_seconds FROM ends

-- add_ends: add to them, unless another instance has counted these ends.
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

-- oldest: when the oldest operation in one of some states was created.
SELECT min(created) FROM unnest(%(statuses)s::text[]) AS unfinished (status), LATERAL (
    SELECT created FROM operations WHERE status = unfinished.status
    ORDER BY placed, seq LIMIT 1
) AS oldest

-- fold_tallies: add up the rows if there are many; rows that are added meanwhile stay.
WITH many AS (
    SELECT FROM tallies OFFSET %(many)s LIMIT 1
), folded AS (
    DELETE FROM tallies WHERE EXISTS (SELECT FROM many) RETURNING status, change
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

-- fragment is_ahead: whether the store has revisions that this server has not given out.
greatest((SELECT max(changed) FROM operations), forgotten)
    >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint + revision_offset

-- is_restored
SELECT {is_ahead} FROM store

-- continue_copy: go on above the revisions of the copy, unless another process has been faster.
UPDATE store SET store_id = %(store_id)s,
    revision_offset = greatest((SELECT max(changed) FROM operations), forgotten)
        - pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 1
WHERE {is_ahead}

-- channel: the name under which changes of this store are announced.
SELECT 'operations_status_' || 'store'::regclass::oid

-- announce: the notice need not survive a power cut, so its commit does not wait for the disk.
SELECT set_config('synchronous_commit', 'off', true),
    pg_notify('operations_status_' || 'store'::regclass::oid, '')

-- apply_settings: for one transaction, behind a pooler that does not pass them on.
SELECT ARRAY[
    set_config('search_path', %(search_path)s, true),
    set_config('enable_hashjoin', %(enable_hashjoin)s, true),
    set_config('enable_seqscan', %(enable_seqscan)s, true),
    set_config('jit', %(jit)s, true),
    set_config('max_parallel_workers_per_gather', %(max_parallel_workers_per_gather)s, true),
    set_config('random_page_cost', %(random_page_cost)s, true),
    set_config('work_mem', %(work_mem)s, true)
]

-- server: what a store needs of a server.
SELECT current_setting('server_version_num')::integer AS version, current_database() AS database
