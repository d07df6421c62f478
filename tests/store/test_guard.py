import pytest

from refuge_annotator.store import guard, places
from refuge_annotator.store.errors import StudyInUse
from refuge_annotator.store.guard import Guard


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "s.refuge"
    path.write_bytes(b"x")
    return path


def test_what_is_held_is_not_given_twice_in_one_program(file):
    first = Guard(file)
    with pytest.raises(StudyInUse):
        Guard(file)
    first.release()
    Guard(file).release()


def test_another_name_of_the_same_file_is_the_same_file(file):
    link = file.with_name("link.refuge")
    link.hardlink_to(file)
    first = Guard(file)
    with pytest.raises(StudyInUse):
        Guard(link)
    first.release()


def test_giving_up_twice_does_no_harm(file):
    first = Guard(file)
    first.release()
    second = Guard(file)
    first.release()
    with pytest.raises(StudyInUse):
        Guard(file)
    second.release()


def test_on_a_share_the_file_is_left_to_sqlite(file, monkeypatch):
    monkeypatch.setattr(places, "on_network", lambda _: True)
    monkeypatch.setattr(guard, "_locked", lambda _: pytest.fail("a lock on a share"))
    Guard(file).release()


def test_a_file_system_without_such_locks_is_left_to_sqlite(file, monkeypatch):
    fcntl = pytest.importorskip("fcntl")

    def refuse(*_):
        raise OSError(95, "not supported")

    monkeypatch.setattr(fcntl, "flock", refuse)
    Guard(file).release()
