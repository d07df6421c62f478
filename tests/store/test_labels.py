import pytest

from refuge_annotator.store.errors import NotAllowed
from refuge_annotator.study.image import GlaucomaLabel

YES = GlaucomaLabel(True, "records 2026")
NO = GlaucomaLabel(False, "records 2026", 0.25)


def test_a_label_reads_back_and_the_newest_counts(store):
    one, two, three, *_ = store.images()
    store.import_labels([(one.id, YES), (two.id, NO)], "M1")
    store.import_labels([(one.id, NO)], "M1")
    assert [store.glaucoma_label(i.id) for i in (one, two, three)] == [NO, NO, None]
    assert [r.glaucoma for r in store.records()][:3] == [NO, NO, None]


def test_importing_twice_changes_nothing(store, image):
    store.import_labels([(image.id, YES)], "M1")
    head = store.audit_head()
    store.import_labels([(image.id, YES)], "M1")
    assert store.audit_head() == head


def test_the_last_of_two_rows_for_one_photograph_counts(store, image):
    store.import_labels([(image.id, YES), (image.id, NO)], "M1")
    assert store.glaucoma_label(image.id) == NO


@pytest.mark.parametrize("risk", [float("nan"), float("inf"), -0.01, 1.01])
def test_a_risk_that_is_none_is_refused_and_nothing_of_the_table_is_stored(store, risk):
    one, two, *_ = store.images()
    with pytest.raises(NotAllowed, match="from 0 to 1"):
        store.import_labels([(one.id, YES), (two.id, GlaucomaLabel(True, "x", risk))], "M1")
    assert store.glaucoma_label(one.id) is None


@pytest.mark.parametrize("risk", [0.0, 1.0, 0, 1, 1e-300])
def test_every_risk_from_0_to_1_is_kept(store, image, risk):
    store.import_labels([(image.id, GlaucomaLabel(True, "x", risk))], "M1")
    assert store.glaucoma_label(image.id).risk == risk


def test_a_photograph_of_another_study_is_refused(store):
    with pytest.raises(NotAllowed):
        store.import_labels([("elsewhere", YES)], "M1")
