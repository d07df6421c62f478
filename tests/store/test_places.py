from pathlib import Path

import pytest

from refuge_annotator.store import places

MOUNTS = """\
/dev/sda1 / ext4 rw 0 0
proc /proc proc rw 0 0
server:/export /mnt/eye nfs4 rw 0 0
//pc/share /mnt/eye/my\\040share cifs rw 0 0
/dev/sdb1 /mnt/eye/local ext4 rw 0 0
tmpfs /mnt/twice tmpfs rw 0 0
server:/b /mnt/twice nfs rw 0 0
odd line
"""


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/home/s.refuge", "ext4"),
        ("/mnt/eye/s.refuge", "nfs4"),
        ("/mnt/eyes/s.refuge", "ext4"),
        ("/mnt/eye/my share/s.refuge", "cifs"),
        ("/mnt/eye/local/s.refuge", "ext4"),
        ("/mnt/twice/s.refuge", "nfs"),
    ],
)
def test_the_deepest_and_latest_mount_counts(path, kind):
    assert places.filesystem(Path(path), MOUNTS) == kind


def test_a_mounted_share_is_on_the_network(monkeypatch, tmp_path):
    listing = tmp_path / "mounts"
    listing.write_text(f"/dev/sda1 / ext4 rw 0 0\nserver:/x {tmp_path.resolve()} nfs rw 0 0\n")
    monkeypatch.setattr(places, "MOUNTS", listing)
    assert places.on_network(tmp_path / "s.refuge")
    assert not places.on_network(tmp_path.parent / "s.refuge")


def test_without_a_list_of_mounts_nothing_is_claimed(monkeypatch, tmp_path):
    monkeypatch.setattr(places, "MOUNTS", tmp_path / "none")
    assert not places.on_network(tmp_path / "s.refuge")


def test_a_folder_of_ones_own_can_be_written(tmp_path):
    file = tmp_path / "s.refuge"
    file.write_bytes(b"x")
    assert places.can_write(file)
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("error", [PermissionError(13, "no"), OSError(30, "read-only file system")])
def test_a_folder_that_takes_no_journal_cannot_be_written(tmp_path, monkeypatch, error):
    def refuse(**_):
        raise error

    file = tmp_path / "s.refuge"
    file.write_bytes(b"x")
    monkeypatch.setattr(places.tempfile, "TemporaryFile", refuse)
    assert not places.can_write(file)


def test_a_full_disk_is_not_a_read_only_one(tmp_path, monkeypatch):
    def refuse(**_):
        raise OSError(28, "no space left")

    file = tmp_path / "s.refuge"
    file.write_bytes(b"x")
    monkeypatch.setattr(places.tempfile, "TemporaryFile", refuse)
    assert places.can_write(file)
