import os
import zipfile

import pytest

from refuge_annotator.formats.tree import FolderTree, SubTree, UnreadableFolder, ZipTree


def test_files_are_listed_by_relative_names_in_order(tmp_path):
    for name in ("b/2.bmp", "b/10.bmp", "a.csv", "b/Thumbs.db", "__MACOSX/x", ".DS_Store", "b-c/1"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(name.encode())
    tree = FolderTree(tmp_path)
    assert tree.paths == ("a.csv", "b-c/1", "b/10.bmp", "b/2.bmp")
    assert tree.read("b/2.bmp") == b"b/2.bmp"
    inner = SubTree(tree, "b")
    assert inner.paths == ("10.bmp", "2.bmp")
    assert inner.read("10.bmp") == b"b/10.bmp"
    assert SubTree(tree, "").paths == tree.paths
    assert SubTree(tree, "c").paths == ()


def test_links_are_not_followed(tmp_path):
    (tmp_path / "secret").write_bytes(b"x")
    folder = tmp_path / "set"
    folder.mkdir()
    (folder / "link.bmp").symlink_to(tmp_path / "secret")
    (folder / "loop").symlink_to(folder, target_is_directory=True)
    tree = FolderTree(folder)
    with pytest.raises(OSError, match="plain file"):
        tree.read("link.bmp")
    assert len(tree.paths) == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes on this system")
def test_a_pipe_does_not_hang_the_reader(tmp_path):
    os.mkfifo(tmp_path / "m.bmp")
    with pytest.raises(OSError, match="plain file"):
        FolderTree(tmp_path).read("m.bmp")


def test_a_missing_folder_is_an_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        FolderTree(tmp_path / "nothing")


def packed(path, *entries):
    with zipfile.ZipFile(path, "w") as z:
        for name, data in entries:
            info = zipfile.ZipInfo(name)
            if name.endswith("link"):
                info.create_system, info.external_attr = 3, 0o120777 << 16
            z.writestr(info, data)
    return path


def test_a_zip_reads_like_a_folder(tmp_path):
    tree = ZipTree(packed(tmp_path / "z.zip", ("segmentation/", b""), ("segmentation/a.bmp", b"1"), ("a.csv", b"2")))
    assert tree.paths == ("a.csv", "segmentation/a.bmp")
    assert tree.read("a.csv") == b"2"
    assert ZipTree(tmp_path, (tmp_path / "z.zip").read_bytes()).read("segmentation/a.bmp") == b"1"


@pytest.mark.parametrize("name", ["../up.bmp", "/root.bmp", "C:\\x.bmp", "a/../../b", "a\\b", "./a", "a//b", "x/link"])
def test_an_entry_that_climbs_out_is_refused(tmp_path, name):
    with pytest.raises(UnreadableFolder, match="unsafe"):
        ZipTree(packed(tmp_path / "z.zip", ("ok", b""), (name, b"x")))


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_an_entry_that_stands_twice_is_refused(tmp_path):
    with pytest.raises(UnreadableFolder, match="twice"):
        ZipTree(packed(tmp_path / "z.zip", ("a", b"1"), ("a", b"2")))


def test_entries_that_are_one_file_elsewhere_are_refused(tmp_path):
    with pytest.raises(UnreadableFolder, match="twice"):
        ZipTree(packed(tmp_path / "z.zip", ("Rater1.json", b"{}"), ("rater1.json", b"[]")))


def test_a_zip_that_unpacks_without_end_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("refuge_annotator.formats.tree.MAX_BYTES", 1000)
    with pytest.raises(UnreadableFolder, match="larger"):
        ZipTree(packed(tmp_path / "z.zip", ("a", bytes(1001))))


def test_no_zip_is_refused_and_a_damaged_entry_is_an_error(tmp_path):
    (tmp_path / "no.zip").write_bytes(b"PK no")
    with pytest.raises(UnreadableFolder, match="no complete zip"):
        ZipTree(tmp_path / "no.zip")
    path = packed(tmp_path / "z.zip", ("a", b"content that is changed"))
    path.write_bytes(path.read_bytes().replace(b"content", b"CONTENT"))
    with pytest.raises(OSError, match="damaged"):
        ZipTree(path).read("a")
