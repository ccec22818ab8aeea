import type { ProjectProduct } from '@candil/contract';
import { PRODUCT_TEXT_MAX } from '@candil/contract/lengths';
import type { ProjectStep } from './project-change';

/** Most pieces of a line (OR). */
const QUANTITY_MAX = 99_999;

/** Lines of one luminaire in one room. */
export type EqualLines = readonly [ProjectProduct, ProjectProduct, ...ProjectProduct[]];

const keyOf = ({ referenceCode, attributes, room }: ProjectProduct): string =>
  [referenceCode, attributes.pendantHeight ?? '', room.toLowerCase()].join('\n');

const notesOf = (lines: EqualLines): string => [...new Set(lines.flatMap(({ note }) => (note === '' ? [] : [note])))].join(' · ');

const severalOf = ([first, second, ...others]: readonly ProjectProduct[]): readonly EqualLines[] =>
  first === undefined || second === undefined ? [] : [[first, second, ...others]];

const fitsOneLine = (lines: EqualLines): boolean =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0) <= QUANTITY_MAX && notesOf(lines).length <= PRODUCT_TEXT_MAX.note;

/** Lines that could be one, in the order of the project. */
export const equalLines = (products: readonly ProjectProduct[]): readonly EqualLines[] => {
  const groups = new Map<string, ProjectProduct[]>();
  for (const product of products) groups.set(keyOf(product), [...(groups.get(keyOf(product)) ?? []), product]);
  return [...groups.values()].flatMap(severalOf).filter(fitsOneLine);
};

/** Counts equal lines on the first of them, which takes the notes of all, and takes out the others: one step. */
export const togetherStep = (groups: readonly EqualLines[]): ProjectStep => ({
  kind: 'step',
  edits: groups.map((lines) => {
    const [first] = lines;
    const note = notesOf(lines);
    return {
      productId: first._id,
      quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      ...(note !== first.note && { note }),
    };
  }),
  remove: groups.flatMap(([, ...others]) => others.map(({ _id }) => _id)),
  restore: [],
});
