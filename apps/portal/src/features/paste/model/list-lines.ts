import type { DisplayPrice, PastedArticle, PasteLine } from '@candil/contract';
import { PRODUCT_TEXT_MAX } from '@candil/contract/lengths';

/** A line of the list in the dialog, with the user's changes. */
export interface ListLine extends PasteLine {
  /** Stays the same while the dialog is open. */
  readonly id: string;
}

/** Gives the lines of a preview their ids; several products of one line are distinguished by their order. */
export const linesOfPreview = (lines: readonly PasteLine[], batch: string): readonly ListLine[] =>
  lines.map((line, index) => ({ ...line, id: `${batch}-${index}` }));

const changeLine = (lines: readonly ListLine[], id: string, change: (line: ListLine) => ListLine): readonly ListLine[] =>
  lines.map((line) => (line.id === id ? change(line) : line));

const repaired = (line: ListLine): ListLine => (line.state === 'repaired' ? { ...line, state: 'good' } : line);

/** Accepts the repairs of a line. */
export const repairLine = (lines: readonly ListLine[], id: string) => changeLine(lines, id, repaired);

/** Accepts all repairs. */
export const repairAll = (lines: readonly ListLine[]): readonly ListLine[] => lines.map(repaired);

/** Takes one of the articles that the line may have meant. */
export const chooseCandidate = (lines: readonly ListLine[], id: string, article: PastedArticle) =>
  changeLine(lines, id, (line) => ({
    ...line,
    state: 'good',
    article,
    quantity: line.quantity ?? 1,
    candidates: [],
    repairs: [{ code: 'paste.chosen', from: line.code ?? line.text, to: article.referenceCode }],
    reason: null,
  }));

/** Counts anew; a line that was refused for its quantity alone is good with one that was typed. */
export const countLine = (lines: readonly ListLine[], id: string, quantity: number) =>
  changeLine(lines, id, (line) => ({
    ...line,
    quantity,
    ...(line.state === 'refused' && line.article !== null && { state: line.repairs.length > 0 ? 'repaired' : 'good', reason: null }),
  }));

/** Price and delivery of a line for its new quantity, unless it was counted or changed again in the meantime. */
export const evaluateLine = (lines: readonly ListLine[], id: string, quantity: number, answered: PastedArticle) =>
  changeLine(lines, id, (line) =>
    line.quantity === quantity && line.article?.referenceCode === answered.referenceCode
      ? {
          ...line,
          article: { ...answered, ...(line.article.pendantHeight !== undefined && { pendantHeight: line.article.pendantHeight }) },
        }
      : line,
  );

/** Replaces a corrected line by the lines it was read as, in its place and under its number. */
export const replaceLine = (lines: readonly ListLine[], id: string, by: readonly ListLine[]): readonly ListLine[] =>
  lines.flatMap((line) => (line.id === id ? by.map((each) => ({ ...each, line: line.line })) : [line]));

export const leaveOut = (lines: readonly ListLine[], id: string): readonly ListLine[] => lines.filter((line) => line.id !== id);

/** A line that will be added as it stands. */
export type ReadyLine = ListLine & { readonly article: PastedArticle; readonly quantity: number };
export const isReady = (line: ListLine): line is ReadyLine => line.state === 'good' && line.article !== null && line.quantity !== null;

/** Lines of two rooms stay two: they are delivered to two places. */
const sameArticle = ({ article, room }: ReadyLine): string =>
  [article.referenceCode, article.pendantHeight ?? '', room.toLowerCase()].join('\n');

const byArticle = (lines: readonly ListLine[]): ReadonlyMap<string, readonly ReadyLine[]> => {
  const groups = new Map<string, ReadyLine[]>();
  for (const line of lines) if (isReady(line)) groups.set(sameArticle(line), [...(groups.get(sameArticle(line)) ?? []), line]);
  return groups;
};

/** Counts the articles that are ready more than once. */
export const countOfDuplicates = (lines: readonly ListLine[]): number =>
  [...byArticle(lines).values()].filter((group) => group.length > 1).length;

/** Most pieces of a line (OR). */
export const QUANTITY_MAX = 99_999;

const notesOf = (lines: readonly ReadyLine[]): string =>
  [...new Set(lines.flatMap(({ note }) => (note === '' ? [] : [note])))].join(' · ').slice(0, PRODUCT_TEXT_MAX.note).toWellFormed();

/** Puts lines of one article together in the place of the first, unless they would be more than a line may have; returns the changed ones. */
export const mergeDuplicates = (
  lines: readonly ListLine[],
): { readonly lines: readonly ListLine[]; readonly merged: readonly ReadyLine[] } => {
  const merged: ReadyLine[] = [];
  const gone = new Set<string>();
  for (const [first, ...others] of byArticle(lines).values()) {
    if (first === undefined || others.length === 0) continue;
    const quantity = others.reduce((sum, line) => sum + line.quantity, first.quantity);
    if (quantity > QUANTITY_MAX) continue;
    merged.push({ ...first, quantity, text: [first, ...others].map(({ text }) => text).join('\n'), note: notesOf([first, ...others]) });
    for (const { id } of others) gone.add(id);
  }
  const byId = new Map(merged.map((line) => [line.id, line]));
  return { lines: lines.flatMap((line) => (gone.has(line.id) ? [] : [byId.get(line.id) ?? line])), merged };
};

export interface ListTotals {
  readonly products: number;
  readonly pieces: number;
  /** Net where the account sees net prices; undefined when a line has no price, or none is added. */
  readonly price: DisplayPrice | undefined;
}

const cents = (amount: number): number => Math.round(amount * 100);

/** Totals of the lines that would be added. */
export const totalsOf = (lines: readonly ListLine[]): ListTotals => {
  const ready = lines.filter(isReady);
  const prices = ready.map(({ article }) => article.prices);
  const known = prices.filter((price) => price !== null);
  const [first] = known;
  const minor = known.reduce((sum, { totalNet, totalGross }) => sum + cents(totalNet ?? totalGross), 0);
  return {
    products: ready.length,
    pieces: ready.reduce((sum, { quantity }) => sum + quantity, 0),
    price:
      first === undefined || known.length < prices.length
        ? undefined
        : { currency: first.currency, amount: minor / 100, net: first.totalNet !== undefined },
  };
};

/** Lines that are not added now: those with open repairs, and refused ones. */
export const leftOverLines = (lines: readonly ListLine[]): readonly ListLine[] =>
  lines.filter((line) => line.state === 'refused' || line.state === 'repaired');
