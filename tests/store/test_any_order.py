"""Whatever raters and senior do in whatever order, the store holds what a few lines of plain Python say."""

import shutil
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from refuge_annotator.geometry.point import Point
from refuge_annotator.store.errors import Conflict, NotAllowed, RecallRefused
from refuge_annotator.store.store import open_study
from refuge_annotator.study.protocol import Protocol
from refuge_annotator.study.reading import EMPTY, place_fovea
from refuge_annotator.study.review import Decision
from tests import small_study

ROOM = st.integers(0, 3)  # two raters, two photographs


def dot(number):
    return place_fovea(EMPTY, Point(number, 1))


class Work(RuleBasedStateMachine):
    @initialize(reviews=st.integers(0, 3))
    def begin(self, reviews):
        self.folder = Path(tempfile.mkdtemp())
        self.path = self.folder / "s.refuge"
        rules = Protocol(raters=2, quorum=2, recall_minutes=10_000)
        images = small_study.photographs(2)
        self.store = small_study.make(self.path, images=images, protocol=rules)
        self.senior = small_study.senior(self.store)
        self.images = [i.id for i in self.store.images()]
        self.rooms = [a.id for i in self.images for a in self.store.assignments(i)]
        self.revisions = {a: [] for a in self.rooms}  # (kind, number of the dot)
        self.drafts = {a: ([], -1) for a in self.rooms}
        self.returned = dict.fromkeys(self.rooms, False)
        self.begun = dict.fromkeys(self.images, False)
        self.next = 0
        for _ in range(reviews):  # so that photographs differ in the number of their reviews
            self.submit_all(0)
            self.review(0, 0, True)

    def number(self):
        self.next += 1
        return self.next

    def image_of(self, room):
        return self.images[self.rooms.index(room) // 2]

    def stands(self, room):
        return bool(self.revisions[room]) and self.revisions[room][-1][0] != "recalled"

    def closed(self, room):
        return self.stands(room) and not self.returned[room]

    @rule(room=ROOM, back=st.integers(0, 2))
    def draw(self, room, back):
        room = self.rooms[room]
        steps, _ = self.drafts[room]
        step, number = max(len(steps) - back, 0), self.number()
        if self.closed(room):
            self.refused(NotAllowed, lambda: self.store.save_step(room, step, dot(number), "x"))
        else:
            self.store.save_step(room, step, dot(number), "x")
            self.drafts[room] = ([*steps[:step], number], step)

    @rule(room=ROOM, cursor=st.integers(-1, 4))
    def undo(self, room, cursor):
        room = self.rooms[room]
        steps, _ = self.drafts[room]
        if self.closed(room):
            self.refused(NotAllowed, lambda: self.store.move_cursor(room, cursor))
        elif cursor >= len(steps):
            self.refused(Conflict, lambda: self.store.move_cursor(room, cursor))
        else:
            self.store.move_cursor(room, cursor)
            self.drafts[room] = (steps, cursor) if steps else ([], -1)

    @rule(room=ROOM, ahead=st.integers(0, 1), reason=st.sampled_from(["", "redrawn"]))
    def submit(self, room, ahead, reason):
        room = self.rooms[room]
        number, expected = self.number(), len(self.revisions[room]) + 1 + ahead

        def deed():
            return self.store.submit(room, dot(number), expected=expected, reason=reason)

        if ahead:
            self.refused(Conflict, deed)
        elif self.closed(room) or (self.returned[room] and not reason):
            self.refused(NotAllowed, deed)
        else:
            assert deed() == deed()
            self.revisions[room].append(("amend" if self.returned[room] else "final", number))
            self.drafts[room], self.returned[room] = ([], -1), False

    @rule(image=st.integers(0, 1))
    def submit_all(self, image):
        for room in (2 * image, 2 * image + 1):
            self.submit(room, 0, "redrawn")

    @rule(room=ROOM)
    def take_back(self, room):
        room = self.rooms[room]
        if not self.closed(room) or self.begun[self.image_of(room)]:
            assert not self.store.may_recall(room)
            self.refused(RecallRefused, lambda: self.store.recall(room))
        else:
            self.store.recall(room)
            self.revisions[room].append(("recalled", self.revisions[room][-1][1]))

    @rule(image=st.integers(0, 1), to=st.integers(0, 1), back=st.booleans())
    def review(self, image, to, back):
        pair = self.rooms[2 * image : 2 * image + 2]
        image = self.images[image]
        decision = Decision.RETURN if back else Decision.ACCEPT
        given_back = (pair[to],) if back else ()
        review = small_study.review_of(self.store, image, decision, returned_to=given_back, reason="look")
        number = len(self.store.reviews(image)) + 1

        def deed():
            return self.store.save_review(image, review, senior=self.senior, expected=number)

        if all(map(self.stands, pair)):
            assert deed() == deed()
            self.begun[image] = True
            for room in pair:
                self.returned[room] = room in given_back
        else:
            self.refused(NotAllowed, deed)

    @rule()
    def restart(self):
        self.store.close()
        self.store = open_study(self.path, clock=small_study.seeded(self.next))

    def refused(self, error, deed):
        try:
            deed()
        except error:
            return
        raise AssertionError(f"{error.__name__} was expected")

    @invariant()
    def holds_what_was_done(self):
        for room in self.rooms:
            history = [(r.kind.value, r.reading) for r in self.store.history(room)]
            assert history == [(kind, dot(n)) for kind, n in self.revisions[room]]
            steps, cursor = self.drafts[room]
            draft = self.store.draft(room)
            assert (draft.steps, draft.cursor) == (tuple(map(dot, steps)), cursor)
            assert draft.base == (history[-1][1] if history else EMPTY)
            expected = (
                ("returned" if self.returned[room] else "submitted")
                if self.stands(room)
                else ("started" if steps or history else "untouched")
            )
            assert self.store.assignment(room).state == expected

    def teardown(self):
        if hasattr(self, "store"):
            assert [p for p in self.store.check(photographs=False) if p.grave] == []
            self.store.close()
            shutil.rmtree(self.folder)


Work.TestCase.settings = settings(
    max_examples=10,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.reuse, Phase.generate],  # to shrink takes minutes: every step is a save
)
TestAnyOrder = Work.TestCase
