import type { OpenFont } from './embedded-font';

/** Digits of equal width (OpenType). */
const TABULAR = ['tnum'] as const;
/** Words kept per face and kind; a document of a thousand lines has some three thousand. */
const MOST_KEPT = 20_000;

/** What stands together and is laid out once: a word with the blank behind it, or one digit. Widths in thousandths of the size. */
export interface Run {
  readonly glyphs: readonly {
    readonly id: number;
    readonly codePoints: readonly number[];
    readonly width: number;
    /** How much nearer the next glyph stands than this one is wide. */
    readonly closer: number;
  }[];
  readonly width: number;
  /** False where a glyph leaves the baseline, as an accent over a letter does: only pdfkit sets those. */
  readonly isPlain: boolean;
}

/**
 * One weight of the house's letters, open as long as its thread lives. Reading a font's tables takes longer than setting a page with it,
 * and the words of budgets are the same ones again and again: both are done once.
 */
export class Typeface {
  private readonly words = new Map<string, Run>();
  private readonly digits = new Map<string, Run>();

  constructor(readonly font: OpenFont) {}

  /** A text word by word, each with the blank behind it. */
  runsOf(text: string): Run[] {
    const runs: Run[] = [];
    for (let from = 0; from < text.length; ) {
      const blank = text.indexOf(' ', from);
      const end = blank === -1 ? text.length : blank + 1;
      runs.push(this.kept(this.words, text.slice(from, end)));
      from = end;
    }
    return runs;
  }

  /** A number character by character: digits of equal width need no kerning. */
  digitsOf(text: string): Run[] {
    return Array.from(text, (character) => this.kept(this.digits, character, TABULAR));
  }

  private kept(known: Map<string, Run>, text: string, features?: readonly string[]): Run {
    const found = known.get(text);
    if (found !== undefined) return found;
    const run = this.laidOut(text, features);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(text, run);
    return run;
  }

  private laidOut(text: string, features?: readonly string[]): Run {
    const scale = 1000 / this.font.unitsPerEm;
    // Else a glyph would say what it said in an earlier document: a blank that breaks for one that does not, or nothing.
    this.font._glyphs = {};
    const { glyphs, positions } = this.font.layout(text, features);
    return {
      glyphs: glyphs.map(({ id, codePoints, advanceWidth }, index) => ({
        id,
        codePoints,
        width: advanceWidth * scale,
        closer: (advanceWidth - (positions[index]?.xAdvance ?? advanceWidth)) * scale,
      })),
      width: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * scale,
      isPlain: positions.every(({ xOffset, yOffset }) => xOffset === 0 && yOffset === 0),
    };
  }
}

export const widthOfRuns = (runs: readonly Run[], size: number): number => (runs.reduce((sum, { width }) => sum + width, 0) * size) / 1000;
