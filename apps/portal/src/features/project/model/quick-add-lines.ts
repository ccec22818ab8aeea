import type { RefusedLine } from './parse-pasted-lines';

/** A line that was not added, with the reason in words. `line` 0 speaks of the whole list. */
export interface LineProblem {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

/** Words the lines that could not be read. */
export const problemsOf = (
  refused: readonly RefusedLine[],
  word: (failure: RefusedLine['failure']) => { readonly title: string; readonly text: string },
): LineProblem[] =>
  refused.map(({ line, text, failure }) => {
    const words = word(failure);
    return { line, text, reason: `${words.title}. ${words.text}` };
  });

const MOST_ROWS = 6;

/** Height of the field in rows: it grows with what is pasted, up to a limit. */
export const rowsFor = (text: string): number => Math.min(MOST_ROWS, text.split('\n').length);
