import {
  type AttributeType,
  type AvailabilityPeriod,
  isPendantHeightAllowed,
  joinAvailability,
  type LeadTimeEntry,
  type LocalisedText,
  OPEN_PERIOD,
  type Selection,
  type Variation,
} from '../attribute';
import type { CalendarDay } from '../calendar';
import { type CatalogId, catalogOf } from '../catalogue';
import { type ExclusionRow, findExclusion } from '../exclusion';
import type { ReferenceParts } from '../reference-code';
import { formatReference, referenceBase } from '../reference-code';
import { fail, ok, type Result } from '../result';
import { type CompiledModel, type CompiledVariation, compiledModel, type ModelOptions } from './compiled-model';
import { missingAttribute, writtenPriceReference, writtenReference } from './compose-reference';
import type { ModelDefinition } from './model-definition';
import { completeSelection, selectionFromReference } from './selection';

/** A model with the attribute values chosen for it. */
export interface Article {
  /** Its model number, four digits. */
  readonly model: string;
  /** The full reference, or the part of it that the choices so far determine when `isPersonalized` is 0. */
  readonly reference: string;
  /** Model and finish alone. */
  readonly referenceBase: string;
  /** Name of the article in a price list. */
  readonly priceReference: string;
  /** The catalogue of its model. */
  readonly catalogId: CatalogId;
  /** The values that were chosen. */
  readonly selection: Selection;
  /** One variation per chosen attribute, in the order of the attribute types. */
  readonly chosen: readonly Variation[];
  /** The largest of base and chosen variations (AT11). */
  readonly moq: number;
  /** Lead-time entries of base and chosen variations, for `leadTimeWeeks` (AV8). */
  readonly leadtimes: readonly (readonly LeadTimeEntry[])[];
  /** When all choices are available (AT15). */
  readonly availability: AvailabilityPeriod;
  /** 1 when every attribute that the model varies is chosen (AT12). */
  readonly isPersonalized: 0 | 1;
}

/** Why an article cannot be built; `allowed` lists the values offered on the day (AT6, AT13, AT14, EX3). */
export type ArticleFailure =
  /** The catalogue has no model of this number. */
  | { readonly code: 'article.model-unknown'; readonly model: string }
  /** The reference names another model, or the same one of the other catalogue. */
  | { readonly code: 'article.other-model'; readonly reference: string; readonly model: string; readonly catalogId: CatalogId }
  | {
      readonly code: 'article.attribute-unknown';
      /** Attribute that was given the value. */
      readonly attribute: AttributeType;
      /** Value that was given. */
      readonly value: string;
      /** Values that the model offers on the day. */
      readonly allowed: readonly string[];
    }
  /** The article needs a value of this attribute. */
  | { readonly code: 'article.attribute-missing'; readonly attribute: AttributeType }
  /** The model is not made in the combination: the row that says so, with its reason where it has one. */
  | { readonly code: 'article.excluded'; readonly row: ExclusionRow; readonly reason: LocalisedText | undefined };

const NO_LEAD_TIMES: readonly LeadTimeEntry[] = [];

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
  const compiled = compiledModel(model);
  const options = compiled.optionsOn(today);
  const { byModifier } = options;
  const chosen: CompiledVariation[] = [];
  const refused =
    take(chosen, 'color', selection.color, byModifier.color) ??
    take(chosen, 'temperature', selection.temperature, byModifier.temperature) ??
    take(chosen, 'control', selection.control, byModifier.control) ??
    take(chosen, 'installation', selection.installation, byModifier.installation);
  if (refused !== undefined) return refused;
  if (selection.pendantHeightCm !== undefined) {
    const height = pendantHeightIn(options, selection.pendantHeightCm);
    if (!height.ok) return height;
    chosen.push(height.value);
  }
  if (!hasColor(selection)) return fail({ code: 'article.attribute-missing', attribute: 'color' });
  const row = findExclusion(compiled.exclusions, selection);
  if (row !== undefined) return fail({ code: 'article.excluded', row, reason: row.reason });
  return ok(articleOf(model, compiled, selection, chosen, today));
}

/** The article that a parsed reference names on a day, completed with the attributes that the reference omits (RC13); refuses one of another model or catalogue (AT30). */
export function buildArticleFromReference(
  model: ModelDefinition,
  parts: ReferenceParts,
  today: CalendarDay,
): Result<Article, ArticleFailure> {
  const { catalogId } = model;
  if (parts.model !== model.model || parts.dash !== catalogOf(catalogId).dash)
    return fail({ code: 'article.other-model', reference: formatReference(parts), model: model.model, catalogId });
  return buildArticle(model, completeSelection(model, selectionFromReference(parts), today), today);
}

/** Adds the variation of a chosen value; the failure when none offered has it (AT6). */
function take(
  chosen: CompiledVariation[],
  type: AttributeType,
  modifier: string | undefined,
  offered: ReadonlyMap<string, CompiledVariation>,
): Result<never, ArticleFailure> | undefined {
  if (modifier === undefined) return undefined;
  const found = offered.get(modifier);
  if (found === undefined) return unknown(type, modifier, [...offered.keys()]);
  chosen.push(found);
  return undefined;
}

type ColouredSelection = Selection & { readonly color: string };

function hasColor(selection: Selection): selection is ColouredSelection {
  return selection.color !== undefined;
}

function articleOf(
  model: ModelDefinition,
  { availability, counts }: CompiledModel,
  selection: ColouredSelection,
  chosen: readonly CompiledVariation[],
  today: CalendarDay,
): Article {
  const variations: Variation[] = [];
  const leadtimes = [model.leadtime];
  const periods = [availability];
  let moq = model.moq;
  for (const { variation, availability: period } of chosen) {
    variations.push(variation);
    leadtimes.push(variation.leadtime ?? NO_LEAD_TIMES);
    if (period !== OPEN_PERIOD) periods.push(period);
    if (variation.moq !== undefined && variation.moq > moq) moq = variation.moq;
  }
  const isPersonalized = missingAttribute(counts, selection) === undefined ? 1 : 0;
  return {
    model: model.model,
    reference: writtenReference(model, counts, selection),
    referenceBase: referenceBase({ model: model.model, dash: catalogOf(model.catalogId).dash, color: selection.color }),
    priceReference: writtenPriceReference(model, counts, selection),
    catalogId: model.catalogId,
    selection,
    chosen: variations,
    moq,
    leadtimes,
    availability: joinAvailability(periods, today),
    isPersonalized,
  };
}

function pendantHeightIn(options: ModelOptions, heightCm: number): Result<CompiledVariation, ArticleFailure> {
  const found = options.heights.find(({ range }) => isPendantHeightAllowed(range, heightCm));
  if (found !== undefined) return ok(found.compiled);
  const allowed = options.heights.map(({ range }) => (range.delta === 0 ? String(range.standard) : `${range.min}–${range.max}`));
  return unknown('pendantHeight', String(heightCm), allowed);
}

function unknown(attribute: AttributeType, value: string, allowed: readonly string[]): Result<never, ArticleFailure> {
  return fail({ code: 'article.attribute-unknown', attribute, value, allowed });
}
