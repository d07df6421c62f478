"""Whether a folder can be written, and whether it lies on a network share."""

import errno
import os
import sys
import tempfile
from pathlib import Path

NETWORK = ("nfs", "nfs4", "cifs", "smb2", "smb3", "smbfs", "afs", "9p", "ceph", "fuse.sshfs", "fuse.rclone", "davfs",
           "fuse.davfs2", "glusterfs", "fuse.glusterfs", "lustre")  # fmt: skip
MOUNTS = Path("/proc/self/mounts")


def can_write(path: Path) -> bool:
    """Tell whether a file can be changed where it lies; its folder must take a journal as well."""
    if not os.access(path, os.W_OK):
        return False
    try:
        with tempfile.TemporaryFile(dir=path.parent):
            return True
    except OSError as error:
        return error.errno not in {errno.EACCES, errno.EPERM, errno.EROFS}


def on_network(path: Path) -> bool:
    """Tell whether a path is known to lie on a network share."""
    if sys.platform == "win32":
        return _is_remote_drive(path)
    try:
        mounts = MOUNTS.read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return False
    return filesystem(path.resolve(), mounts) in NETWORK


def filesystem(path: Path, mounts: str) -> str:
    """Return the kind of file system that a path lies on, by the lines of ``/proc/self/mounts``.

    The last line whose folder is the longest that holds the path counts.
    """
    found, depth = "", -1
    for line in mounts.splitlines():
        fields = line.split(" ")
        if len(fields) < 3:
            continue
        folder = Path(_unescaped(fields[1]))
        if path.is_relative_to(folder) and len(folder.parts) >= depth:
            found, depth = fields[2], len(folder.parts)
    return found


def _unescaped(text: str) -> str:
    for code, character in (("\\040", " "), ("\\011", "\t"), ("\\012", "\n"), ("\\134", "\\")):
        text = text.replace(code, character)
    return text


def _is_remote_drive(path: Path) -> bool:
    import ctypes

    drive = path.absolute().drive
    remote = 4
    windll = getattr(ctypes, "windll")  # noqa: B009 - there is none elsewhere, and mypy knows
    return drive.startswith("\\\\") or windll.kernel32.GetDriveTypeW(f"{drive}\\") == remote
