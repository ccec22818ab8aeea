import type { EditorOffer } from '@candil/contract';
import { type CatalogId, formatCalendarDay, type IsoLanguage, type ModelDefinition } from '@candil/domain';
import type { CatalogueEdition } from '../catalogue';
import type { CatalogueContext } from '../price';
import { driversOf, offeredModel, outletCanopiesOf, placeableModels } from './offered-models';
import { type OfferViewer, priceBasisOf } from './price-basis';

/** Question for the offer of a sub-family, with the account that asks. */
export interface OfferQuestion {
  readonly actor: OfferViewer;
  readonly catalogId: CatalogId;
  readonly subFamilyId: number;
  readonly remoteDriverOn: boolean;
  readonly language: IsoLanguage;
}

const placesOf = ({ subFamilies }: CatalogueEdition, language: IsoLanguage): EditorOffer['applicationLocations'] => {
  const places = [...subFamilies.values()].flatMap(({ applicationLocations }) => applicationLocations);
  return [...new Map(places.map((place) => [place.id, place])).values()].map(({ id, applicationId, locationId, name }) => ({
    id,
    applicationId,
    locationId,
    name: name[language],
  }));
};

const ofModels = <T>(values: Readonly<Record<string, T>>, models: readonly ModelDefinition[]): Record<string, T> =>
  Object.fromEntries(
    models.flatMap(({ model }) => {
      const value = values[model];
      return value === undefined ? [] : [[model, value] as const];
    }),
  );

/** Undefined when the catalogue has no such sub-family, or it is neither composed nor drawn. */
export const makeEditorOffer = (context: CatalogueContext, question: OfferQuestion): EditorOffer | undefined => {
  const { actor, catalogId, subFamilyId, remoteDriverOn, language } = question;
  const edition = context.catalogue.editions[catalogId];
  const subFamily = edition.subFamilies.get(subFamilyId);
  const packaging = edition.packagingOfSubFamily.get(subFamilyId);
  if (subFamily === undefined || packaging === undefined) return undefined;
  const models = placeableModels(edition, subFamily);
  if (models.length === 0) return undefined;
  const accessories = [...driversOf(edition, models), ...outletCanopiesOf(edition)];
  return {
    catalogId,
    subFamilyId,
    familyName: subFamily.name,
    configuratorType: subFamily.configuratorType,
    today: formatCalendarDay(context.today),
    rulesOn: context.rulesOn,
    remoteDriverOn,
    models: models.map((model) => offeredModel(context, model, language)),
    accessories,
    canopies: [...edition.canopies],
    drivers: Object.fromEntries(models.flatMap(({ model }) => Object.entries(edition.drivers).filter(([code]) => code === model))),
    packaging,
    partKinds: ofModels(edition.partKinds, [...models, ...accessories]),
    systemParts: ofModels(edition.systemParts, models),
    rules: (edition.rulesOfSubFamily.get(subFamilyId)?.rules ?? []).map(({ definition }) => definition),
    priceBasis: priceBasisOf(context, actor, catalogId, [...models, ...accessories]),
    families: [...edition.subFamilies.values()].map(({ id, familyId, name }) => ({ id, familyId, description: name })),
    applicationLocations: placesOf(edition, language),
  };
};
