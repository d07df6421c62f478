"""The senior's page: the readings of one photograph side by side, the vote, and the decision."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from refuge_annotator.app.desks.senior import SeniorDesk
from refuge_annotator.app.fast_lane import KeptLane
from refuge_annotator.app.kept_photographs import Fetched
from refuge_annotator.app.review_opening import ReviewOpening
from refuge_annotator.app.review_session import ReviewSession
from refuge_annotator.app.review_steps import unfinished
from refuge_annotator.geometry.mask_ellipse import ellipse_of
from refuge_annotator.geometry.point import Point
from refuge_annotator.imaging.locate import Guess
from refuge_annotator.reference import Case
from refuge_annotator.study.info import PhotographRow
from refuge_annotator.study.reading import Structure
from refuge_annotator.study.state import PhotographState
from refuge_annotator.ui.dialogs.reason import ask_reason, ask_return
from refuge_annotator.ui.host import Host
from refuge_annotator.ui.pages.drawing import Drawing
from refuge_annotator.ui.pages.frame import Frame
from refuge_annotator.ui.pages.list_room import ListRoom
from refuge_annotator.ui.pages.number_entry import NumberEntry
from refuge_annotator.ui.pages.senior_difference import show_difference
from refuge_annotator.ui.pages.senior_lane import FastLane
from refuge_annotator.ui.pages.senior_own import OwnWork
from refuge_annotator.ui.pages.senior_queue import SeniorQueue
from refuge_annotator.ui.pages.senior_scene import black_and_white, review_scene
from refuge_annotator.ui.pages.senior_seven import SevenUp
from refuge_annotator.ui.pages.senior_sight import Sight, VoteShown
from refuge_annotator.ui.pages.senior_votes import Votes
from refuge_annotator.ui.pages.waiting import Waiting
from refuge_annotator.ui.panels.reason_words import LOOK_AGAIN, RETURN_REASONS
from refuge_annotator.ui.panels.review_panel import ReviewPanel
from refuge_annotator.ui.panels.review_state import show_review
from refuge_annotator.ui.panels.review_words import decision_words, state_words, why_words
from refuge_annotator.ui.words import tr
from refuge_annotator.view.palette import letter_of
from refuge_annotator.view.photograph import Photograph
from refuge_annotator.view.scene import Scene

STRIP = (
    ("reading.disc", "reading.cup", "reading.fovea"),
    ("review.own", "review.mask", "review.seven"),
    ("edit.undo", "edit.redo"),
    ("view.fit", "view.disc", "view.zoom_in", "view.zoom_out", "view.loupe"),
)
PANEL_MS = 80  # the panel follows a drag no faster: it is read, and its words cost more than the drawing
PATIENCE_MS = 700  # for the list to be sorted before the first photograph is opened
REASONS_SHOWN = 3


class SeniorPage(QWidget):
    """Where the senior decides; raters are letters here, and the diagnosis is nowhere."""

    def __init__(self, host: Host, desk: SeniorDesk, lane: KeptLane) -> None:
        super().__init__()
        self._host = host
        self._guess: Guess | None = None
        self._on_panel: tuple[object, ...] = ()  # what the panel shows
        self._panel_due = QTimer(self)
        self._zoomed = False  # whether a magnification is there to keep
        self.sight = Sight()
        self.session = ReviewSession(desk, host.autosave)
        self.queue = SeniorQueue(desk, self)
        self.lane = FastLane(desk, self.queue, lane)
        self.panel = ReviewPanel(self.accept, self.return_to_raters, self.mark_ungradable)
        self.frame = Frame(host, self.queue.panel, STRIP, self.panel, read_only=desk.thread.read_only)
        self.canvas = self.frame.canvas
        self.own = OwnWork(self.session, self.sight, self.canvas, self.panel.own, self.frame.adjusting)
        self.numbers = NumberEntry(self.own.drawing, self.panel.own.numbers, self.canvas)
        self.votes = Votes(self.session, self.panel.raters)
        self.seven = SevenUp(self.canvas, self.session, self.sight, self._own_lines)
        self.opening = ReviewOpening(desk, self, self.canvas.preparer)
        self.setLayout(self.frame.layout_for_page())
        ListRoom(self, self.queue.panel)
        Waiting(self.opening, self.frame, self.queue.list, self._code_of, lambda: self.queue.current)
        self._connect()
        self._redraw()
        QTimer.singleShot(0, self, self._begin)

    # what commands call

    @property
    def drawing(self) -> Drawing:
        """The senior's tools, which take nothing while the pen is down."""
        return self.own.drawing

    def undo(self) -> None:
        """Take the last step back."""
        self.own.drawing.step(self.session.undo)

    def redo(self) -> None:
        """Bring the step again that was taken back."""
        self.own.drawing.step(self.session.redo)

    def delete_point(self) -> None:
        """Delete the selected boundary point of the senior's own outline, or the last."""
        self.own.delete_point()

    def clear_structure(self) -> None:
        """Take away what the senior has drawn of the structure in hand."""
        self.own.remove()

    def take_tool(self, structure: Structure) -> None:
        """Take a structure in hand: its column, and its tool where the senior draws."""
        self.own.drawing.take(structure)
        self.canvas.setFocus()

    def toggle_own(self) -> None:
        """Take the pen for the senior's own outline, or put it down."""
        if self.sight.seven:
            self.sight.leave_seven(None)
        self.own.toggle()

    def toggle_mask(self) -> None:
        """Show the vote's edge, its pixels, or nothing of it."""
        self.sight.toggle_vote()

    def toggle_rater(self, index: int) -> None:
        """Show or hide the outlines of the rater at a place; of several side by side, take that one."""
        if index < len(self.session.order):
            (self.seven.pick if self.sight.seven else self.sight.toggle_rater)(index)

    def toggle_seven(self) -> None:
        """Show all raters side by side, or over each other again."""
        self.own.put_down()
        self.sight.toggle_seven()

    def show_alone(self, index: int) -> None:
        """Show the rater at a place and no other; once more shows all."""
        if index < len(self.session.order):
            self.sight.show_alone(index, len(self.session.order))

    def zoom_to_disc(self) -> None:
        """Magnify the disc: by the vote, else where it probably is."""
        place = self._disc()
        if place is not None:
            self.frame.zoom_to(*place)

    @property
    def keeps_zoom(self) -> bool:
        """Whether the next photograph is magnified as this one is."""
        return self._zoomed and not self.canvas.fitted

    def search_list(self) -> None:
        """Put the keyboard into the queue's search."""
        self.queue.search()

    def go(self, step: int) -> None:
        """Go to a neighbour in the queue."""
        row = self.queue.neighbour(self.opening.tried, step)
        if row is not None:
            self.open(row.image.id)

    def go_unfinished(self) -> None:
        """Go to the next photograph that needs a decision."""
        row = self._following(self.opening.tried)
        if row is not None:
            self.open(row.image.id)

    def accept(self) -> None:
        """Accept what is on screen as the reference standard."""
        verdict = self.session.verdict
        hindered = verdict is None or verdict.obstacles or unfinished(self.session.drawn) or self.session.accepted
        if self.session.editable and not hindered:
            self._decide(self.session.accept, tr("accepted"))

    def return_to_raters(self) -> None:
        """Return the photograph to one rater or several, with a reason that they will read."""
        if not self.session.editable:
            return
        raters = [(a, letter_of(place)) for place, a in enumerate(self.session.order)]
        wish = ask_return(self, raters, RETURN_REASONS, LOOK_AGAIN[self.own.structure])
        if wish is not None:
            self._decide(lambda: self.session.return_to(*wish), tr("returned"))

    def mark_ungradable(self) -> None:
        """Decide that the photograph gets no label, with a reason."""
        if not self.session.editable:
            return
        reason = ask_reason(
            self, tr("Mark ungradable"), tr("Why can this photograph not be graded?"), tr("Mark ungradable")
        )
        if reason:
            self._decide(lambda: self.session.mark_ungradable(reason), tr("ungradable"))

    def put_away(self) -> bool:
        """Store what was begun before the page closes; False while that fails."""
        self.own.put_down()
        if not self._host.autosave.flush():
            return False
        self.opening.let_go()
        self.lane.stop()
        self.queue.stop()
        self.frame.adjusting.let_go()
        self.session.close()
        return True

    def restyle(self) -> None:
        """Follow a change of theme."""
        self.frame.restyle()
        self._on_panel = ()
        self._redraw()

    # opening

    def open(self, image_id: str) -> None:
        """Open a photograph; what was tried on the one before is kept."""
        row = self.queue.row(image_id)
        on_screen = self.session.case is not None and self.session.case.image.id == image_id
        if row is None:
            return
        if on_screen and not self.session.decided:
            self.opening.forget(image_id)  # whatever else was on its way
            self.queue.mark(image_id)
            return
        if row.state is PhotographState.WAITING:
            self.frame.foot.hint.setText(tr("{code} is not complete: some reading is missing.", code=row.image.code))
            self.queue.mark(self.queue.current)
            return
        self.own.put_down()
        if self._host.guarded(lambda: self.opening.open(image_id)):
            self.queue.renew(image_id)
        else:
            self.queue.mark(self.queue.current)

    def _ready(self, case: Case, fetched: Fetched[Photograph]) -> None:
        self._host.banner.clear("load")
        scale = self.canvas.view.scale
        self.numbers.back_out()
        self._guess = fetched.guess
        self.sight.begin()
        self.canvas.set_photograph(fetched.ready, keep_view=True)
        self.queue.learn(case)
        self.session.open(case)
        place = self._disc()
        if place is None:
            self.canvas.fit()
        elif self._zoomed:
            self.canvas.zoom_to(place[0], scale)
        else:
            self.frame.zoom_to(*place)
        self._zoomed = True
        self.own.drawing.begin(case.image.shape)
        self.queue.mark(case.image.id)
        self.canvas.setFocus()
        self.opening.foresee(case.image.id, self.queue.way(case.image.id), self.queue.path_of)

    def _failed(self, image_id: str, error: Exception) -> None:
        words = self.frame.failure_words(self._code_of(image_id), error)
        if self.session.case is None:
            self.canvas.set_message(words)
        self.queue.mark(self.queue.current)
        self._host.banner.show_message(words, "danger", key="load")

    def _code_of(self, image_id: str) -> str:
        row = self.queue.row(image_id)
        return row.image.code if row else ""

    def _begin(self) -> None:
        """Compare the readings, and open what disagrees most; a long list does not keep the senior waiting for it."""
        self.queue.start()
        QTimer.singleShot(PATIENCE_MS, self, self._open_first)

    def _open_first(self) -> None:
        if self.opening.tried is None:
            self.go_unfinished()
        if self.opening.tried is None:
            self.canvas.set_message(
                tr("Nothing is to be reviewed. Photographs come here when every rater has read them.")
            )

    # deciding and drawing

    def _decide(self, decision: Callable[[], object], words: str) -> None:
        case = self.session.case
        self.own.put_down()
        if case is None or not self._host.guarded(decision):
            return
        self.queue.renew(case.image.id)
        self.queue.take_in()
        self._redraw()  # the heading says what was decided
        if self.session.case is not None and self.session.case.review is not None:
            self.lane.note(case.image.id, self.session.case.review.review)
        following = self._following(case.image.id)
        said = tr("{code}: {words}.", code=case.image.code, words=words)
        self.frame.foot.hint.setText(said if following else f"{said} {tr('Nothing else is to be reviewed.')}")
        self.open(following.image.id if following else case.image.id)

    def _following(self, image_id: str | None) -> PhotographRow | None:
        """Return the next photograph that needs a decision: of the fast lane's sample while there is one."""
        sampled = self.lane.following
        row = self.queue.row(sampled) if sampled is not None and sampled != image_id else None
        return row or self.queue.following(image_id)

    def _after_batch(self, images: set[str]) -> None:
        """Show how photographs stand that were confirmed together, or taken back, the one on screen too."""
        self.queue.refresh()
        case = self.session.case
        if case is not None and case.image.id in images:
            following = self._following(case.image.id)
            image_id = following.image.id if following else case.image.id
            self._host.guarded(lambda: self.opening.open(image_id))

    def _disc(self) -> tuple[Point, float] | None:
        verdict = self.session.verdict
        ellipse = ellipse_of(verdict.consensus.disc.mask, verdict.consensus.disc.box) if verdict else None
        if ellipse is not None:
            return ellipse.center, ellipse.a
        return None if self._guess is None else (Point(*self._guess.center), self._guess.radius)

    def _redraw(self) -> None:
        self.canvas.set_scene(review_scene(self.session, self.sight, self.frame, self.own.drawing))
        self.frame.show_tool(self.own.structure)
        self.frame.strip.buttons["review.own"].setChecked(self.sight.drawing)
        self.frame.strip.buttons["review.mask"].setChecked(self.sight.vote is not VoteShown.HIDDEN)
        self.frame.strip.buttons["review.seven"].setChecked(self.sight.seven)
        self.panel.vote.legend.setVisible(self.sight.map)
        if not self.session.in_hand:
            self._show_panel()
        elif not self._panel_due.isActive():
            self._panel_due.start()

    def _show_panel(self) -> None:
        """Show the review beside the photograph, unless it is there already: the pointer alone changes none of it."""
        session, sight, structure = self.session, self.sight, self.own.structure
        case = session.case
        row = self.queue.row(case.image.id) if case else None
        comparison = self.queue.comparisons.get(case.image.id) if case else None
        work = (session.verdict, session.review, session.drawn, session.editable, session.touched)
        now = (case, row, comparison, *work, structure, sight.hidden, sight.difference, sight.seven, sight.drawing)
        if now == self._on_panel:
            return
        self._on_panel = now
        show_review(self.panel, session, structure, sight.hidden, drawing=sight.drawing)
        show_difference(self.panel.difference, session, sight)
        if case is not None and row is not None:
            decided = decision_words(case, row.state, session.order)
            undecided = session.touched and not session.decided
            if undecided:
                self.frame.foot.hint.setText("")  # it was about what went before
            self.queue.show_undecided(case.image.id, undecided)
            state = (tr("not decided yet"), "warn") if undecided else state_words(row)
            self.panel.show_heading(row.image.code, state, decided or why_words(comparison, REASONS_SHOWN))

    def _connect(self) -> None:
        self._panel_due.setSingleShot(True)
        self._panel_due.setInterval(PANEL_MS)
        self._panel_due.timeout.connect(self._show_panel)
        self.opening.ready.connect(self._ready)
        self.opening.failed.connect(self._failed)
        self.opening.loader.foreseen.connect(self.canvas.expect)
        self.session.changed.connect(self._redraw)
        self.session.changed.connect(self.numbers.follow)
        self.sight.changed.connect(self._redraw)
        self.own.drawing.changed.connect(self._redraw)
        self.frame.adjusting.changed.connect(self._redraw)
        self.own.taken.connect(self.panel.show_own_panel)
        self.queue.ranked.connect(self._redraw)
        self.queue.ranked.connect(self._open_first)
        self.queue.failed.connect(self._host.tell)
        self.lane.decided.connect(self._after_batch)
        self.lane.failed.connect(self._host.tell)
        self.queue.list.wished.connect(self.open)
        self.queue.list.left.connect(self.canvas.setFocus)
        self.panel.raters.eye_clicked.connect(self.toggle_rater)
        self.panel.raters.taken.connect(self.take_tool)
        self.panel.raters.focused.connect(self._look_at)
        self.panel.vote.rule_wished.connect(self.session.set_tie_rule)
        self.panel.own.use_wished.connect(self.session.set_own_use)

    def _own_lines(self) -> Scene:
        return black_and_white(self.frame.own_scene(self.session.drawn, self.own.drawing), at_work=False)

    def _look_at(self, place: int | None) -> None:
        self.sight.focus = place
        self.canvas.set_scene(review_scene(self.session, self.sight, self.frame, self.own.drawing))
