"""The text of a manual: Markdown with pictures that fit, headings to go to, and nothing that leads elsewhere."""

import math

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QImage,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextTable,
    QTextTableFormat,
)
from PySide6.QtWidgets import QTextBrowser

from refuge_annotator.study.manual import Manual, picture
from refuge_annotator.ui.theme import SPACE_1, SPACE_2, SPACE_4, SPACE_6, TEXT_BODY, TEXT_HEADING, colors
from refuge_annotator.ui.words import tr

MARKDOWN = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML
HEADINGS = {1: 20, 2: TEXT_HEADING}  # pixels
PICTURE = "\ufffc"  # what stands for one in a text
WIDEST = 600  # logical pixels of a picture
LINE = 145  # percent
MARGIN = SPACE_6
NOTHING = QImage(1, 1, QImage.Format.Format_ARGB32)
NOTHING.fill(Qt.GlobalColor.transparent)


class ManualText(QTextBrowser):
    """Shows a manual. Pictures come from the program's own manual alone; links are words."""

    section_changed = Signal(int)  # the heading that the text at the top belongs to

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("manual")
        self.setOpenLinks(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setUndoRedoEnabled(False)
        self._manual: Manual | None = None
        self._fitted = 0
        self.headings: list[tuple[int, str, QTextBlock]] = []  # level, words, where
        self.verticalScrollBar().valueChanged.connect(lambda _: self.section_changed.emit(self.section))

    def show_manual(self, manual: Manual) -> None:
        """Show a manual; the same one again in the colours of now, at the same place."""
        at = self.verticalScrollBar().value() if manual == self._manual else 0
        self._manual = manual
        self.document().setDocumentMargin(MARGIN)
        self.document().setMarkdown(_shown(manual), MARKDOWN)
        self.headings = [
            (block.blockFormat().headingLevel(), block.text(), block)
            for block in _blocks(self.document())
            if block.blockFormat().headingLevel() in HEADINGS and block.text().strip()
        ]
        self._dress()
        self._fit(anew=True)
        self.moveCursor(QTextCursor.MoveOperation.Start)  # Qt brings the cursor into sight when the text comes up
        self.verticalScrollBar().setValue(at)

    @property
    def section(self) -> int:
        """The heading that the text at the top belongs to; -1 above the first."""
        top = self.verticalScrollBar().value() + MARGIN
        above = [n for n, (_, _, block) in enumerate(self.headings) if self._top(block) <= top]
        return above[-1] if above else -1

    def go_to(self, heading: int) -> None:
        """Bring a heading to the top."""
        self.verticalScrollBar().setValue(math.ceil(self._top(self.headings[heading][2])) - SPACE_2)

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802
        """Give an empty picture: no text of anybody's makes the program read a file or ask the network.

        It cannot be nothing, for then Qt reads the file itself.
        """
        return NOTHING

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the pictures."""
        super().resizeEvent(event)
        self._fit()
        self.section_changed.emit(self.section)

    def _top(self, block: QTextBlock) -> float:
        return self.document().documentLayout().blockBoundingRect(block).top()

    def _dress(self) -> None:
        text = colors()
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, text.text)
        self.setPalette(palette)
        at_once = QTextCursor(self.document())
        at_once.beginEditBlock()  # else Qt lays out all that follows anew at every block
        for block in _blocks(self.document()):
            cursor = QTextCursor(block)
            level = block.blockFormat().headingLevel()
            shape = QTextBlockFormat()
            if block.text() != PICTURE:  # which would leave as much room below itself
                shape.setLineHeight(LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            shape.setTopMargin((SPACE_6 if level else 0) if block.position() else 0)
            in_list, in_table = block.textList() is not None, cursor.currentTable() is not None
            shape.setBottomMargin(0 if in_table else SPACE_1 if in_list else SPACE_2)
            cursor.mergeBlockFormat(shape)
            if level:
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                letters = QTextCharFormat()
                letters.setFontWeight(QFont.Weight.DemiBold)
                letters.setProperty(QTextCharFormat.Property.FontPixelSize, HEADINGS.get(level, TEXT_BODY))
                cursor.setCharFormat(letters)
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                frame.setFormat(_table_format(frame.format().toTableFormat()))
        at_once.endEditBlock()

    def _fit(self, *, anew: bool = False) -> None:
        """Scale the pictures to the width there is, smoothly, once for each width."""
        width = min(WIDEST, self.viewport().width() - 2 * MARGIN)
        if self._manual is None or self._manual.own or width <= 0 or (width == self._fitted and not anew):
            return
        self._fitted = width
        sharp = self.devicePixelRatioF()
        for cursor, name in _images(self.document()):
            path = picture(name)
            image = QImage(str(path)) if path else QImage()
            if image.isNull():
                continue
            size = QSize(width, round(width * image.height() / image.width()))
            scaled = image.scaled(
                size * sharp, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
            scaled.setDevicePixelRatio(sharp)
            self.document().addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), scaled)
            shape = QTextImageFormat(cursor.charFormat().toImageFormat())
            shape.setWidth(size.width())
            shape.setHeight(size.height())
            cursor.mergeCharFormat(shape)


def _shown(manual: Manual) -> str:
    """Return what is shown of a manual, which begins by saying so where it is not all."""
    text = manual.readable
    if len(text) == len(manual.text):
        return text
    notice = tr("Only the beginning is shown: the text has too many lines or too long a word for a manual.")
    return f"**{notice}** {tr('The manager can put a shorter one in its place.')}\n\n{text}"


def _blocks(document: QTextDocument) -> list[QTextBlock]:
    blocks, block = [], document.begin()
    while block.isValid():
        blocks.append(block)
        block = block.next()
    return blocks


def _images(document: QTextDocument) -> list[tuple[QTextCursor, str]]:
    """Return each picture, selected, with its name."""
    found = []
    for block in _blocks(document):
        place = block.begin()
        while not place.atEnd():
            fragment = place.fragment()
            if fragment.charFormat().isImageFormat():
                cursor = QTextCursor(document)
                cursor.setPosition(fragment.position())
                cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
                found.append((cursor, fragment.charFormat().toImageFormat().name()))
            place += 1
    return found


def _table_format(shape: QTextTableFormat) -> QTextTableFormat:
    shape.setBorder(0)
    shape.setCellPadding(SPACE_2)
    shape.setCellSpacing(0)
    shape.setBottomMargin(SPACE_4)
    shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    return shape
