import type { ModelSummary } from '@candil/contract';
import { type CatalogId, type IsoLanguage, initialSelection, type ModelDefinition, variationsOf } from '@candil/domain';
import { fromPriceOf, type Offer, type PriceTerms } from '../price';
import { moneyToWire } from './collections';

const summaryOf = ({ book, today, pictures }: Offer, terms: PriceTerms, model: ModelDefinition, language: IsoLanguage): ModelSummary => {
  const { lumens, watts, ip, widthMetres, heightMetres } = model.technical;
  return {
    model: model.model,
    name: model.name[language],
    description: model.description[language],
    image: pictures.day(model.model, initialSelection(model, today).color ?? ''),
    lumens,
    watts,
    ip,
    widthMetres,
    heightMetres,
    finishes: variationsOf(model, 'color', today).map(({ modifier, description, value }) => ({
      modifier,
      description: description[language],
      hex: typeof value === 'string' ? value : '',
    })),
    fromPrice: moneyToWire(fromPriceOf(book, terms, model, today)),
    discontinued: model.discontinued,
    replacedBy: model.replacedBy ?? null,
  };
};

interface ModelFilter {
  readonly catalogId: CatalogId;
  readonly subFamilyId: number;
  readonly applicationLocationId: number | undefined;
}

/** Models of a sub-family, those still made first. */
export const modelSummariesOf = (
  offer: Offer,
  terms: PriceTerms,
  { catalogId, subFamilyId, applicationLocationId }: ModelFilter,
  language: IsoLanguage,
): ModelSummary[] =>
  (offer.catalogue.editions[catalogId].modelsOfSubFamily.get(subFamilyId) ?? [])
    .filter((model) => applicationLocationId === undefined || model.applicationLocationId === applicationLocationId)
    .toSorted((first, second) => Number(first.discontinued) - Number(second.discontinued))
    .map((model) => summaryOf(offer, terms, model, language));
