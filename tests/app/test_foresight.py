from refuge_annotator.app.foresight import Foresight

ORDER = ("a", "b", "c", "d", "e", "f")


def test_forwards_come_two_ahead_and_then_the_one_behind():
    assert Foresight().likely(ORDER, "c", "d") == ("d", "e", "b")


def test_whoever_goes_back_is_met_there_until_turning_round():
    foresight = Foresight()
    foresight.likely(ORDER, "d", None)
    assert foresight.likely(ORDER, "c", "d") == ("b", "a", "d")
    assert foresight.likely(ORDER, "c", "d") == ("b", "a", "d")  # opened again, in place
    assert foresight.likely(ORDER, "d", "e") == ("e", "f", "c")


def test_the_next_unfinished_photograph_is_foreseen_where_it_is_not_a_neighbour():
    assert Foresight().likely(ORDER, "b", "f") == ("c", "f", "a")


def test_at_the_ends_of_the_list_there_are_fewer():
    assert Foresight().likely(ORDER, "a", "b") == ("b", "c")
    assert Foresight().likely(ORDER, "f", "a") == ("a", "e")
    assert Foresight().likely(("a",), "a", None) == ()


def test_what_is_not_in_the_list_has_no_neighbours():
    assert Foresight().likely(ORDER, "x", "a") == ()
