"""A person's place in an open study, where only some roles may sit."""

from typing import ClassVar

from refuge_annotator.app.store_thread import StoreThread
from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.study.rater import Person, Role
from refuge_annotator.words import mark

ANOTHER_PART = mark("{code} has another part in this study")


class Desk:
    """Who sits here, and the store's thread that is asked.

    Raises
    ------
    NotAllowed
        The person's role is none of the desk's `roles`.
    """

    roles: ClassVar[frozenset[Role]]

    def __init__(self, thread: StoreThread, person: Person) -> None:
        if person.role not in self.roles:
            raise NotAllowed(ANOTHER_PART, mark("choose the right profile"), code=person.code)
        self.thread = thread
        self.person = person
