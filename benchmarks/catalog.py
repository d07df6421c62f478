"""Every row, in the order of the tables."""

from benchmarks.ours.fitting import CLICKINGS
from benchmarks.row import Figure, Program, Row, Target, p95

CANVAS_GL, CANVAS_RASTER = Program("ours/canvas.py", renderer="gl"), Program("ours/canvas.py")
RATER_DRAG, SENIOR_DRAG = Program("ours/dragging.py", ("R1",)), Program("ours/dragging.py", ("S1",))
OPENING, START = Program("ours/opening.py"), Program("ours/start.py", times=3)
VOTES = Program("ours/votes.py")
FITTING, LABELS = Program("ours/fitting.py", once=True), Program("ours/labels.py", once=True)
BIG_STUDY, MEMORY = Program("ours/big_study.py", once=True), Program("ours/memory.py", once=True)
AGREEMENT = Program("ours/agreement.py", once=True)
NAPARI = Program("peers/napari_canvas.py", peer="napari")
LABELME = Program("peers/labelme_opening.py", peer="labelme")
LABELME_START = Program("peers/labelme_start.py", peer="labelme", times=3)
SIMPLEITK = Program("peers/simpleitk_vote.py", peer="simpleitk")

HALF_OF_NAPARI = "a program that draws less must be at least twice as fast, even where OpenGL is only software"
FRAME_TIME = "a hand that drags feels what comes later than a frame of the screen"
FIFTH = "QPainter needs no GPU; a fifth of napari's frame is one frame of a 60 Hz screen"
FLAT = "what grows by more than a tenth grows without end"

PEERS = (
    Row("frame-gl", "One frame, OpenGL in software", Figure(CANVAS_GL, "frame"), Target("ratio", most=0.5),
        HALF_OF_NAPARI, other=Figure(NAPARI, "frame"), against="napari"),
    Row("frame-raster", "One frame, QPainter", Figure(CANVAS_RASTER, "frame"), Target("ratio", most=0.2),
        FIFTH, other=Figure(NAPARI, "frame"), against="napari"),
    Row("drag-rater", "A handle dragged, rater's page", Figure(RATER_DRAG, "drag"), Target("ratio", most=0.1),
        FRAME_TIME, other=Figure(NAPARI, "drag of two"), against="napari, two ellipses"),
    Row("drag-senior", "A handle dragged over seven readings", Figure(SENIOR_DRAG, "drag"), Target("ratio", most=0.1),
        FRAME_TIME, other=Figure(NAPARI, "drag"), against="napari, 14 ellipses"),
    Row("next-foreseen", "The next photograph, foreseen", Figure(OPENING, "foreseen"), Target("ratio", most=0.25),
        "a rater goes on to it 2,000 times; it has to be there at once", other=Figure(LABELME, "opening"),
        against="labelme"),
    Row("next-cold", "Another photograph, out of the blue", Figure(OPENING, "cold"), Target("ratio", most=1.0),
        "checking its pixels against the study must not cost the rater anything", other=Figure(LABELME, "opening"),
        against="labelme"),
    Row("start", "Start to the first photograph", Figure(START, "start"), Target("ratio", most=0.8),
        "nobody waits for a program that is opened ten times a day", "s", other=Figure(LABELME_START, "start"),
        against="labelme"),
    Row("vote-simpleitk", "Consensus of seven readings, full size", Figure(VOTES, "vote"), Target("ratio", most=0.1),
        "outlines know where they are; label voting looks at every pixel", other=Figure(SIMPLEITK, "vote"),
        against="SimpleITK's label voting on ready masks"),
)  # fmt: skip

PUBLISHED = {  # Dice, its 5th percentile, 95th percentile of the diameter's error in %; of the fit with a weak prior
    "5 all round": (0.974, 0.944, 5.5),
    "6 all round": (0.978, 0.947, 5.6),
    "8 all round": (0.982, 0.970, 3.6),
    "12 all round": (0.987, 0.977, 2.5),
    "6 on a half arc": (0.960, 0.894, 11.6),
    "12, one astray": (0.980, 0.965, 4.3),
}
USELESS = {"5 all round": 0.0, "6 all round": 0.4, "6 on a half arc": 1.0}  # at most, in %; no others
SIMULATION = "the published simulation: as good in every row"
COVERAGE = "useless fits: none from eight clicks, at most 1 % of six on a half arc"


def _fit_rows(clicking: str) -> tuple[Row, ...]:
    title, key = f"Fit, {clicking}", clicking.replace(",", "").replace(" ", "-")

    def row(part: str, name: str, target: Target, unit: str, source: str) -> Row:
        return Row(f"fit-{key}-{part}", f"{title}: {name}", Figure(FITTING, f"{clicking}: {part}"), target, source,
                   unit, Figure(FITTING, f"plain {clicking}: {part}"), "scikit-image")  # fmt: skip

    useless = row(
        "useless", "useless", Target("figure", most=USELESS.get(clicking, 0.0) / 100, digits=3), "%", COVERAGE
    )
    if clicking not in PUBLISHED:
        return (useless,)
    dice, low, error = PUBLISHED[clicking]
    return (
        row("Dice", "Dice, median", Target("figure", least=dice, digits=3), "Dice", SIMULATION),
        row("5th percentile", "Dice, 5th percentile", Target("figure", least=low, digits=3), "Dice", SIMULATION),
        row("diameter", "vertical diameter off, 95th percentile", Target("figure", most=error / 100, digits=3), "%",
            SIMULATION),
        useless,
    )  # fmt: skip


OWN = (
    Row("mask", "One mask from an outline, full size", Figure(VOTES, "mask"), Target("figure", most=0.001),
        "previews are drawn from masks while a hand drags"),
    Row("vote", "Consensus of seven readings, full size", Figure(VOTES, "vote"), Target("figure", most=0.010),
        "the senior drops a reading and sees the new vote in the same frame", other=Figure(VOTES, "plain vote"),
        against="the plain definition"),
    Row("vote-pixels", "Pixels that differ from the plain definition", Figure(VOTES, "pixels that differ"),
        Target("figure", most=0.0), "preview, vote and export agree to the last pixel", "pixels"),
    Row("export", "Export of 400 photographs, each", Figure(LABELS, "export"), Target("ratio", most=1.5),
        "writing is what has to be; merging, hashing and reading back hide behind it", other=Figure(LABELS, "bare"),
        against="a bare loop that writes the masks"),
    Row("export-lasting", "Export of 400 photographs, each", Figure(LABELS, "export"), Target("ratio", most=1.5),
        "the same, where the loop too waits until the disk has its files", other=Figure(LABELS, "lasting"),
        against="a bare loop that waits for the disk"),
    Row("export-careful", "Export of 400 photographs, each", Figure(LABELS, "export"), Target("ratio", most=1.0),
        "merging and verifying hide behind what every promise of an export costs", other=Figure(LABELS, "careful"),
        against="a bare loop with the same promises"),
    Row("export-linear", "Export of 400 photographs, each", Figure(LABELS, "export"), Target("ratio", most=1.2),
        "the time grows as the photographs do", other=Figure(LABELS, "few"), against="of 100, each"),
    Row("export-cores", "Cores that an export uses", Figure(LABELS, "export: cores"), Target("ratio", least=1.3),
        "it uses the cores there are", "cores", other=Figure(LABELS, "bare: cores"), against="the bare loop"),
    Row("open-large", "A study of 100,000 photographs opened", Figure(BIG_STUDY, "open large"),
        Target("ratio", most=1.2), "opening reads nothing that grows", other=Figure(BIG_STUDY, "open small"),
        against="one of 1,000"),
    Row("next-large", "The next reading of 100,000, 95th percentile", Figure(BIG_STUDY, "next", p95),
        Target("figure", most=0.005), "it is asked for at every photograph"),
    Row("memory-large", "Memory after 300 photographs of 100,000", Figure(BIG_STUDY, "memory"),
        Target("ratio", most=1.1), FLAT, "MiB", other=Figure(BIG_STUDY, "memory then"), against="after 30"),
    Row("memory", "Memory after 300 photographs there and back", Figure(MEMORY, "memory"), Target("ratio", most=1.1),
        FLAT, "MiB", other=Figure(MEMORY, "memory then"), against="after 30"),
    Row("handles", "Open files after 300 photographs there and back", Figure(MEMORY, "handles"),
        Target("ratio", most=1.1), FLAT, "files", other=Figure(MEMORY, "handles then"), against="after 30"),
    Row("agreement", "Statistics of 2,000 photographs read by seven", Figure(AGREEMENT, "statistics"),
        Target("figure", most=60.0), "a statistician waits a minute, and sees how far it is", "s"),
    *(row for clicking in CLICKINGS for row in _fit_rows(clicking)),
)  # fmt: skip
