"""Journals of recorders: their files, their size limits, and their recovery after a crash."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import textwrap
import threading
import time
from uuid import UUID, uuid4

import pytest
from hypothesis import given
from hypothesis import strategies as st
from operations_status.errors import StoreUnavailableError
from operations_status.recording.journal import Journal
from operations_status.recording.journal_files import (
    Entry,
    JournalFolder,
    Kind,
    decode,
    encode,
    open_abandoned,
)

STORE = uuid4()
NOW = 4e9
LINES = [encode(Entry(UUID(int=number), Kind.END, {"a": "é\n"}, NOW)) for number in range(20)]


def make_entry(number, kind=Kind.BEGINNING, *, moment=NOW, **fields):
    return Entry(UUID(int=number), kind, fields, moment)


@pytest.fixture
def make_journal(tmp_path):
    """Make journals for one store, as processes of one user do."""
    made = []

    def make(*, location="store", place=tmp_path / "place", **options):
        journal = Journal(JournalFolder([place], location), **options)
        journal.store_id = STORE
        made.append(journal)
        return journal

    yield make
    for journal in made:
        journal.hand_in(lambda _: True)


def find_files(folder):
    return sorted(path for path in folder.rglob("*") if path.is_file())


def read_entries(folder):
    """Return the entries of all files below a folder."""
    return [entry for path in find_files(folder) for entry in decode(path.read_bytes())]


class Written(list[Entry]):
    """Entries that were written; `write` returns False for operations that do not exist."""

    def __init__(self, *unknown):
        super().__init__()
        self._unknown = unknown

    def write(self, entry):
        self.append(entry)
        return entry.operation_id.int not in self._unknown


def hand_in(journal, *unknown):
    """Hand in a journal and return the written entries."""
    written = Written(*unknown)
    journal.hand_in(written.write)
    return written


def adopt(journal, *unknown, store_id=STORE, most=sys.maxsize):
    """Hand in some entries of the journals of other processes, and return these entries."""
    written = Written(*unknown)
    journal.adopt(written.write, store_id, lambda: len(written) >= most)
    return written


@given(
    st.builds(
        Entry,
        st.uuids(),
        st.sampled_from(Kind),
        st.dictionaries(st.text(), st.none() | st.booleans() | st.text() | st.integers()),
        st.floats(allow_nan=False, allow_infinity=False),
    )
)
def test_an_entry_is_read_as_it_was_written(entry):
    assert list(decode(encode(entry))) == [entry]


@given(st.integers(0, sum(map(len, LINES))), st.binary(max_size=200))
def test_a_damaged_end_loses_only_the_entries_after_it(length, rest):
    data = b"".join(LINES)[:length]
    intact = data.count(b"\n")
    found = list(decode(data + rest))
    assert found[:intact] == [make_entry(number, Kind.END, a="é\n") for number in range(intact)]


@given(st.integers(0, sum(map(len, LINES)) - 1), st.integers(1, 255))
def test_a_damaged_byte_loses_at_most_two_entries(position, change):
    data = bytearray(b"".join(LINES))
    data[position] ^= change
    found = list(decode(bytes(data)))
    assert len(found) >= len(LINES) - 2
    assert [entry for entry in found if encode(entry) not in LINES] == []


@given(st.binary())
def test_any_bytes_can_be_read(data):
    assert list(decode(data)) == []


def test_a_line_with_a_checksum_and_without_an_entry_is_skipped():
    assert list(decode(b"00000000 \n1ad5be0d 1\nd84b1dd0 {}\n")) == []


def test_no_file_is_opened_before_the_first_entry(make_journal, tmp_path):
    journal = make_journal()
    assert hand_in(journal) == adopt(journal) == []
    assert len(journal) == 0
    assert not journal.is_due
    assert list(tmp_path.iterdir()) == []


def test_entries_are_handed_in_in_their_order(make_journal, tmp_path):
    journal = make_journal()
    entries = [make_entry(number % 3, Kind.BEGINNING, name=str(number)) for number in range(9)]
    for entry in entries:
        journal.append(entry)
        assert read_entries(tmp_path)[-1] == entry
    assert len(journal) == 9
    assert journal.is_due
    assert journal.has(UUID(int=2))
    assert hand_in(journal) == entries
    assert len(journal) == 0
    assert not journal.has(UUID(int=2))
    assert find_files(tmp_path) == []


def test_only_the_last_report_of_progress_is_kept(make_journal):
    journal = make_journal()
    for number in range(10):
        journal.append(make_entry(1, Kind.PROGRESS, fraction=number))
        journal.append(make_entry(2, Kind.PROGRESS, fraction=number))
    journal.append(make_entry(2, Kind.END))
    assert hand_in(journal) == [make_entry(1, Kind.PROGRESS, fraction=9), make_entry(2, Kind.END)]


def test_a_failure_leaves_the_rest_of_the_entries(make_journal):
    journal = make_journal()
    for number in range(4):
        journal.append(make_entry(number))

    def write(entry):
        if entry.operation_id.int == 2:
            raise StoreUnavailableError("the store is away")
        return True

    with pytest.raises(StoreUnavailableError):
        journal.hand_in(write)
    assert not journal.has(UUID(int=1))
    assert hand_in(journal) == [make_entry(2), make_entry(3)]


def test_a_report_that_replaces_one_being_written_is_kept(make_journal):
    journal = make_journal()
    journal.append(make_entry(1, Kind.PROGRESS, fraction=1))

    def write(_):
        journal.append(make_entry(1, Kind.PROGRESS, fraction=2))
        return True

    journal.hand_in(write)
    assert hand_in(journal) == [make_entry(1, Kind.PROGRESS, fraction=2)]


def test_entries_of_an_operation_that_does_not_exist_yet_wait(make_journal, eventually):
    journal = make_journal()
    for number in (1, 2, 1):
        journal.append(make_entry(number))
    assert hand_in(journal, 1) == [make_entry(1), make_entry(2)]
    assert not journal.is_due
    assert hand_in(journal) == []
    eventually(lambda: journal.is_due)
    assert hand_in(journal) == [make_entry(1), make_entry(1)]
    assert not journal.is_due


def test_entries_wait_for_an_operation_for_a_day(make_journal, caplog):
    journal = make_journal()
    journal.append(make_entry(1, moment=0.0))
    journal.append(make_entry(2, Kind.PROGRESS, moment=0.0))
    journal.hand_in(lambda _: False)
    assert len(journal) == 0
    assert journal.dropped == 1
    assert "is not recorded: it does not exist" in caplog.text


def test_progress_is_dropped_before_beginnings_and_ends(make_journal, tmp_path, caplog):
    size = len(encode(make_entry(0)))
    journal = make_journal(limit=20 * size)
    for number in range(100):
        journal.append(make_entry(number, Kind.PROGRESS))
    kept = len(journal)
    assert 10 < kept < 20
    assert caplog.text == ""
    for number in range(100, 200):
        journal.append(make_entry(number))
    assert caplog.text.count("the journal is full") == 1
    assert kept + journal.dropped == 100 - (len(journal) - 2 * kept)
    assert sum(path.stat().st_size for path in find_files(tmp_path)) <= 20 * size
    assert len(read_entries(tmp_path)) == len(hand_in(journal)) <= 20
    assert f"the journal has room again; {journal.dropped} changes were dropped" in caplog.text
    journal.append(make_entry(1))
    assert hand_in(journal) == [make_entry(1)]


def test_superfluous_lines_give_way_to_new_ones(make_journal, tmp_path):
    size = len(encode(make_entry(0, Kind.PROGRESS)))
    journal = make_journal(limit=20 * size)
    for _ in range(1000):
        journal.append(make_entry(1, Kind.PROGRESS))
    assert journal.dropped == 0
    assert read_entries(tmp_path)[-1] == make_entry(1, Kind.PROGRESS)
    assert min(path.stat().st_size for path in find_files(tmp_path)) <= 20 * size


def test_a_file_that_is_mostly_superfluous_is_rewritten(make_journal, tmp_path, eventually):
    journal = make_journal()
    for _ in range(12):
        journal.append(make_entry(1, Kind.PROGRESS, message="x" * 100_000))
    eventually(lambda: sum(path.stat().st_size for path in find_files(tmp_path)) < 200_000)
    assert len(hand_in(journal)) == 1


def test_the_journals_of_several_processes_have_one_limit(make_journal, eventually):
    size = len(encode(make_entry(0)))
    first, second = make_journal(limit=20 * size), make_journal(limit=20 * size)
    for number in range(15):
        first.append(make_entry(number))
    for number in range(20, 40):
        second.append(make_entry(number))
    assert first.dropped == 0
    assert 4 <= len(second) <= 6
    first.hand_in(lambda _: True)

    def has_room():
        second.append(make_entry(50))
        return len(second) > 10

    eventually(has_room)


def test_files_and_folders_are_private(make_journal, tmp_path):
    before = os.umask(0)
    journal = make_journal()
    journal.append(make_entry(1))
    os.umask(before)
    (path,) = find_files(tmp_path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_a_folder_that_others_can_use_is_not_used(make_journal, tmp_path, caplog):
    journal = make_journal()
    journal.append(make_entry(1))
    (path,) = find_files(tmp_path)
    other = make_journal()
    path.parent.chmod(0o750)
    assert adopt(other) == []
    other.append(make_entry(2))
    assert "others have access to the folder" in caplog.text
    assert find_files(tmp_path) == [path]
    path.parent.chmod(0o700)


def test_links_are_not_followed(make_journal, tmp_path, caplog):
    journal = make_journal()
    journal.append(make_entry(1))
    (path,) = find_files(tmp_path)
    folder = path.parent
    target = tmp_path / "target"
    target.write_bytes(encode(make_entry(2)))
    (folder / f"any-1{path.suffix}").symlink_to(target)
    (folder / f"any-2{path.suffix}").hardlink_to(target)
    (folder / f"any-3{path.suffix}").mkdir()
    os.mkfifo(folder / f"any-4{path.suffix}")
    (folder / "notes.txt").write_text("x")
    assert adopt(make_journal()) == []
    assert target.exists()
    for one in folder.iterdir():
        one.rmdir() if one.is_dir() else one.unlink()
    folder.rmdir()
    folder.symlink_to(tmp_path)
    other = make_journal()
    other.append(make_entry(2))
    assert "Not a directory" in caplog.text
    folder.unlink()


def test_the_first_place_that_can_be_written_is_used(tmp_path):
    blocked, free = tmp_path / "blocked", tmp_path / "free"
    blocked.write_text("a file")
    journal = Journal(JournalFolder([blocked, free], "store"))
    journal.append(make_entry(1))
    (path,) = find_files(free)
    assert path.name.startswith("any-")
    assert hand_in(journal) == [make_entry(1)]


def test_without_a_place_entries_are_kept_in_memory(caplog):
    journal = Journal(JournalFolder([], "store"))
    journal.append(make_entry(1))
    journal.append(make_entry(2))
    assert not journal.is_kept
    assert caplog.text.count("the journal cannot be written, it is kept in memory") == 1
    journal.close()
    assert hand_in(journal) == [make_entry(1), make_entry(2)]


def test_a_journal_is_written_as_soon_as_its_folder_can_be_used(
    make_journal, tmp_path, eventually, caplog
):
    place = tmp_path / "place"
    place.write_text("a file")
    journal = make_journal(place=place)
    journal.append(make_entry(1))
    journal.append(make_entry(2))
    place.unlink()
    eventually(lambda: read_entries(tmp_path) == [make_entry(1), make_entry(2)])
    eventually(lambda: "the journal is written again" in caplog.text)
    journal.append(make_entry(3))
    assert len(read_entries(tmp_path)) == 3


def test_a_journal_that_cannot_be_written_is_retried_and_reported_once(eventually, caplog):
    tries = []

    class CountedFolder(JournalFolder):
        def create(self, store_id):
            tries.append(store_id)
            return super().create(store_id)

    journal = Journal(CountedFolder([], "store"))
    journal.append(make_entry(1))
    eventually(lambda: len(tries) > 2)
    assert hand_in(journal) == [make_entry(1)]
    assert caplog.text.count("the journal cannot be written") == 1


FULL = """
    import resource, signal, sys
    from pathlib import Path
    from uuid import UUID
    from operations_status.recording.journal import Journal
    from operations_status.recording.journal_files import Entry, JournalFolder, Kind

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    journal = Journal(JournalFolder([Path(sys.argv[1])], "store"))
    def append(number):
        journal.append(Entry(UUID(int=number), Kind.BEGINNING, {}, 4e9))
    append(0)
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300, most))
    for number in range(1, 10):
        append(number)
    assert not journal.is_kept
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    print("full", flush=True)
    sys.stdin.readline()
    append(10)
    print(journal.is_kept, len(journal), flush=True)
    sys.stdin.readline()
"""


def run(script, *arguments):
    command = [sys.executable, "-c", textwrap.dedent(script), *map(str, arguments)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)


def test_a_journal_on_a_full_disk_is_complete_once_there_is_space(
    make_journal, tmp_path, eventually
):
    with run(FULL, tmp_path / "place") as process:
        assert process.stdout is not None
        assert process.stdin is not None
        assert process.stdout.readline() == "full\n"
        eventually(lambda: len(read_entries(tmp_path)) == 10)
        process.stdin.write("\n")
        process.stdin.flush()
        assert process.stdout.readline() == "True 11\n"
        process.communicate("\n", timeout=60)
        assert process.returncode == 0
    assert adopt(make_journal()) == [make_entry(number) for number in range(11)]


def test_nothing_is_left_of_a_file_whose_first_line_does_not_fit(
    make_journal, tmp_path, eventually
):
    journal = make_journal()
    import resource  # noqa: PLC0415 Windows has none

    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, limits[1]))
    try:
        journal.append(make_entry(1))
        assert not journal.is_kept
        eventually(lambda: find_files(tmp_path) == [])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    eventually(lambda: journal.is_kept)
    assert read_entries(tmp_path) == [make_entry(1)]
    assert len(find_files(tmp_path)) == 1


APPENDING = """
    import sys
    from pathlib import Path
    from uuid import UUID
    from operations_status.recording.journal import Journal
    from operations_status.recording.journal_files import Entry, JournalFolder, Kind

    journal = Journal(JournalFolder([Path(sys.argv[1])], "store"))
    for number in range(int(sys.argv[2]), 10 ** 9):
        journal.append(Entry(UUID(int=number), Kind.BEGINNING, {}, 4e9))
        print(number, flush=True)
"""


def test_the_next_process_hands_in_the_journals_of_killed_ones(make_journal, tmp_path):
    place = tmp_path / "place"
    first = [0, 10**6, 2 * 10**6]
    processes = [run(APPENDING, place, number) for number in first]
    printed = []
    for process in processes:
        assert process.stdout is not None
        for _ in range(100):
            process.stdout.readline()
        assert adopt(make_journal()) == []  # the processes still run
    for process in processes:
        process.kill()
        assert process.stdout is not None
        printed.append(process.stdout.read().splitlines())
        assert process.wait() == -signal.SIGKILL
        process.stdout.close()
        assert process.stdin is not None
        process.stdin.close()
    written = [entry.operation_id.int for entry in adopt(make_journal())]
    for start, lines in zip(first, printed, strict=True):
        own = [number for number in written if start <= number < start + 10**6]
        assert own == list(range(start, start + len(own)))
        assert len(own) >= 100 + len(lines)
    assert find_files(tmp_path) == []


def test_two_processes_do_not_hand_in_the_same_journal_at_once(make_journal):
    make_journal().append(make_entry(1))
    abandoned = make_journal()
    abandoned.append(make_entry(2))
    abandoned.close()
    first, second = make_journal(), make_journal()
    written = []

    def write(entry):
        written.append(entry)
        assert adopt(second) == []
        return True

    first.adopt(write, STORE, lambda: False)
    assert written == [make_entry(2)]
    assert adopt(second) == []


def test_an_abandoned_journal_is_retried_with_back_off_until_its_operations_exist(
    make_journal, tmp_path, eventually, caplog
):
    abandoned = make_journal()
    entries = [make_entry(1), make_entry(2), make_entry(1, Kind.END)]
    for entry in entries:
        abandoned.append(entry)
    abandoned.close()
    abandoned.close()
    assert len(abandoned) == 0
    journal = make_journal()
    assert adopt(journal, 1) == entries[:2]
    assert adopt(journal) == []
    (path,) = find_files(tmp_path)
    eventually(lambda: adopt(journal, 1) == entries[:2])
    assert f"{path} is kept for a day: 1 of its operations" in caplog.text
    assert caplog.text.count("is kept for a day") == 1
    assert path.exists()
    eventually(lambda: adopt(journal) == entries)
    assert find_files(tmp_path) == []


def test_an_abandoned_journal_that_another_process_has_handed_in_is_forgotten(
    make_journal, tmp_path, caplog
):
    abandoned = make_journal()
    abandoned.append(make_entry(1))
    abandoned.close()
    journal = make_journal()
    assert len(adopt(journal, 1)) == 1
    (path,) = find_files(tmp_path)
    kept = path.read_bytes()
    path.unlink()
    assert adopt(journal, 1) == []
    path.write_bytes(kept)
    assert len(adopt(journal, 1)) == 1  # without a pause
    assert caplog.text.count("is kept for a day") == 2


def test_an_abandoned_journal_waits_for_its_operations_for_a_day(make_journal, tmp_path, caplog):
    abandoned = make_journal()
    abandoned.append(make_entry(1, moment=0.0))
    abandoned.close()
    journal = make_journal()
    assert len(adopt(journal, 1)) == 1
    assert find_files(tmp_path) == []
    assert journal.dropped == 1
    assert "is not recorded: it does not exist" in caplog.text


def test_the_journal_of_another_store_is_left_alone(make_journal):
    for location in ("store", "other"):
        abandoned = make_journal(location=location)
        abandoned.append(make_entry(1, location=location))
        abandoned.close()
    journal = make_journal()
    assert adopt(journal, store_id=uuid4()) == []
    assert adopt(journal) == [make_entry(1, location="store")]
    assert adopt(make_journal(location="other")) == [make_entry(1, location="other")]


def test_an_abandoned_journal_is_kept_if_writing_it_is_stopped(make_journal):
    abandoned = make_journal()
    entries = [make_entry(1), make_entry(2)]
    for entry in entries:
        abandoned.append(entry)
    abandoned.close()
    journal = make_journal()
    assert adopt(journal, most=1) == entries[:1]
    assert adopt(journal) == entries
    assert adopt(journal) == []


@pytest.mark.parametrize(("days", "is_kept"), [(6, True), (8, False)])
def test_the_journal_of_a_replaced_store_is_deleted_after_a_week(
    make_journal, tmp_path, caplog, days, is_kept
):
    abandoned = make_journal()
    for kind in Kind:
        abandoned.append(make_entry(1, kind))
    abandoned.close()
    (path,) = find_files(tmp_path)
    changed = time.time() - days * 24 * 60 * 60
    os.utime(path, (changed, changed))
    journal = make_journal()
    assert adopt(journal, store_id=uuid4()) == []
    assert path.exists() is is_kept
    assert journal.dropped == (0 if is_kept else 2)
    assert ("belongs to another store" in caplog.text) is not is_kept


def test_a_forked_child_does_not_keep_the_journal_of_its_parent(make_journal, tmp_path):
    script = """
        import os, sys, time
        from pathlib import Path
        from uuid import UUID
        from operations_status.recording.journal import Journal
        from operations_status.recording.journal_files import Entry, JournalFolder, Kind

        journal = Journal(JournalFolder([Path(sys.argv[1])], "store"))
        journal.append(Entry(UUID(int=1), Kind.BEGINNING, {}, 4e9))
        if os.fork() == 0:
            print(os.getpid(), flush=True)
            sys.stdin.readline()
            os._exit(0)
        sys.stdin.readline()
    """
    with run(script, tmp_path / "place") as process:
        assert process.stdout is not None
        child = int(process.stdout.readline())
        process.kill()
        process.wait()
        os.kill(child, 0)  # the child still runs
        assert adopt(make_journal()) == [make_entry(1)]


def test_threads_append_while_another_hands_in(make_journal):
    journal = make_journal()
    written: list[Entry] = []

    def append(start):
        for number in range(start, start + 500):
            journal.append(make_entry(number))

    threads = [threading.Thread(target=append, args=(start,)) for start in (0, 1000, 2000)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        written += hand_in(journal)
    written += hand_in(journal)
    numbers = [entry.operation_id.int for entry in written]
    assert len(numbers) == 1500
    for start in (0, 1000, 2000):
        assert [one for one in numbers if start <= one < start + 500] == list(
            range(start, start + 500)
        )


def test_a_journal_works_without_a_thread_of_its_own(tmp_path):
    """A process that ends, or that cannot start another thread, still writes its last entries."""
    script = """
        import sys, threading
        from pathlib import Path
        from uuid import UUID
        from operations_status.recording.journal import Journal
        from operations_status.recording.journal_files import Entry, JournalFolder, Kind

        journal = Journal(JournalFolder([Path(sys.argv[1])], "store"))
        def refuse(*_): raise RuntimeError("can't start new thread")
        threading._start_new_thread = refuse
        journal.append(Entry(UUID(int=1), Kind.BEGINNING, {}, 4e9))
    """
    with run(script, tmp_path / "place") as process:
        assert process.wait(60) == 0
    assert read_entries(tmp_path) == [make_entry(1)]


def test_a_closed_file_can_be_closed_and_synced_again(tmp_path):
    file = JournalFolder([tmp_path], "store").create(STORE)
    file.close()
    file.sync()
    file.close()
    assert file.path.exists()


def test_a_new_file_that_another_process_takes_for_abandoned_is_replaced(tmp_path):
    folder = JournalFolder([tmp_path / "place"], "store")
    taken: list[str] = []
    is_over = threading.Event()

    def take():
        while not is_over.is_set():
            for path in folder.find():
                with open_abandoned(path) as file:
                    if file is not None and file.read() == b"":
                        file.remove()
                        taken.append(path.name)

    threads = [threading.Thread(target=take) for _ in range(2)]
    for thread in threads:
        thread.start()
    try:
        end = time.monotonic() + 60
        while not taken and time.monotonic() < end:
            file = folder.create(STORE)
            assert file.path.exists()
            file.remove()
    finally:
        is_over.set()
        for thread in threads:
            thread.join()
    assert taken
    assert folder.find() == []
