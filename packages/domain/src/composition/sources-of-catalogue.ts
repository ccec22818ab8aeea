import { buildArticleFromReference, type ModelDefinition } from '../article';
import type { BomApplicationLocation } from '../bom';
import type { Canopy } from '../canopy';
import type { DriverCatalogue } from '../driver';
import type { PackagingData, PartKind } from '../packaging';
import { discountPercentOf, findBasePrice, type PriceTerms, unitPrice } from '../price';
import { parseReference } from '../reference-code';
import { fail, ok } from '../result';
import type { CreationSources } from './creation-sources';

/** A catalogue and the terms of an account as plain data; models and prices may be of any catalogue and rate. */
export interface CreationTerms
  extends Pick<PriceTerms, 'models' | 'prices' | 'catalogId' | 'rateId' | 'currency' | 'today' | 'calculation'> {
  /** The canopies that pendants may hang from. */
  readonly canopies: readonly Canopy[];
  /** Drivers of each model, with the number of lights that they feed. */
  readonly drivers: DriverCatalogue;
  /** Minutes and points of packing. */
  readonly packaging: PackagingData;
  /** Family and name of each collection, by its id. */
  readonly families: Readonly<Record<number, { readonly familyId: number; readonly description: string }>>;
  /** Application and location, by the id that stands for both. */
  readonly applicationLocations: Readonly<Record<number, BomApplicationLocation>>;
  /** Kind of each model in packaging, by its number; default `other`. */
  readonly partKinds?: Readonly<Record<string, PartKind>>;
  /** Percent, 0–100, by product category; default none. */
  readonly discounts?: ReadonlyMap<number, number>;
}

/**
 * Makes the sources for editing, pricing and listing configurations from plain data (CP11). They throw a RangeError for a collection, an
 * application or a location that the data lack.
 */
export function creationSources(terms: CreationTerms): CreationSources {
  const { catalogId, rateId, currency, today, calculation = 'new', prices, canopies, drivers, packaging } = terms;
  const { families, applicationLocations, partKinds = {}, discounts = new Map() } = terms;
  const models = new Map(terms.models.filter((model) => model.catalogId === catalogId).map((model) => [model.model, model]));
  const basePriceMinor = (model: string) => {
    const found = findBasePrice(prices, model, rateId);
    return found.ok ? found.value : undefined;
  };
  return {
    modelOf: (code) => models.get(code),
    familyOf: (id) => known(families[id], `collection ${id}`),
    applicationLocationOf: (id) => known(applicationLocations[id], `application and location ${id}`),
    hasPrice: ({ model }) => basePriceMinor(model) !== undefined,
    unitPriceOf: ({ model }, article) =>
      unitPrice({ rateId, catalogId, currency, basePriceMinor: basePriceMinor(model), calculation }, article),
    accessoryOf: (code) => accessoryOf(models, code, today),
    discountPercentOf: (category) => discountPercentOf(discounts, category),
    partKindOf: ({ model }) => partKinds[model] ?? 'other',
    canopies,
    drivers,
    packaging,
    today,
  };
}

function accessoryOf(
  models: ReadonlyMap<string, ModelDefinition>,
  code: string,
  today: CreationSources['today'],
): ReturnType<CreationSources['accessoryOf']> {
  const parts = parseReference(code);
  if (!parts.ok) return parts;
  const model = models.get(parts.value.model);
  if (model === undefined) return fail({ code: 'article.model-unknown', model: parts.value.model });
  const article = buildArticleFromReference(model, parts.value, today);
  return article.ok ? ok({ model, article: article.value }) : article;
}

function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new RangeError(`the catalogue has no ${name}`);
  return value;
}
