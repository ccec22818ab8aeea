import { type BomCategory, type BomFailure, compositionCategory, creationCategory, isAccessory } from '../bom';
import { type PartlyResolved, resolvePartly } from '../bom/resolve-composition';
import type { CalendarDay } from '../calendar';
import { type ElectricalGroup, sumInThousandths } from '../electrical';
import type { ElementTree } from '../element';
import { type LineTotals, sumLines } from '../price';
import { type CompositionAvailability, compositionAvailability } from './composition-availability';
import type { CompositionPart } from './composition-part';
import { type CompositionPrices, compositionPrices } from './composition-price';
import type { CreationSources } from './creation-sources';
import { type EvaluatedPart, evaluatedParts, isLight, type PartSources } from './evaluated-part';

/** One composition of a creation as a product; pieces, lumens and watts are those of one. */
export interface EvaluatedComposition {
  /** From 1. */
  readonly compositionNumber: number;
  /** The collection of its Composition, else of the Space. */
  readonly subFamilyId: number;
  /** Category of the composition (BO12, BO13). */
  readonly category: BomCategory;
  /** Articles and accessories, then drivers. */
  readonly parts: readonly EvaluatedPart[];
  /** Prices of the ordered quantity, with the share of each part; undefined as soon as a part has no price. */
  readonly prices: CompositionPrices | undefined;
  /** Days and weeks, and the parts that set them. */
  readonly availability: CompositionAvailability;
  /** Lights that share a remote driver. */
  readonly electricalGroups: readonly ElectricalGroup[];
  /** Lumens of all luminaires, exact to a thousandth. */
  readonly lumens: number;
  /** Watts of all luminaires, to a tenth. */
  readonly watts: number;
  /** Luminaires, without accessories and drivers. */
  readonly lights: number;
}

/** Evaluation of a creation as a product: pieces, price with its steps, weeks, drivers, watts, lumens. */
export interface CreationEvaluation {
  /** In the order of the tree, what stands outside of them last. */
  readonly compositions: readonly EvaluatedComposition[];
  /** Category that decides its discount (BO14). */
  readonly category: BomCategory;
  /** Discount of that category. */
  readonly discountPercent: number;
  /** Totals of the ordered quantity; undefined as soon as a composition has no price. */
  readonly totals: LineTotals | undefined;
  /** Availability of all compositions as one order. */
  readonly availability: CompositionAvailability;
  /** Articles, accessories and drivers of one creation; an article that is cut to length counts once for each length. */
  readonly pieces: number;
  /** Lumens of all luminaires, exact to a thousandth. */
  readonly lumens: number;
  /** Watts of all luminaires, to a tenth. */
  readonly watts: number;
  /** The day on which it is ordered. */
  readonly today: CalendarDay;
  /** The first element whose article cannot be built, or why the drivers are not known; the rest is evaluated all the same. */
  readonly failure: BomFailure | undefined;
}

/**
 * Evaluates a Space as a product: its parts with their prices, weeks, drivers, watts and lumens (CP9). `quantity` creations are ordered,
 * whole, 1 or more (CP8). Parts that cannot be built have no price and an availability on request; they are named, and the rest is
 * evaluated (CP10).
 */
export function evaluateCreation(tree: ElementTree, sources: CreationSources, quantity = 1): CreationEvaluation {
  return evaluateResolved(resolvePartly(tree, sources), sources, quantity);
}

/** Inputs of the evaluation of compositions whose articles are known. */
export type ResolvedSources = PartSources & Pick<CreationSources, 'discountPercentOf' | 'today'>;

/** Evaluates compositions whose articles are known already. */
export function evaluateResolved(resolved: readonly PartlyResolved[], sources: ResolvedSources, quantity: number): CreationEvaluation {
  const categories = resolved.map(({ composition, refused }) =>
    compositionCategory([
      ...composition.articles.map(({ model }) => model),
      ...refused.map(({ model }) => model).filter((model) => model !== undefined),
    ]),
  );
  const category = creationCategory(categories);
  const discountPercent = sources.discountPercentOf(category.id);
  const compositions = resolved.map((each, index) =>
    evaluate(each, categories[index] as BomCategory, { index, quantity, discountPercent, sources }),
  );
  const prices = compositions.map((composition) => composition.prices).filter((price) => price !== undefined);
  const parts = compositions.flatMap((composition) => composition.parts.map(({ part }) => part));
  return {
    compositions,
    category,
    discountPercent,
    totals: prices.length === compositions.length ? sumLines(prices) : undefined,
    availability: compositionAvailability(together(parts), quantity, sources.today),
    pieces: compositions.flatMap((composition) => composition.parts).reduce((sum, part) => sum + countOf(part), 0),
    lumens: sumInThousandths(resolved.map((each) => sumOver(each, 'lumens'))),
    watts: tenths(sumInThousandths(resolved.map((each) => sumOver(each, 'watts')))),
    today: sources.today,
    failure: resolved.find((each) => each.failure !== undefined)?.failure,
  };
}

interface Terms {
  readonly index: number;
  readonly quantity: number;
  readonly discountPercent: number;
  readonly sources: ResolvedSources;
}

function evaluate(
  resolved: PartlyResolved,
  category: BomCategory,
  { index, quantity, discountPercent, sources }: Terms,
): EvaluatedComposition {
  const { composition, refused } = resolved;
  const parts = evaluatedParts(resolved, sources);
  const ordered = parts.map(({ part }) => part);
  const prices = compositionPrices(ordered, quantity, discountPercent);
  return {
    compositionNumber: index + 1,
    subFamilyId: composition.subFamilyId,
    category,
    parts,
    prices: prices.ok ? prices.value : undefined,
    availability: compositionAvailability(together(ordered), quantity, sources.today),
    electricalGroups: composition.electricalGroups,
    lumens: sumOver(resolved, 'lumens'),
    watts: tenths(sumOver(resolved, 'watts')),
    lights: piecesIn(composition.articles.filter(({ model }) => !isAccessory(model))) + piecesIn(refused.filter(isLight)),
  };
}

function countOf({ cutMetres, elementIds, part }: EvaluatedPart): number {
  return cutMetres === undefined ? part.quantity : elementIds.length;
}

/** The same part at other heights and in other compositions is ordered at once: the more pieces, the longer it may take (AV6). */
function together(parts: readonly CompositionPart[]): readonly CompositionPart[] {
  const byCode = new Map<string, CompositionPart>();
  for (const part of parts) {
    const known = byCode.get(part.code);
    byCode.set(part.code, known === undefined ? part : { ...known, quantity: known.quantity + part.quantity });
  }
  return [...byCode.values()];
}

/** Over the luminaires, of those too that cannot be built as they are chosen. */
function sumOver({ composition, refused }: PartlyResolved, what: 'lumens' | 'watts'): number {
  const parts = [...composition.articles, ...refused];
  return sumInThousandths(
    parts.flatMap(({ model, pieces }) => (model === undefined || isAccessory(model) ? [] : [model.technical[what] * pieces])),
  );
}

function piecesIn(parts: readonly { readonly pieces: number }[]): number {
  return parts.reduce((sum, { pieces }) => sum + pieces, 0);
}

function tenths(watts: number): number {
  return Math.round(watts * 10) / 10;
}
