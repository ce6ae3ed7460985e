"""Builds this folder's Young Serif from the published one (SIL Open Font License 1.1, no reserved font name).

Two things differ. Digits are the lining ones that the typeface has but that browsers show only where a style asks for
them: the default old-style 1 is a small I, so that "A1" read as "AI". And apostrophes are spaced and kerned, which the
published font leaves out: "coach's" had a hole in it. What the site never sets (other digits, fractions, hints) is left out.

Needs fonttools and brotli (Debian: python3-fonttools python3-brotli); writes young-serif.woff2 for pages and
young-serif.ttf for share images:
    python3 components/theme/fonts/buildYoungSerif.py
"""

from pathlib import Path

from fontTools import subset
from fontTools.otlLib.builder import buildPairPosGlyphs
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import ValueRecord

here = Path(__file__).parent
source = here / "../../../node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2"

DIGITS = "zero one two three four five six seven eight nine".split()

# What the apostrophe hangs above: letters no higher than an x on the side that it touches.
LOW_BEFORE = "a c e g h i m n o p q r s u v w x y z".split()
LOW_AFTER = "a c d e g m n o p q r s u v w x y z".split()

# Space left and right of the apostrophe, in thousandths of the type size.
SIDES = (30, 28)

KERNING = {
    **{(letter, "quoteright"): -30 for letter in LOW_BEFORE},
    **{("quoteright", letter): -45 for letter in LOW_AFTER},
    ("t", "quoteright"): -20,
    ("quoteright", "t"): -25,
    ("f", "quoteright"): 20,
    ("A", "quoteright"): -70,
    ("L", "quoteright"): -110,
    ("T", "quoteright"): -10,
    # Codes of programs, set large.
    ("A", "one.lf"): -35,
    ("A", "three.lf"): -25,
    ("A", "two.lf"): -20,
    ("three.lf", "X"): -20,
    ("one.lf", "one.lf"): -25,
    ("one.lf", "hyphen"): -30,
    ("five.lf", "plus"): -10,
}


def borrows(font: TTFont, name: str, lender: str) -> bool:
    """Whether a glyph is composed of another one."""
    return lender in font["glyf"][name].getComponentNames(font["glyf"])


def set_sides(font: TTFont, name: str, left: int, right: int) -> None:
    """Sets the space left and right of a glyph's outline."""
    outlines = font.getGlyphSet()
    # It borrows the comma's; double quotes, which borrow its own, keep theirs where they were.
    for borrower in [n for n in font.getGlyphOrder() if n == name or borrows(font, n, name)]:
        outline, pen = DecomposingRecordingPen(outlines), TTGlyphPen(outlines)
        outlines[borrower].draw(outline)
        outline.replay(pen)
        font["glyf"][borrower] = pen.glyph()
    glyph = font["glyf"][name]
    glyph.recalcBounds(font["glyf"])
    glyph.coordinates.translate((left - glyph.xMin, 0))
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (glyph.xMax + right, glyph.xMin)


def add_kerning(font: TTFont, pairs: dict[tuple[str, str], int]) -> None:
    """Puts pairs before those of the font's kerning; pairs that are not listed keep the kerning they had."""

    def value(advance: int) -> ValueRecord:
        record = ValueRecord()
        record.XAdvance = advance
        return record

    added = buildPairPosGlyphs({pair: (value(by), None) for pair, by in pairs.items()}, font.getReverseGlyphMap())
    gpos = font["GPOS"].table
    (lookups,) = {tuple(f.Feature.LookupListIndex) for f in gpos.FeatureList.FeatureRecord if f.FeatureTag == "kern"}
    kerning = gpos.LookupList.Lookup[lookups[0]]
    kerning.SubTable = added + kerning.SubTable
    kerning.SubTableCount = len(kerning.SubTable)


def build() -> TTFont:
    """The changed font."""
    font = TTFont(source)
    codes = {ord("0") + index: f"{name}.lf" for index, name in enumerate(DIGITS)}
    for table in font["cmap"].tables:
        table.cmap.update(codes)
    set_sides(font, "quoteright", *SIDES)
    add_kerning(font, KERNING)
    options = subset.Options(
        hinting=False,
        layout_features=["kern", "liga", "ccmp", "mark", "tnum"],
        name_IDs=["*"],
        notdef_outline=True,
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap().keys())
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID == 5:
            record.string = "Version 3.003; lining figures and apostrophes changed"
    return font


if __name__ == "__main__":
    for flavor in ("woff2", None):
        built = build()
        built.flavor = flavor
        built.save(here / f"young-serif.{flavor or 'ttf'}")
