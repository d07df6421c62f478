from hypothesis import given
from hypothesis import strategies as st

from refuge_annotator.app.letters import shuffled

IDS = st.lists(st.uuids().map(str), min_size=2, max_size=9, unique=True)


@given(st.uuids().map(str), IDS, st.randoms())
def test_letters_hang_on_the_photograph_alone(image, assignments, random):
    order = shuffled(image, assignments)
    assert sorted(order) == sorted(assignments)
    again = list(assignments)
    random.shuffle(again)
    assert shuffled(image, again) == order


def test_over_many_photographs_every_rater_is_every_letter_about_as_often():
    counts = dict.fromkeys("abcdefg", 0)
    for n in range(2100):
        counts[shuffled(f"photograph {n}", "abcdefg")[0]] += 1
    assert all(240 < count < 360 for count in counts.values()), counts
