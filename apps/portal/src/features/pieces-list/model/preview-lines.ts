import type { PasteLine } from '@candil/contract';
import { PIECE_LIST_LIMITS } from '@candil/domain';

/** A line of a pasted text with its result. */
export interface PreviewedLine extends PasteLine {
  readonly id: string;
}

/** Certainty of a line: correct as it stands, with repairs or candidates to look at, or wrong; a line without a product is left aside. */
export type PreviewState = 'right' | 'unsure' | 'wrong' | 'aside';

export const stateOf = ({ state, candidates, text }: Pick<PasteLine, 'state' | 'candidates' | 'text'>): PreviewState => {
  if (state === 'good') return 'right';
  if (modelOnlyIn(text) !== undefined) return 'unsure';
  if (state === 'ignored') return 'aside';
  return state === 'repaired' || candidates.length > 0 ? 'unsure' : 'wrong';
};

/** A model number and at most a quantity: a row whose choices are still open. */
const modelOnlyIn = (text: string): PieceOfLine | undefined => {
  const [, model, quantity = '1'] = /^\s*(\d{4})(?:[\t ;x×]{1,8}(\d{1,5}))?\s*$/.exec(text.slice(0, 60)) ?? [];
  return model === undefined || Number(quantity) < 1 ? undefined : { text: model, quantity: Number(quantity) };
};

/** Reason a text is not read at all. */
export type UnreadText =
  | { readonly kind: 'empty' }
  | { readonly kind: 'no-room'; readonly lines: number; readonly room: number }
  | { readonly kind: 'line-too-long'; readonly line: number };

interface Bounds {
  /** Rows that the list may still have. */
  readonly room: number;
  readonly linesMax: number;
  readonly charactersMax: number;
}

type LinesToRead =
  | UnreadText
  | { readonly kind: 'chunks'; readonly chunks: readonly { readonly text: string; readonly firstLine: number }[] };

/** A line that is longer holds no product. */
const LINE_MAX = 4_000;

/** The text in parts that the service takes, or why it is not read; one pass over it. */
export const linesToRead = (text: string, { room, linesMax, charactersMax }: Bounds): LinesToRead => {
  const lines = text
    .replaceAll('\0', '')
    .toWellFormed()
    .split(/\r\n|\n|\r/);
  const filled = lines.filter((line) => line.trim() !== '').length;
  if (filled === 0) return { kind: 'empty' };
  const long = lines.findIndex(({ length }) => length > LINE_MAX);
  if (long >= 0) return { kind: 'line-too-long', line: long + 1 };
  if (filled > room) return { kind: 'no-room', lines: filled, room };
  const chunks: { text: string; firstLine: number }[] = [];
  let begun: string[] = [];
  let characters = 0;
  const close = (next: number) => {
    if (begun.length > 0) chunks.push({ text: begun.join('\n'), firstLine: next - begun.length });
    begun = [];
    characters = 0;
  };
  for (const [index, line] of lines.entries()) {
    if (begun.length >= linesMax || characters + line.length + 1 > charactersMax) close(index);
    begun.push(line);
    characters += line.length + 1;
  }
  close(lines.length);
  return { kind: 'chunks', chunks };
};

/** Lines of a part under their number in the whole text. */
export const previewed = (lines: readonly PasteLine[], firstLine: number, part: number): readonly PasteLine[] =>
  part === 0 ? lines : lines.map((line) => ({ ...line, line: line.line + firstLine }));

/** Piece that a line adds to the list. */
interface PieceOfLine {
  readonly text: string;
  readonly quantity: number;
}

/** The article that a line would be, else its model, else the code that was found, else its first cell as it stands, with the quantity beside it. */
export const pieceOfLine = ({ article, candidates, code, text, quantity }: PasteLine): PieceOfLine => {
  const named = (article ?? candidates[0])?.referenceCode;
  if (named !== undefined) return { text: named, quantity: quantity ?? 1 };
  const model = modelOnlyIn(text);
  if (model !== undefined) return model;
  const [first = '', second = ''] = text.split('\t');
  const counted = /^\d{1,5}$/.test(second.trim()) ? Number(second) : (quantity ?? 1);
  return { text: (code ?? first).replaceAll(/\s+/g, ' ').trim().slice(0, PIECE_LIST_LIMITS.written), quantity: Math.max(1, counted) };
};
