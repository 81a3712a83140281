"""Makes the web font of the site: Instrument Sans with real fractions.

The font of the npm package has no fractions, so "11 1/2" looked like "111/2". This script adds small raised and lowered
digits and a substitution rule. The text of a page stays "11 1/2", for search, copying and screen readers.

Only fractions of a ruler become small: halves, quarters, eighths and sixteenths that are not part of a longer number.
"24/7" and "1/2/2026" stay as they are.

Needs Debian's packages python3-fonttools and python3-brotli. Run it in the root of the repository after an update of
@fontsource-variable/instrument-sans:

    python3 shared/site/styles/fonts/make_font.py
"""

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.ttLib.tables.TupleVariation import TupleVariation

SOURCE = "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"
TARGET = "shared/site/styles/fonts/instrument-sans.woff2"

DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
SCALE = 0.64
BAR_SCALE = 0.72

# A digit may already be tabular when the rules run, so each name means both forms.
RULES = """
@zero = [zero zero.tf]; @one = [one one.tf]; @two = [two two.tf]; @three = [three three.tf]; @four = [four four.tf];
@five = [five five.tf]; @six = [six six.tf]; @seven = [seven seven.tf]; @eight = [eight eight.tf];
@nine = [nine nine.tf];
@digit = [@zero @one @two @three @four @five @six @seven @eight @nine];
@number = [@digit slash];
@upper = [UPPER];
@lower = [LOWER];
@teens = [@one @three @five];
@eighths = [@one @three @five @seven];
@odd = [@eighths @nine];

lookup bar {
  ignore sub @number @one @teens slash' @one @six;
  ignore sub @one @teens slash' @one @six @number;
  sub @one @teens slash' @one @six by slash.fraction;
  ignore sub @number @digit slash' @digit;
  ignore sub @digit slash' @one @six @number;
  sub @odd slash' @one @six by slash.fraction;
  ignore sub @digit slash' @digit @number;
  sub @one slash' @two by slash.fraction;
  sub [@one @three] slash' @four by slash.fraction;
  sub @eighths slash' @eight by slash.fraction;
} bar;

feature calt {
  lookup bar;
  lookup numerator {
    sub @digit' @digit slash.fraction by @upper;
    sub @digit' slash.fraction by @upper;
  } numerator;
  lookup denominator {
    sub slash.fraction @digit' by @lower;
    sub slash.fraction @lower @digit' by @lower;
  } denominator;
} calt;
"""


def add_glyph(font, name, base, scale_x, scale_y, x, y, advance):
    """Adds a scaled copy of a glyph. It refers to its base, so it follows the axis of weight."""
    component = GlyphComponent()
    component.glyphName = base
    component.x, component.y = x, y
    component.flags = 0x0002 | 0x0004
    component.transform = [[scale_x, 0], [0, scale_y]]
    glyph = Glyph()
    glyph.numberOfContours = -1
    glyph.components = [component]
    font["glyf"][name] = glyph
    font["hmtx"][name] = (advance, 0)
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (advance, glyph.xMin)
    variations = []
    for variation in font["gvar"].variations.get(base, []):
        phantom = [point or (0, 0) for point in variation.coordinates[-4:]]
        scaled = [(round(dx * scale_x), 0) for dx, _ in phantom]
        variations.append(TupleVariation(dict(variation.axes), [(0, 0), *scaled]))
    font["gvar"].variations[name] = variations


def add_fraction_glyphs(font):
    advances = font["hmtx"]
    cap_height = font["OS/2"].sCapHeight
    for digit in DIGITS:
        advance = round(advances[digit][0] * SCALE)
        add_glyph(font, f"{digit}.numerator", digit, SCALE, SCALE, 0, round(cap_height * (1 - SCALE)), advance)
        add_glyph(font, f"{digit}.denominator", digit, SCALE, SCALE, 0, 0, advance)
    # The bar overlaps its neighbors by a part of its slope.
    slash = advances["slash"][0]
    overlap = round(slash * 0.12)
    width = round(slash * BAR_SCALE) - 2 * overlap
    add_glyph(font, "slash.fraction", "slash", BAR_SCALE, 1, -overlap, 0, width)


def add_rules(font):
    """Appends the rules to the font's own substitutions, which stay as they are."""
    names = {
        "UPPER": [f"{digit}.numerator" for digit in DIGITS for _ in range(2)],
        "LOWER": [f"{digit}.denominator" for digit in DIGITS for _ in range(2)],
    }
    rules = RULES
    for key, glyphs in names.items():
        rules = rules.replace(key, " ".join(glyphs))
    own = font["GSUB"]
    addOpenTypeFeaturesFromString(font, rules, tables=["GSUB"])
    added = font["GSUB"].table
    font["GSUB"] = own
    table = own.table
    offset = len(table.LookupList.Lookup)
    for lookup in added.LookupList.Lookup:
        for part in lookup.SubTable:
            for record in records_of(part):
                record.LookupListIndex += offset
        table.LookupList.Lookup.append(lookup)
    table.LookupList.LookupCount = len(table.LookupList.Lookup)
    for feature in added.FeatureList.FeatureRecord:
        index = len(table.FeatureList.FeatureRecord)
        feature.Feature.LookupListIndex = [at + offset for at in feature.Feature.LookupListIndex]
        table.FeatureList.FeatureRecord.append(feature)
        for script in table.ScriptList.ScriptRecord:
            languages = [script.Script.DefaultLangSys, *[record.LangSys for record in script.Script.LangSysRecord]]
            for language in filter(None, languages):
                language.FeatureIndex.append(index)
                language.FeatureCount = len(language.FeatureIndex)
    table.FeatureList.FeatureCount = len(table.FeatureList.FeatureRecord)


def records_of(part):
    """The references to other lookups in a contextual rule, in each of its three formats."""
    if hasattr(part, "SubstLookupRecord"):
        return part.SubstLookupRecord
    sets = getattr(part, "ChainSubRuleSet", None) or getattr(part, "ChainSubClassSet", None) or []
    rules = [rule for group in sets if group for rule in (getattr(group, "ChainSubRule", None) or group.ChainSubClassRule)]
    return [record for rule in rules for record in rule.SubstLookupRecord]


def main():
    font = TTFont(SOURCE)
    # All tables are read before glyphs are added, because their sizes are checked against the number of glyphs.
    font.ensureDecompiled()
    add_fraction_glyphs(font)
    font.setGlyphOrder(font["glyf"].glyphOrder)
    font.getReverseGlyphMap(rebuild=True)
    add_rules(font)
    # The widths of the new glyphs follow from their own variations, so the table of width variations has to go.
    del font["HVAR"]
    font["post"].formatType = 3
    font.flavor = "woff2"
    font.save(TARGET)


if __name__ == "__main__":
    main()
