from refuge_annotator.store.store import open_study
from refuge_annotator.study.rater import Role


def test_a_new_study_has_raters_a_senior_and_a_manager(store):
    assert [p.code for p in store.people()] == ["R1", "R2", "R3", "S1", "M1"]
    assert [p.role for p in store.people()][3:] == [Role.SENIOR, Role.MANAGER]


def test_a_closed_study_opens_with_the_same_content(store):
    before = (store.study(), store.people(), store.images(), store.queue(), store.audit_head())
    store.close()
    with open_study(store.path) as again:
        assert (again.study(), again.people(), again.images(), again.queue(), again.audit_head()) == before
