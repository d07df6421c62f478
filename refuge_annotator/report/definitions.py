"""What every statistic of a report is: its title, its definition, and where the definition comes from."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Definition:
    """One kind of statistic, in the words of a paper's methods."""

    id: str
    title: str
    text: str
    source: str = ""


_BOTH_WAYS = "between every pair of raters, averaged over the pairs of a photograph, then over photographs"
_OTHERS = (
    "of a rater and the vote of all other raters: nested strict majority of those who graded, tied pixels by the "
    "study's rule (outside where the senior's outline would decide)"
)
DEFINITIONS = (
    Definition(
        "dice_between",
        "Dice between raters",
        f"2|A∩B| / (|A|+|B|) {_BOTH_WAYS}. Two answers “no cup” agree fully (1), one alone not at all (0).",
        "Dice 1945",
    ),
    Definition("dice_with_others", "Dice with the others' vote", f"The same {_OTHERS}.", "Dice 1945"),
    Definition("iou_between", "IoU between raters", f"|A∩B| / |A∪B| {_BOTH_WAYS}.", "Jaccard 1912"),
    Definition("iou_with_others", "IoU with the others' vote", f"The same {_OTHERS}.", "Jaccard 1912"),
    Definition(
        "hd95_between",
        "HD95 between raters",
        "95th percentile of the distances from every boundary pixel of either mask to the nearest boundary pixel of "
        f"the other, both directions pooled, in pixels, {_BOTH_WAYS}. A boundary pixel has one of its four neighbours "
        "outside the mask. Not available where one of the masks is empty.",
        "Huttenlocher et al. 1993",
    ),
    Definition("hd95_with_others", "HD95 to the others' vote", f"The same {_OTHERS}.", "Huttenlocher et al. 1993"),
    Definition(
        "assd_between",
        "ASSD between raters",
        f"Mean of the same pooled distances (average symmetric surface distance), in pixels, {_BOTH_WAYS}.",
        "Heimann et al. 2009",
    ),
    Definition("assd_with_others", "ASSD to the others' vote", f"The same {_OTHERS}.", "Heimann et al. 2009"),
    Definition(
        "dice_before_return",
        "Dice between raters before a return",
        "On the photographs that the senior returned and a rater then changed, by first submissions.",
    ),
    Definition("dice_after_return", "Dice between raters after a return", "The same, by the submissions that stand."),
    Definition(
        "icc_single",
        "ICC(2,1) of the vertical cup-to-disc ratio",
        "Two-way random effects, absolute agreement, one rater; photographs that every rater graded.",
        "Shrout and Fleiss 1979",
    ),
    Definition(
        "icc_average",
        "ICC(2,k) of the vertical cup-to-disc ratio",
        "The same for the mean of all raters.",
        "Shrout and Fleiss 1979",
    ),
    Definition(
        "vcdr_spread",
        "Spread of the vertical cup-to-disc ratio",
        "Standard deviation of the raters' ratios on one photograph, averaged over photographs.",
    ),
    Definition(
        "vcdr_bias",
        "Rater's bias of the vertical cup-to-disc ratio",
        "Mean difference of a rater's ratio and the mean of the other raters' (positive: larger).",
        "Bland and Altman 1999",
    ),
    Definition(
        "vcdr_bias_lower", "Lower limit of agreement with the others", "Bias − 1.96 s.", "Bland and Altman 1999"
    ),
    Definition(
        "vcdr_bias_upper", "Upper limit of agreement with the others", "Bias + 1.96 s.", "Bland and Altman 1999"
    ),
    Definition(
        "vcdr_difference",
        "Difference of two raters' vertical cup-to-disc ratios",
        "Mean of the first rater's ratio minus the second's.",
        "Bland and Altman 1999",
    ),
    Definition(
        "vcdr_difference_lower", "Lower limit of agreement of two raters", "Mean − 1.96 s.", "Bland and Altman 1999"
    ),
    Definition(
        "vcdr_difference_upper", "Upper limit of agreement of two raters", "Mean + 1.96 s.", "Bland and Altman 1999"
    ),
    Definition(
        "kappa",
        "Fleiss' kappa of the answers",
        "Chance-corrected agreement of the answers in words: marked, absent (no cup, fovea not visible), cannot grade. "
        "Photographs that every rater answered.",
        "Fleiss 1971",
    ),
    Definition(
        "alpha",
        "Krippendorff's alpha of the answers",
        "The same answers as names; photographs with two answers or more.",
        "Krippendorff 2011",
    ),
    Definition(
        "fovea_spread",
        "Spread of the fovea marks",
        "Root mean square distance of the marks of one photograph from their mean, averaged over photographs; in "
        "pixels, and in mean disc diameters (the mean of a disc's width and height).",
    ),
    Definition(
        "dice_ellipse_curve",
        "Dice of an ellipse and a closed curve",
        "Pairs of raters of whom one drew an ellipse and one a closed curve.",
    ),
    Definition(
        "dice_same_kind",
        "Dice of outlines of one kind, on the same photographs",
        "Pairs of raters who both drew an ellipse, or both a closed curve, where both kinds were drawn.",
    ),
    Definition(
        "auc",
        "Area under the ROC curve",
        "The reference standard's vertical cup-to-disc ratio against the glaucoma label on record; equal ratios count "
        "half. A photograph that is not reviewed yet counts by the plain vote, one below the quorum or ungradable not.",
        "Hanley and McNeil 1982",
    ),
    Definition("seconds", "Time at work on a photograph", "Median over first submissions, idle minutes not counted."),
    Definition(
        "repeat_sw",
        "Within-rater standard deviation of the vertical cup-to-disc ratio",
        "From hidden repeats: the square root of the mean of d²/2, d being a rater's second ratio minus the first.",
        "Bland and Altman 1996",
    ),
    Definition(
        "repeat_cr",
        "Coefficient of repeatability of the vertical cup-to-disc ratio",
        "1.96 √2 times the within-rater standard deviation: two readings by one rater differ by less in 95 % of cases.",
        "Bland and Altman 1996",
    ),
    Definition(
        "repeat_dice",
        "Dice of a rater's repeat with the first reading",
        "The same photograph, read twice by one rater who was not told.",
        "Dice 1945",
    ),
    Definition(
        "repeat_fovea",
        "Distance of a rater's two fovea marks",
        "Mean distance of the repeat's mark from the first, in pixels.",
    ),
    Definition(
        "senior_sw",
        "Within-senior standard deviation of the vertical cup-to-disc ratio",
        "From photographs that came to the senior a second time, under another code: as for raters, of the reference "
        "standard that came of either look.",
        "Bland and Altman 1996",
    ),
    Definition(
        "senior_cr",
        "Senior's coefficient of repeatability of the vertical cup-to-disc ratio",
        "1.96 √2 times that standard deviation.",
        "Bland and Altman 1996",
    ),
    Definition(
        "senior_dice",
        "Dice of the senior's two reference standards",
        "The same photograph and readings, decided twice by a senior who was not told.",
        "Dice 1945",
    ),
    Definition(
        "senior_fovea",
        "Distance of the senior's two foveas",
        "Mean distance of the fovea of the second look from that of the first, in pixels.",
    ),
)
BY_ID = {d.id: d for d in DEFINITIONS}
