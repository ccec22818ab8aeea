import {
  ATTRIBUTE_GRID_NAMES,
  type AvailabilityDates,
  type Bov,
  bovOf,
  formatTemperatureDescription,
  type IsoLanguage,
  joinLeadTimes,
  type LeadTimeEntry,
  type LocalisedText,
  parseLedColourTemp,
  type Variation,
} from '../attribute';
import { type CalendarDay, formatCalendarDay } from '../calendar';
import type { ArticleTypeLevels, CatalogId } from '../catalogue';
import type { Article } from './article';
import type { ModelDefinition } from './model-definition';

/** base: as the model comes · optional: with an option · variation: with a variation or a temporal one (AT21). */
export type ArticleKind = 'base' | 'optional' | 'variation';

/** One attribute of an article written down. */
export interface ArticleAttribute {
  /** The modifier. */
  readonly code: string;
  /** Name and code of the value, the same for every model that has it. */
  readonly id: string;
  readonly description: LocalisedText;
  readonly bov: Bov;
}

/** The attributes by the names of grids and articles; one that is not chosen is absent (AT8, AT20). */
export interface ArticleAttributes {
  readonly finish?: ArticleAttribute;
  /** `value` in kelvin; absent for one without a number, as tunable white. */
  readonly ledColourTemp?: ArticleAttribute & { readonly value?: number };
  readonly control?: ArticleAttribute;
  readonly installation?: ArticleAttribute;
  /** `value` in whole centimetres. */
  readonly pendantHeight?: ArticleAttribute & { readonly value: number };
}

/** An article as the specification writes it down (AT20). */
export interface ArticleRecord {
  readonly model: string;
  readonly reference: string;
  readonly referenceBase: string;
  readonly priceReference: string;
  readonly catalog: { readonly id: CatalogId };
  readonly type: ArticleKind;
  readonly articleType: ArticleTypeLevels;
  readonly attributes: ArticleAttributes;
  readonly materials: readonly string[];
  /** Colour rendering index. */
  readonly cri: number;
  readonly moq: number;
  /** Pieces, 1 or more. */
  readonly count: number;
  readonly leadtime: readonly LeadTimeEntry[];
  /** `dd/mm/yyyy`; empty = open. */
  readonly availability: Required<AvailabilityDates>;
}

/** Writes an article of a model down (AT20–AT22); throws for a count that is no whole number from 1 on. */
export function articleRecord(model: ModelDefinition, article: Article, count = 1): ArticleRecord {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`${count} is no count of articles`);
  const { since, until, expected } = article.availability;
  return {
    model: article.model,
    reference: article.reference,
    referenceBase: article.referenceBase,
    priceReference: article.priceReference,
    catalog: { id: article.catalogId },
    type: articleKind(article.chosen),
    articleType: model.articleType,
    attributes: attributesOf(article),
    materials: model.materials ?? [],
    cri: model.technical.cri,
    moq: article.moq,
    count,
    leadtime: joinLeadTimes(article.leadtimes),
    availability: { since: written(since), until: written(until), expected: written(expected) },
  };
}

/** The kind of an article by the flags of its chosen variations (AT21). */
export function articleKind(chosen: readonly Variation[]): ArticleKind {
  const flags = chosen.map(bovOf);
  if (flags.some((flag) => flag === 'V' || flag === 'T')) return 'variation';
  return flags.includes('O') ? 'optional' : 'base';
}

function attributesOf({ chosen, selection }: Article): ArticleAttributes {
  return Object.assign(
    {},
    ...chosen.map((variation): ArticleAttributes => {
      const attribute = attributeOf(variation);
      if (variation.type === 'temperature') return { ledColourTemp: ledColourTempOf(variation, attribute) };
      if (variation.type === 'pendantHeight') return { pendantHeight: { ...attribute, value: selection.pendantHeightCm ?? 0 } };
      return { [ATTRIBUTE_GRID_NAMES[variation.type]]: attribute };
    }),
  );
}

function attributeOf(variation: Variation): ArticleAttribute {
  const { type, modifier, description } = variation;
  return { code: modifier, id: `${ATTRIBUTE_GRID_NAMES[type]}-${modifier}`, description, bov: bovOf(variation) };
}

/** The number of the data, else the one that the description begins with (AT7, AT9). */
function ledColourTempOf({ value, description }: Variation, attribute: ArticleAttribute): ArticleAttributes['ledColourTemp'] & object {
  const written = { ...attribute, description: withBlanks(description) };
  if (typeof value === 'number') return { ...written, value };
  const read = parseLedColourTemp(description.en);
  return read.ok ? { ...written, value: read.value } : written;
}

function withBlanks(description: LocalisedText): LocalisedText {
  const blank = (language: IsoLanguage) => formatTemperatureDescription(description[language]);
  return { en: blank('en'), es: blank('es'), de: blank('de'), fr: blank('fr'), it: blank('it'), us: blank('us') };
}

function written(day: CalendarDay | undefined): string {
  return day === undefined ? '' : formatCalendarDay(day);
}
