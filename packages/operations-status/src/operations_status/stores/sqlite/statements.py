"""SQL statements on single operations, leases and counters; see `queries` for lists."""

from __future__ import annotations

PING = "SELECT seq FROM operations LIMIT 1"

GET = """
    SELECT seq, changed, owner, expires, stoppable, fixed_process, outcome, summary, details
    FROM operations LEFT JOIN leases USING (seq) WHERE operation_id = ?
"""
GET_STATUS = "SELECT changed, status, outcome, summary FROM operations WHERE operation_id = ?"
GET_FULL_STATUS = """
    SELECT changed, status, outcome, summary, details FROM operations WHERE operation_id = ?
"""
HAS_ANY_TAG = """
    AND EXISTS (
        SELECT 1 FROM json_each(?) AS one JOIN tags ON tags.tag = one.value
        WHERE tags.seq = operations.seq
    )
"""
EXISTS = "SELECT 1 FROM operations WHERE operation_id = ?"
IS_INTERRUPTED = """
    SELECT status FROM operations
    WHERE operation_id = ? AND status IN ('Stopping', 'Succeeded', 'Failed', 'Cancelled')
"""
GET_OF_OWNER = "SELECT seq, status, revivable FROM operations WHERE operation_id = ? AND owner = ?"

REVISION = "SELECT revision, pruned FROM store"

STATISTICS = """
    SELECT "Starting", "Running", "Stopping", "Succeeded", "Failed", "Cancelled", (
        SELECT created FROM operations WHERE seq = (
            SELECT min(seq) FROM (
                SELECT min(seq) AS seq FROM operations WHERE status = 'Starting'
                UNION ALL SELECT min(seq) FROM operations WHERE status = 'Running'
                UNION ALL SELECT min(seq) FROM operations WHERE status = 'Stopping'
            )
        )
    )
    FROM store
"""

COUNTED = "SELECT counted FROM store"
READ_ENDS = "SELECT name, status, waited, ran, number, waited_seconds, ran_seconds FROM ends"
SET_COUNTED = "UPDATE store SET counted = :until WHERE counted = :since"
ADD_ENDS = """
    INSERT INTO ends (name, status, waited, ran, number, waited_seconds, ran_seconds)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (name, status, waited, ran) DO UPDATE
    SET number = number + excluded.number,
        waited_seconds = waited_seconds + excluded.waited_seconds,
        ran_seconds = ran_seconds + excluded.ran_seconds
"""

COUNT_ADDED = """
    UPDATE store
    SET revision = revision + 1,
        newest = max(newest + 1, :created),
        skew = max(skew, newest + 1 - :created),
        "Starting" = "Starting" + (:status = 'Starting'),
        "Running" = "Running" + (:status = 'Running'),
        "Stopping" = "Stopping" + (:status = 'Stopping'),
        "Succeeded" = "Succeeded" + (:status = 'Succeeded'),
        "Failed" = "Failed" + (:status = 'Failed'),
        "Cancelled" = "Cancelled" + (:status = 'Cancelled')
    RETURNING newest, revision
"""
NEWEST = "SELECT newest, skew, revision FROM store"
COUNT_ADDED_MANY = """
    UPDATE store
    SET revision = revision + :number,
        newest = :newest,
        skew = :skew,
        "Starting" = "Starting" + :Starting,
        "Running" = "Running" + :Running,
        "Stopping" = "Stopping" + :Stopping,
        "Succeeded" = "Succeeded" + :Succeeded,
        "Failed" = "Failed" + :Failed,
        "Cancelled" = "Cancelled" + :Cancelled
"""
COUNT_CHANGED = """
    UPDATE store
    SET revision = revision + 1,
        "Starting" = "Starting" + (:status = 'Starting') - (:before = 'Starting'),
        "Running" = "Running" + (:status = 'Running') - (:before = 'Running'),
        "Stopping" = "Stopping" + (:status = 'Stopping') - (:before = 'Stopping'),
        "Succeeded" = "Succeeded" + (:status = 'Succeeded') - (:before = 'Succeeded'),
        "Failed" = "Failed" + (:status = 'Failed') - (:before = 'Failed'),
        "Cancelled" = "Cancelled" + (:status = 'Cancelled') - (:before = 'Cancelled')
    RETURNING revision
"""
COUNT_PRUNED = """
    UPDATE store
    SET revision = revision + 1,
        pruned = revision + 1,
        "Succeeded" = "Succeeded" - :Succeeded,
        "Failed" = "Failed" - :Failed,
        "Cancelled" = "Cancelled" - :Cancelled
"""

INSERT = """
    INSERT INTO operations (
        seq, operation_id, created, ended, changed, status, pid, uid, name, operation_name,
        egress_provider, stoppable, fixed_process, owner, revivable, revived, handed_over,
        grouped, ran, outcome, summary, details
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?, ?, ?, ?)
"""
INSERT_TAG = "INSERT INTO tags (tag, seq) VALUES (?, ?)"
REPLACE = """
    UPDATE operations
    SET changed = ?, ended = ?, status = ?, owner = ?, revivable = ?, revived = revived OR ?,
        outcome = ?, summary = ?, details = ?, ran = ?
    WHERE seq = ?
"""
REGROUP = "UPDATE operations SET grouped = ? WHERE seq = ?"
HAND_OVER = """
    UPDATE operations SET pid = ?, uid = ?, name = ?, handed_over = changed WHERE seq = ?
"""

TALLY = """
    INSERT INTO tallies (bucket, grouped, status, number) VALUES (?, ?, ?, ?)
    ON CONFLICT (bucket, grouped, status) DO UPDATE SET number = number + excluded.number
    RETURNING number
"""
TAKE_FROM_TALLY = """
    UPDATE tallies SET number = number - ? WHERE bucket = ? AND grouped = ? AND status = ?
"""
ADD_TO_TAG_TALLY = """
    INSERT INTO tag_tallies (tag, bucket, grouped, status, number) VALUES (?, ?, ?, ?, 1)
    ON CONFLICT (tag, bucket, grouped, status) DO UPDATE SET number = number + 1
"""
DELETE_TAG_TALLY = """
    DELETE FROM tag_tallies
    WHERE tag = ? AND bucket = ? AND grouped = ? AND status = ? AND number = 1
"""
TAKE_FROM_TAG_TALLY = """
    UPDATE tag_tallies SET number = number - 1
    WHERE tag = ? AND bucket = ? AND grouped = ? AND status = ?
"""
DELETE_EMPTY_TALLIES = "DELETE FROM tallies WHERE number = 0"
ADD_GROUP = "INSERT OR IGNORE INTO groups (grouped, name, operation_name) VALUES (?, ?, ?)"
ADD_WORD = "INSERT OR IGNORE INTO words (word, grouped) VALUES (?, ?)"
DELETE_WORDS = """
    DELETE FROM words WHERE grouped IN (
        SELECT grouped FROM groups
        WHERE NOT EXISTS (SELECT 1 FROM operations WHERE operations.grouped = groups.grouped)
    )
"""
DELETE_GROUPS = """
    DELETE FROM groups
    WHERE NOT EXISTS (SELECT 1 FROM operations WHERE operations.grouped = groups.grouped)
"""

GRANT_LEASE = "INSERT OR REPLACE INTO leases (seq, expires) VALUES (?, ?)"
PROLONG_LEASES = "UPDATE leases SET expires = :until WHERE expires < :until"
SHORTEN_LEASES = """
    UPDATE leases SET expires = max(expires - :seconds, :until) WHERE expires > :now + :seconds
"""
END_LEASE = "DELETE FROM leases WHERE seq = ?"
FIND_EXPIRED = """
    SELECT operation_id FROM leases JOIN operations USING (seq) WHERE expires <= ? ORDER BY seq
"""

COUNT_SURPLUS = 'SELECT max(0, "Succeeded" + "Failed" + "Cancelled" - ?) FROM store'
# A `+` keeps SQLite from using the index of `ended`, which has another order than `changed`.
FIND_NTH_ENDED = """
    SELECT changed FROM operations WHERE +ended IS NOT NULL ORDER BY changed LIMIT 1 OFFSET ?
"""
COUNT_PRUNABLE = """
    SELECT count(*) FROM operations
    WHERE ended < :before OR changed <= :surplus AND ended IS NOT NULL
"""
FIND_OLD = """
    SELECT seq, operation_id, summary, status, created, grouped FROM operations
    WHERE ended < :before ORDER BY ended LIMIT :limit
"""
FIND_SURPLUS = """
    SELECT seq, operation_id, summary, status, created, grouped FROM operations
    WHERE changed <= :surplus AND +ended IS NOT NULL ORDER BY changed LIMIT :limit
"""
FIND_WIDEST = """
    SELECT newest, (SELECT max(seq - created) FROM operations) FROM store WHERE skew > ?
"""
SHRINK_SKEW = """
    UPDATE store SET skew = max(
        coalesce(:widest, 0),
        coalesce((SELECT max(seq - created) FROM operations WHERE seq > :newest), 0)
    )
"""
DELETE = "DELETE FROM operations WHERE seq = ?"
DELETE_TAG = "DELETE FROM tags WHERE tag = ? AND seq = ?"
ADD_TOMBSTONE = "INSERT OR REPLACE INTO tombstones (operation_id) VALUES (?)"
DELETE_OLD_TOMBSTONES = """
    DELETE FROM tombstones WHERE number <= (SELECT max(number) FROM tombstones) - ?
"""
IS_PRUNED = "SELECT 1 FROM tombstones WHERE operation_id = ?"
