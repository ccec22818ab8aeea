import {
  type AttributeType,
  type AvailabilityPeriod,
  CODE_ATTRIBUTE_TYPES,
  isPendantHeightAllowed,
  joinAvailability,
  type LeadTimeEntry,
  type LocalisedText,
  pendantHeightRangeOf,
  type Selection,
  type Variation,
} from '../attribute';
import type { CalendarDay } from '../calendar';
import type { CatalogId } from '../catalogue';
import { type ExclusionRow, findExclusion } from '../exclusion';
import type { ReferenceParts } from '../reference-code';
import { referenceBase } from '../reference-code';
import { fail, ok, type Result } from '../result';
import { type CompiledVariation, compiledModel, type Offer } from './compiled-model';
import { composeReference, partialReference, priceReference } from './compose-reference';
import type { ModelDefinition } from './model-definition';
import { completeSelection, selectionFromReference } from './selection';

/** A model with the attribute values chosen for it. */
export interface Article {
  readonly model: string;
  /** The full reference, or what the choices so far can say of it when `isPersonalized` is 0. */
  readonly reference: string;
  readonly referenceBase: string;
  readonly priceReference: string;
  readonly catalogId: CatalogId;
  readonly selection: Selection;
  /** One variation per chosen attribute, in the order of the attribute types. */
  readonly chosen: readonly Variation[];
  /** The largest of base and chosen variations (AT11). */
  readonly moq: number;
  /** Lead-time entries of base and chosen variations, for `leadTimeWeeks` (AV8). */
  readonly leadtimes: readonly (readonly LeadTimeEntry[])[];
  readonly availability: AvailabilityPeriod;
  /** 1 when every attribute that the model varies is chosen (AT12). */
  readonly isPersonalized: 0 | 1;
}

/** Why an article cannot be built; `allowed` lists the values offered on the day (AT6, AT13, AT14, EX3). */
export type ArticleFailure =
  | { readonly code: 'article.model-unknown'; readonly model: string }
  | {
      readonly code: 'article.attribute-unknown';
      readonly attribute: AttributeType;
      readonly value: string;
      readonly allowed: readonly string[];
    }
  | { readonly code: 'article.attribute-missing'; readonly attribute: AttributeType }
  | { readonly code: 'article.excluded'; readonly row: ExclusionRow; readonly reason: LocalisedText | undefined };

/** The model of that number, else `article.model-unknown` (AT13). */
export function findModel(models: readonly ModelDefinition[], model: string): Result<ModelDefinition, ArticleFailure> {
  const found = models.find((candidate) => candidate.model === model);
  return found === undefined ? fail({ code: 'article.model-unknown', model }) : ok(found);
}

/**
 * The article of a selection on a day. Fails for a value that no variation valid on the day has (AT6),
 * for a missing colour (AT14) and for a combination that an exclusion rejects (EX3).
 */
export function buildArticle(model: ModelDefinition, selection: Selection, today: CalendarDay): Result<Article, ArticleFailure> {
  const { exclusions, availability, offerOn } = compiledModel(model);
  const offer = offerOn(today);
  const chosen: CompiledVariation[] = [];
  for (const type of CODE_ATTRIBUTE_TYPES) {
    const modifier = selection[type];
    if (modifier === undefined) continue;
    const found = offer.byModifier[type].get(modifier);
    if (found === undefined) return unknown(type, modifier, [...offer.byModifier[type].keys()]);
    chosen.push(found);
  }
  if (selection.pendantHeightCm !== undefined) {
    const height = pendantHeightIn(offer, selection.pendantHeightCm);
    if (!height.ok) return height;
    chosen.push(height.value);
  }
  if (selection.color === undefined) return fail({ code: 'article.attribute-missing', attribute: 'color' });
  const row = findExclusion(exclusions, selection);
  if (row !== undefined) return fail({ code: 'article.excluded', row, reason: row.reason });
  return ok(articleOf(model, availability, { ...selection, color: selection.color }, chosen));
}

/** The article that a parsed reference names on a day, completed with what the reference leaves unsaid (RC13). */
export function buildArticleFromReference(
  model: ModelDefinition,
  parts: ReferenceParts,
  today: CalendarDay,
): Result<Article, ArticleFailure> {
  return buildArticle(model, completeSelection(model, selectionFromReference(parts), today), today);
}

function articleOf(
  model: ModelDefinition,
  baseAvailability: AvailabilityPeriod,
  selection: Selection & { readonly color: string },
  chosen: readonly CompiledVariation[],
): Article {
  const reference = composeReference(model, selection);
  const variations = chosen.map(({ variation }) => variation);
  return {
    model: model.model,
    reference: reference.ok ? reference.value : partialReference(model, selection),
    referenceBase: referenceBase({ model: model.model, dash: model.catalogId === 21, color: selection.color }),
    priceReference: priceReference(model, selection),
    catalogId: model.catalogId,
    selection,
    chosen: variations,
    moq: Math.max(model.moq, ...variations.map(({ moq }) => moq ?? 0)),
    leadtimes: [model.leadtime, ...variations.map(({ leadtime }) => leadtime ?? [])],
    availability: joinAvailability([baseAvailability, ...chosen.map(({ availability }) => availability)]),
    isPersonalized: reference.ok ? 1 : 0,
  };
}

function pendantHeightIn(offer: Offer, heightCm: number): Result<CompiledVariation, ArticleFailure> {
  const allowed: string[] = [];
  for (const candidate of offer.byModifier.pendantHeight.values()) {
    const range = pendantHeightRangeOf(candidate.variation);
    if (range === undefined) continue;
    if (isPendantHeightAllowed(range, heightCm)) return ok(candidate);
    allowed.push(range.delta === 0 ? String(range.standard) : `${range.min}–${range.max}`);
  }
  return unknown('pendantHeight', String(heightCm), allowed);
}

function unknown(attribute: AttributeType, value: string, allowed: readonly string[]): Result<never, ArticleFailure> {
  return fail({ code: 'article.attribute-unknown', attribute, value, allowed });
}
