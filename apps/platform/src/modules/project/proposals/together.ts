import type { ProjectProposal } from '@candil/contract';
import { PRODUCT_TEXT_MAX } from '@candil/contract/lengths';
import type { IsoLanguage } from '@candil/domain';
import type { EvaluatedLine } from '../evaluated-line';
import { nameOf } from '../line-issue';
import { sameLine } from '../merge-equal';
import type { Workshop } from './alternatives';
import { effectOf } from './proposed-step';

/** Most pieces of a line (OR). */
const QUANTITY_MAX = 99_999;

const notesOf = (lines: readonly EvaluatedLine[]): string =>
  [...new Set(lines.flatMap(({ product: { note } }) => (note === '' ? [] : [note])))].join(' · ');

const countOf = (lines: readonly EvaluatedLine[]): number => lines.reduce((sum, { product }) => sum + product.quantity, 0);

/** Equal for lines that could be one: of compositions those with the same drawing and furniture in the same room. */
const keyOf = ({ configuration, ...product }: EvaluatedLine['product']): string => {
  if (configuration === null) return sameLine(product);
  const { type, digest, furniture } = configuration;
  return JSON.stringify([type, digest, furniture, product.room.toLowerCase()]);
};

/** Lines that could be one, in the order of the project. */
const equalLines = (lines: readonly EvaluatedLine[]): readonly (readonly EvaluatedLine[])[] => {
  const groups = new Map<string, EvaluatedLine[]>();
  for (const line of lines) {
    const key = keyOf(line.product);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].filter(
    (group) => group.length > 1 && countOf(group) <= QUANTITY_MAX && notesOf(group).length <= PRODUCT_TEXT_MAX.note,
  );
};

/** Counts equal lines on the first of them, which takes the notes of all, and takes out the others. */
export const togetherStep = (workshop: Workshop, lines: readonly EvaluatedLine[], language: IsoLanguage): ProjectProposal | undefined => {
  const groups = equalLines(lines);
  if (groups.length === 0) return undefined;
  const counted = groups.flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ ...first.product, quantity: countOf(group), note: notesOf(group) }];
  });
  const remove = new Set(groups.flatMap(([, ...others]) => others.map(({ product }) => product.id)));
  const recounted = new Map(counted.map((product) => [product.id, workshop.evaluate(product)]));
  const then = lines.filter(({ product }) => !remove.has(product.id)).map((line) => recounted.get(line.product.id) ?? line);
  return {
    kind: 'together',
    lines: groups.flat().map((line) => ({
      productId: line.product.id,
      tag: line.tag,
      modelName: nameOf(line, language),
      from: '',
      to: '',
    })),
    changes: counted.map(({ id, quantity, note }) => ({ productId: id, quantity, note })),
    remove: [...remove],
    staying: [],
    ...effectOf(workshop, lines, then),
  };
};
