"""What can go wrong with a study file, in the words of the people who use it."""

from pathlib import Path

from refuge_annotator.errors import UserError
from refuge_annotator.words import mark


class StudyError(UserError):
    """Something is wrong with a study or with what was asked of it."""


class DamagedStudy(StudyError):
    """The study file, or a record in it, is not as it was written."""

    def __init__(self, path: Path | None, why: str, backup: Path | None = None) -> None:
        cure = mark("keep this file, and go on with a copy of its newest backup, {backup}")
        none = mark("keep this file, and restore it from the hospital's own backups")
        super().__init__(
            mark("the study file is damaged ({why})"), cure if backup else none, path, why=why, backup=backup
        )
        self.backup = backup


class ForeignStudy(StudyError):
    """The file is not a study, or it holds things that no study has."""

    def __init__(self, path: Path | None, why: str) -> None:
        super().__init__(
            mark("this is not a study of this program ({why})"),
            mark("choose another file; the names of study files end with .refuge"),
            path,
            why=why,
        )


class NewerStudy(StudyError):
    """The file was written by a newer version of the program."""

    def __init__(self, path: Path | None, version: int, ours: int) -> None:
        super().__init__(
            mark("the study was written by a newer version of the program (file version {version}, this one: {ours})"),
            mark("install the newer version on this computer"),
            path,
            version=version,
            ours=ours,
        )


class StudyInUse(StudyError):
    """Another window or program has the study open."""

    def __init__(self, path: Path | None) -> None:
        super().__init__(
            mark("the study is open in another window"), mark("close it there, then open it here again"), path
        )


class ReadOnlyStudy(StudyError):
    """The study can be looked at but not written."""

    def __init__(self, path: Path | None) -> None:
        super().__init__(
            mark("the study is open for viewing only, because nothing can be written where it lies"),
            mark("copy the study to a folder where you may write, and open it there"),
            path,
        )


class UnfinishedStudy(StudyError):
    """A crash left half a save, which must be undone before the study can be looked at."""

    def __init__(self, path: Path | None) -> None:
        super().__init__(
            mark("the program stopped in the middle of a save, which is undone when the study can be written"),
            mark("copy the study and the file beside it that ends with -journal to a folder where you may write"),
            path,
        )


class StudyMoved(StudyError):
    """The study file is no longer where it was opened; a save would go where nobody finds it."""

    def __init__(self, path: Path | None) -> None:
        super().__init__(
            mark("the study file was moved, renamed or deleted while it is open; this step is not saved yet"),
            mark("put it back under its name, and save again"),
            path,
        )


class StudyExists(StudyError):
    """A new study would replace a file that is there."""

    def __init__(self, path: Path | None) -> None:
        super().__init__(mark("there is a file of this name already"), mark("choose another name"), path)


class DiskFull(StudyError):
    """There is no room to save; what was saved before is whole."""

    def __init__(self, path: Path | None) -> None:
        super().__init__(
            mark("the disk is full; this step is not saved yet, all earlier ones are"),
            mark("make room on the disk, and save again"),
            path,
        )


class BackupFailed(StudyError):
    """No backup could be made; the study itself is saved."""

    def __init__(self, path: Path | None, why: str, cure: str) -> None:
        super().__init__(mark("all work is saved, but no backup of it could be made ({why})"), cure, path, why=why)


class UpdateFailed(StudyError):
    """The study could not be brought up to this version of the program; it is as it was."""

    def __init__(self, path: Path | None, why: str) -> None:
        super().__init__(
            mark("the study could not be updated for this version of the program, and is unchanged ({why})"),
            mark("go on with the version that made it, and report this"),
            path,
            why=why,
        )


class Conflict(StudyError):
    """Something else was stored in the meantime; it is not overwritten."""

    def __init__(self, what: str, **values: object) -> None:
        super().__init__(what, mark("reload the photograph and look at what is stored"), None, **values)


class RecallRefused(StudyError):
    """A submission cannot be taken back any more."""

    def __init__(self, why: str) -> None:
        super().__init__(why, mark("ask the senior to return the photograph to you"))


class NotAllowed(StudyError):
    """The rules of the study do not allow this."""
