import type { Collection } from '@candil/contract';
import { type CatalogId, type IsoLanguage, type ModelDefinition, type Money, majorFromMinor } from '@candil/domain';
import { fromPriceOf, type Offer, type PriceTerms } from '../price';

export const moneyToWire = (money: Money | undefined) =>
  money === undefined ? null : { currency: money.currency, amount: majorFromMinor(money.amountMinor) };

const lowest = (prices: readonly (Money | undefined)[]): Money | undefined =>
  prices.reduce<Money | undefined>(
    (least, price) => (price !== undefined && (least === undefined || price.amountMinor < least.amountMinor) ? price : least),
    undefined,
  );

const lumensOf = (models: readonly ModelDefinition[]) => {
  const lumens = models.map(({ technical }) => technical.lumens);
  return { min: Math.min(...lumens), max: Math.max(...lumens) };
};

/** The collections of a catalogue by what they still sell; one without such a model is left out. */
export const collectionsOf = (
  { catalogue, book, today, pictures }: Offer,
  terms: PriceTerms,
  catalogId: CatalogId,
  language: IsoLanguage,
  subFamilyId: number | undefined,
): Collection[] => {
  const { subFamilies, modelsOfSubFamily } = catalogue.editions[catalogId];
  return [...subFamilies.values()].flatMap((subFamily): Collection[] => {
    const models = (modelsOfSubFamily.get(subFamily.id) ?? []).filter(({ discontinued }) => !discontinued);
    if (models.length === 0 || (subFamilyId !== undefined && subFamily.id !== subFamilyId)) return [];
    const { day, night } = pictures.ofPath(subFamily.image);
    return [
      {
        subFamilyId: subFamily.id,
        familyId: subFamily.familyId,
        name: subFamily.name,
        tagline: subFamily.tagline[language],
        image: day,
        nightImage: night,
        modelCount: models.length,
        fromPrice: moneyToWire(lowest(models.map((model) => fromPriceOf(book, terms, model, today)))),
        lumens: lumensOf(models),
        configuratorType: subFamily.configuratorType,
        applicationLocations: subFamily.applicationLocations.map(({ id, name }) => ({ id, name: name[language] })),
      },
    ];
  });
};
