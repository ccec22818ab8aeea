import type { Font, Glyph, GlyphRun } from 'fontkit';

/** Layouts kept of one font. At the limit all are dropped: the words of a catalogue soon return, the amounts of old quotes never do. */
const MOST_LAYOUTS = 20_000;

/**
 * Returns the glyphs with the characters of `text`. A font makes each glyph once and keeps the characters that it was first read for:
 * searching or copying text of a document would otherwise yield characters of another one.
 */
const withCharactersOf = (text: string, glyphs: readonly Glyph[]): Glyph[] => {
  const characters = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  if (glyphs.reduce((sum, { codePoints }) => sum + codePoints.length, 0) !== characters.length) return [...glyphs];
  let from = 0;
  return glyphs.map((glyph) => {
    const read = characters.slice(from, from + glyph.codePoints.length);
    from += read.length;
    return read.every((character, index) => character === glyph.codePoints[index])
      ? glyph
      : Object.create(glyph, { codePoints: { value: read } });
  });
};

/**
 * Returns a view of a font that lays out each text once. The cache of pdfkit ends with its document and holds nothing that was laid out with
 * features, such as tabular digits. `measured` is the same font opened a second time, for layouts alone: embedding makes glyphs without
 * characters, such as the parts of accented letters, which later layouts would get.
 */
export const cachedFont = (font: Font, measured: Font): Font => {
  const runs = new Map<string, GlyphRun>();
  const runOf = (text: string, features: string[] | undefined): GlyphRun => {
    // A printable text has no line break.
    const key = features === undefined ? text : `${features.join()}\n${text}`;
    const known = runs.get(key);
    if (known !== undefined) return known;
    const made = measured.layout(text, features);
    const run: GlyphRun = Object.create(made, { glyphs: { value: withCharactersOf(text, made.glyphs) } });
    if (runs.size >= MOST_LAYOUTS) runs.clear();
    runs.set(key, run);
    return run;
  };
  // pdfkit scales positions in place, and the width of a run is read from its positions.
  const layout = (text: string, features?: string[]): GlyphRun => {
    const run = runOf(text, features);
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } });
  };
  return Object.create(font, { layout: { value: layout } });
};
