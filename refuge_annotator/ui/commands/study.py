"""Make, open, close, check and export studies.

Each command loads its dialogs when it runs: the window opens without them.
"""

from typing import TYPE_CHECKING

from refuge_annotator.ui.words import tr

if TYPE_CHECKING:
    from refuge_annotator.ui.main_window import MainWindow


def new_study(window: "MainWindow") -> None:
    """Make a study from a folder of photographs and open it."""
    from refuge_annotator.ui.dialogs.new_study import ask_new_study

    path = ask_new_study(window)
    if path is not None:
        window.open_study(path)


def open_study(window: "MainWindow") -> None:
    """Open a study file."""
    from refuge_annotator.ui.dialogs.files import ask_study

    path = ask_study(window)
    if path is not None:
        window.open_study(path)


def change_profile(window: "MainWindow") -> None:
    """Close the page and choose a profile anew."""
    window.profiles.leave()


def export_labels(window: "MainWindow") -> None:
    """Export labels in one of the formats."""
    from refuge_annotator.ui.dialogs.export import ask_export

    ask_export(window)


def import_labels(window: "MainWindow") -> None:
    """Import glaucoma labels from a table."""
    from refuge_annotator.ui.dialogs.files import ask_csv
    from refuge_annotator.ui.dialogs.labels import show_labels_import

    path = ask_csv(window)
    if path is not None:
        show_labels_import(window, path)


def choose_manual(window: "MainWindow") -> None:
    """Put the manager's own text in the place of the program's manual, or the other way round."""
    from refuge_annotator.ui.dialogs.manual import show_choice

    show_choice(window)


def clear_pin(window: "MainWindow") -> None:
    """Take away a PIN that its owner has forgotten."""
    from refuge_annotator.ui.dialogs.pin import clear_forgotten

    clear_forgotten(window)


def show_agreement(window: "MainWindow") -> None:
    """Show how well the raters agree."""
    from refuge_annotator.ui.visits import visit_agreement  # brings the charts, which take their time

    visit_agreement(window)


def show_feedback(window: "MainWindow") -> None:
    """Show a rater the own readings beside the consensus, where the manager has opened it."""
    from refuge_annotator.ui.visits import visit_feedback

    visit_feedback(window)


def write_report(window: "MainWindow") -> None:
    """Write the agreement report into a new folder."""
    from refuge_annotator.ui.dialogs.agreement_report import show_report

    show_report(window)


def go_back(window: "MainWindow") -> None:
    """Go back to the work, or from a photograph to the charts."""
    window.visit_page.back()


def check_study(window: "MainWindow") -> None:
    """Verify the record, its hashes and the photographs."""
    from refuge_annotator.ui.dialogs.check import show_check

    show_check(window)


def find_photographs(window: "MainWindow") -> None:
    """Find photographs again that were moved."""
    from refuge_annotator.ui.dialogs.files import ask_folder
    from refuge_annotator.ui.dialogs.relink import show_relink

    path = ask_folder(window, tr("Folder where the photographs lie now"))
    if path is not None:
        show_relink(window, path)


def verify_folder(window: "MainWindow") -> None:
    """Say what in an exported folder would break or mislead a reader."""
    from refuge_annotator.ui.dialogs.files import ask_folder
    from refuge_annotator.ui.dialogs.verify import show_verify

    path = ask_folder(window, tr("Folder to verify"))
    if path is not None:
        show_verify(window, path)


def back_up(window: "MainWindow") -> None:
    """Write a verified backup now."""
    from refuge_annotator.ui.dialogs.progress import with_progress

    study = window.study
    path = with_progress(window, tr("Backing up"), lambda _: study.back_up(), may_stop=False) if study else None
    if path is not None:
        said = (
            tr("Backup written and verified.") if window.blind else tr("Backup written and verified: {path}", path=path)
        )
        window.banner.show_message(said)


def close_study(window: "MainWindow") -> None:
    """Close the study and show the start page."""
    window.close_study()


def quit_program(window: "MainWindow") -> None:
    """Close the window; whatever is not stored holds it back."""
    window.close()
