import numpy as np
import pytest

from refuge_annotator.formats.bitmap import decode_bmp
from refuge_annotator.formats.catalog import FORMATS, format_by_id
from refuge_annotator.formats.format import Entry
from refuge_annotator.formats.tree import FolderTree
from refuge_annotator.formats.verify import verify_folder
from tests.formats.folders import labels, write
from tests.studies import image, label

IDS = ["refuge-training", "refuge-validation", "refuge-test", "refuge-evaluation", "submission", "multirater",
       "soft-votes"]  # fmt: skip


MASKS_ALONE = ("multirater", "soft-votes")


def entry(one):
    return Entry(one.image, one.fovea, one.glaucoma, one.firsts, one.votes)


def test_the_formats_are_these_in_this_order():
    assert [form.id for form in FORMATS] == IDS
    assert len({form.title for form in FORMATS}) == len(FORMATS)
    with pytest.raises(KeyError):
        format_by_id("xml")


@pytest.mark.parametrize("format_id", IDS)
def test_every_format_reads_back_what_it_wrote(tmp_path, format_id):
    ours = labels(4)
    home = write(tmp_path, format_id, ours)
    back = list(format_by_id(format_id).read(FolderTree(home)))
    assert [b.name for b in back] == ["V0001.jpg", "V0002.jpg", "V0003.jpg", "V0004.jpg"]
    for one, other in zip(ours, back, strict=True):
        assert np.array_equal(one.mask, other.mask)
        assert other.fovea == (None if format_id in MASKS_ALONE else one.fovea)
        assert other.glaucoma == (None if format_id in MASKS_ALONE else one.glaucoma.glaucoma)


@pytest.mark.parametrize("format_id", IDS)
def test_every_format_is_recognised_and_sound_without_a_manifest(tmp_path, format_id):
    write(tmp_path, format_id, labels(4))
    report = verify_folder(tmp_path)
    assert report.formats == (format_id,)
    assert report.sound, report.findings


@pytest.mark.parametrize("format_id", IDS)
def test_every_format_says_beforehand_which_files_it_writes(format_id):
    form = format_by_id(format_id)
    for one in labels(2):
        assert [f.path for f in form.files(entry(one), one.mask)] == list(form.paths(entry(one)))


@pytest.mark.parametrize("format_id", IDS)
def test_every_bitmap_of_every_format_has_its_exact_levels(format_id):
    form = format_by_id(format_id)
    (one,) = labels(1)
    for path, _, data in form.files(entry(one), one.mask):
        if path.endswith(".bmp"):
            levels = set(np.unique(decode_bmp(path, bytes(data)).pixels))
            assert levels == ({0, 255} if format_id == "multirater" else {0, 128, 255})


@pytest.mark.parametrize("format_id", IDS)
def test_the_ending_of_the_photograph_does_not_matter(format_id):
    form = format_by_id(format_id)
    for name in ("V0001.png", "V0001.JPG", "V0001.tif", "sub/V0001.jpg"):
        assert form.paths(entry(label(name))) == form.paths(entry(label("V0001.jpg")))
    assert entry(label("dots.in.name.v2.JPG")).name == "dots.in.name.v2.jpg"


@pytest.mark.parametrize("format_id", IDS[:5])
def test_a_photograph_without_a_fovea_lacks_something(format_id):
    form = format_by_id(format_id)
    assert "fovea" in form.lacks(entry(label(fovea=None)), 7)
    assert form.lacks(entry(label()), 7) is None


@pytest.mark.parametrize("format_id", IDS[:5])
def test_a_photograph_without_a_glaucoma_label_lacks_something(format_id):
    assert "glaucoma" in format_by_id(format_id).lacks(entry(label(glaucoma=None)), 7)


def test_the_masks_lie_where_the_released_sets_have_them():
    sick, well = entry(label("T0001.jpg", glaucoma=True)), entry(label("T0001.jpg", glaucoma=False))
    places = {
        i: (format_by_id(i).home, format_by_id(i).paths(sick)[0], format_by_id(i).paths(well)[0]) for i in IDS[:5]
    }
    both = "Disc_Cup_Masks/T0001.bmp"
    assert places == {
        "refuge-training": ("Annotation-Training400", "Disc_Cup_Masks/Glaucoma/T0001.bmp",
                            "Disc_Cup_Masks/Non-Glaucoma/T0001.bmp"),
        "refuge-validation": ("REFUGE-Validation400-GT", both, both),
        "refuge-test": ("REFUGE-Test-GT", "Disc_Cup_Masks/G/T0001.bmp", "Disc_Cup_Masks/N/T0001.bmp"),
        "refuge-evaluation": ("", both, both),
        "submission": ("", "segmentation/T0001.bmp", "segmentation/T0001.bmp"),
    }  # fmt: skip


def test_the_tables_have_the_released_names_and_columns():
    found = {i: {p: d.decode("utf-8").splitlines()[0] for p, d in format_by_id(i).tables([]) if p.endswith(".csv")}
             for i in IDS}  # fmt: skip
    assert found == {
        "refuge-training": {"Fovea_location.csv": "ID,ImgName,Fovea_X,Fovea_Y"},
        "refuge-validation": {"Fovea_locations.csv": "ID,ImgName,Glaucoma Label,Fovea_X,Fovea_Y"},
        "refuge-test": {"Glaucoma_label_and_Fovea_location.csv": "ID,ImgName,Label(Glaucoma=1),Fovea_X,Fovea_Y"},
        "refuge-evaluation": {
            "GT.csv": "ImgName,Glaucoma Label",
            "Fovea_locations.csv": "ID,ImgName,Glaucoma Label,Fovea_X,Fovea_Y",
        },
        "submission": {
            "classification_results.csv": "FileName,Glaucoma Risk",
            "fovea_location_results.csv": "ImageName,Fovea_X,Fovea_Y",
        },
        "multirater": {},
        "soft-votes": {"votes.csv": "ImgName,Disc_Counted,Cup_Counted,Disc_By_Senior,Cup_By_Senior"},
    }


def test_a_name_that_a_spreadsheet_would_run_is_kept_where_programs_need_it():
    assert entry(label("=1+1.jpg")).name == "=1+1.jpg"
    assert image("=1+1.jpg").stem == "=1+1"
