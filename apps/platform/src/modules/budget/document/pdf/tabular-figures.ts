import type { GlyphSet } from './printable';

interface Run {
  readonly glyphs: readonly unknown[];
  readonly positions: readonly unknown[];
  readonly advanceWidth: number;
}

/** The part of pdfkit's embedded font that is used here; it has no types of its own. */
export interface EmbeddedFont {
  readonly font: GlyphSet;
  layoutRun(text: string, features?: readonly string[]): Run;
}

/** Tabular figures of OpenType: all of one width. */
export const TABULAR: 'tnum'[] = ['tnum'];

/**
 * Keeps what a font lays out with features, character by character: figures of one width touch no neighbour, and pdfkit would look up the
 * tables of the font again for every amount, which takes a thousand times as long.
 */
export const keepFigures = (embedded: EmbeddedFont): void => {
  const layoutRun = embedded.layoutRun.bind(embedded);
  const runs = new Map<string, Run>();
  const runOf = (character: string): Run => {
    const run = runs.get(character) ?? layoutRun(character, TABULAR);
    runs.set(character, run);
    return run;
  };
  // Drawing a text asks for its width several times.
  let last: { readonly text: string; readonly run: Run } | undefined;
  embedded.layoutRun = (text, features) => {
    if (features === undefined) return layoutRun(text);
    if (last?.text === text) return last.run;
    const glyphs: unknown[] = [];
    const positions: unknown[] = [];
    let advanceWidth = 0;
    for (const character of text) {
      const run = runOf(character);
      glyphs.push(...run.glyphs);
      positions.push(...run.positions);
      advanceWidth += run.advanceWidth;
    }
    last = { text, run: { glyphs, positions, advanceWidth } };
    return last.run;
  };
};
