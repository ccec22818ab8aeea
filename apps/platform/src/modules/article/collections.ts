import type { Collection } from '@candil/contract';
import { type CalendarDay, type CatalogId, type IsoLanguage, type ModelDefinition, offeredApplications } from '@candil/domain';
import type { BrowsingEdition } from '../catalogue';
import { type CatalogueContext, type DisplayMoney, displayMoneyToWire, fromPriceOf, type PriceBase } from '../price';
import { factsOf } from './model-facts';
import { modelPicturesOf } from './model-pictures';

const lowest = (prices: readonly (DisplayMoney | undefined)[]): DisplayMoney | undefined =>
  prices.reduce<DisplayMoney | undefined>(
    (least, price) => (price !== undefined && (least === undefined || price.amountMinor < least.amountMinor) ? price : least),
    undefined,
  );

/** The least and the greatest of some numbers; undefined of none. */
export const rangeOf = (numbers: readonly number[]): { readonly min: number; readonly max: number } | undefined =>
  numbers.length === 0 ? undefined : { min: Math.min(...numbers), max: Math.max(...numbers) };

/** The named things of a list that are used, in the order of the list. */
const used = (things: BrowsingEdition['applications'], ids: Iterable<number>, language: IsoLanguage): { id: number; name: string }[] => {
  const requestedIds = new Set(ids);
  return things.filter(({ id }) => requestedIds.has(id)).map(({ id, name }) => ({ id, name: name[language] }));
};

/** Leaves out the parts of compositions, whose prices say nothing about the cost of a light; keeps all when there is nothing else. */
const soldAlone = (models: readonly ModelDefinition[], today: CalendarDay): readonly ModelDefinition[] => {
  const lights = models.filter((model) => !factsOf(model, today).virtual);
  return lights.length === 0 ? models : lights;
};

const NONE = { min: 0, max: 0 };

/** Light and power of the luminaires; of all parts when none gives light. */
const rangesOf = (models: readonly ModelDefinition[]) => {
  const lights = models.filter(({ technical }) => technical.lumens > 0);
  return {
    lumens: rangeOf(lights.map(({ technical }) => technical.lumens)) ?? NONE,
    watts: rangeOf(lights.map(({ technical }) => technical.watts)) ?? NONE,
    techniques: [...new Set(lights.map(({ technical }) => technical.distribution))].sort(),
  };
};

/** Returns the collections of a catalogue with their models still sold; one without such a model is left out. */
export const collectionsOf = (
  context: CatalogueContext,
  base: PriceBase,
  catalogId: CatalogId,
  language: IsoLanguage,
  { subFamilyId, withImages = true }: { readonly subFamilyId?: number | undefined; readonly withImages?: boolean | undefined },
): Collection[] => {
  const { catalogue, book, today } = context;
  const { subFamilies, modelsOfSubFamily, applications, categories } = catalogue.editions[catalogId];
  return [...subFamilies.values()].flatMap((subFamily): Collection[] => {
    const models = (modelsOfSubFamily.get(subFamily.id) ?? []).filter(({ discontinued }) => !discontinued);
    if (subFamilyId !== undefined && subFamily.id !== subFamilyId) return [];
    const hero = models.find(({ model }) => subFamily.image.includes(`/${model}/`)) ?? models[0];
    if (hero === undefined) return [];
    const { image, nightImage } = withImages ? modelPicturesOf(context, hero) : { image: '', nightImage: null };
    const offered = offeredApplications(
      subFamily.id,
      subFamily.applicationLocations.map(({ applicationId }) => applicationId),
    );
    return [
      {
        subFamilyId: subFamily.id,
        familyId: subFamily.familyId,
        name: subFamily.name,
        tagline: subFamily.tagline[language],
        image,
        nightImage,
        modelCount: models.length,
        fromPrice: displayMoneyToWire(lowest(soldAlone(models, today).map((model) => fromPriceOf(book, base, model, today)))),
        ...rangesOf(models),
        weeks: rangeOf(soldAlone(models, today).flatMap((model) => factsOf(model, today).weeks ?? [])) ?? null,
        configuratorType: subFamily.configuratorType,
        canCompose: subFamily.canCompose,
        applicationLocations: subFamily.applicationLocations
          .filter(({ applicationId }) => offered.includes(applicationId))
          .map(({ id, name }) => ({ id, name: name[language] })),
        applications: used(applications, offered, language),
        categories: used(
          categories,
          models.map(({ categoryId }) => categoryId),
          language,
        ),
      },
    ];
  });
};
