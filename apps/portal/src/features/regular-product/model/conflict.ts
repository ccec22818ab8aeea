import {
  type AttributeChange,
  CODE_ATTRIBUTE_TYPES,
  type EXCLUSION_CELLS,
  type ExclusionRow,
  type ModelDefinition,
  optionsFor,
  repairsFor,
  type Selection,
} from '@candil/domain';
import type { AttributeValue, Configuration } from './configuration';
import { type Effect, effectOf } from './effect';
import type { ProductOffer } from './product-offer';
import { decidingTotal, type Quote, quoteOf } from './quote';

/** One way to have a value that does not go with the rest. */
export interface WayOut {
  readonly selection: Selection;
  /** Changes beside the requested value itself. */
  readonly changes: readonly AttributeChange[];
  readonly effect: Effect;
}

/** Reasons a value cannot be had now, with the ways to have it. */
export interface Conflict {
  readonly requested: AttributeValue;
  /** The rows of the exclusion matrix in the way. */
  readonly rows: readonly ExclusionRow[];
  /** The chosen values that a row names. */
  readonly culprits: readonly AttributeValue[];
  readonly waysOut: readonly WayOut[];
}

/** The problems of a requested value; undefined without any. */
export const conflictOf = (
  offer: ProductOffer,
  model: ModelDefinition,
  { selection, quantity }: Configuration,
  current: Quote | undefined,
  requested: AttributeValue,
): Conflict | undefined => {
  const options = optionsFor(model, selection, offer.today).find(({ type }) => type === requested.type)?.options;
  const option = options?.find(({ variation }) => variation.modifier === requested.modifier);
  if (option === undefined || option.compatible) return undefined;
  const rows = option.blockedBy ?? [];
  const ranking = {
    priceMinor: (candidate: Selection) => {
      const quote = quoteOf(offer, model, candidate, quantity);
      return quote && (decidingTotal(offer, quote) ?? 0);
    },
    weeks: (candidate: Selection) => quoteOf(offer, model, candidate, quantity)?.availability.weeks,
  };
  const waysOut = repairsFor(model, selection, requested, offer.today, ranking).flatMap(({ changes, selection: repaired }): WayOut[] => {
    const quote = quoteOf(offer, model, repaired, quantity);
    if (quote === undefined) return [];
    const others = changes.filter(({ type }) => type !== requested.type);
    return [{ selection: repaired, changes: others, effect: effectOf(offer, current, quote) }];
  });
  return { requested, rows, culprits: culpritsOf(rows, selection, requested), waysOut };
};

const CELLS_OF = {
  color: ['finish'],
  temperature: ['temperature'],
  control: ['control'],
  installation: ['installation1', 'installation2'],
} as const satisfies Record<AttributeValue['type'], readonly (typeof EXCLUSION_CELLS)[number][]>;

const culpritsOf = (rows: readonly ExclusionRow[], selection: Selection, requested: AttributeValue): readonly AttributeValue[] =>
  CODE_ATTRIBUTE_TYPES.flatMap((type): AttributeValue[] => {
    const modifier = selection[type];
    if (type === requested.type || modifier === undefined) return [];
    return rows.some((row) => namesValue(row, { type, modifier })) ? [{ type, modifier }] : [];
  });

const namesValue = (row: ExclusionRow, { type, modifier }: AttributeValue): boolean => {
  const cells = CELLS_OF[type].map((cell) => row[cell]);
  if (cells.every((cell) => cell === '*')) return false;
  return type === 'installation' ? cells.every((cell, index) => cell === '*' || cell === modifier.charAt(index)) : cells[0] === modifier;
};
