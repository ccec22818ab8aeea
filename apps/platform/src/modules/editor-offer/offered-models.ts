import type { SubFamily } from '@candil/catalogue';
import type { OfferedModel } from '@candil/contract';
import { CONFIGURATOR_IDS, driverMarketOf, type IsoLanguage, type ModelDefinition, parseReference } from '@candil/domain';
import { type CatalogueEdition, canCompose } from '../catalogue';
import type { CatalogueContext } from '../price';

/** Returns the models that may be placed in the editor of a sub-family; none where that is neither composed nor drawn. */
export const placeableModels = (edition: CatalogueEdition, subFamily: SubFamily): readonly ModelDefinition[] => {
  const { id, configuratorType } = subFamily;
  if (configuratorType.id === CONFIGURATOR_IDS.DRAWING) {
    return [...edition.models.values()].filter(({ subFamilyId, discontinued }) => subFamilyId === id && !discontinued);
  }
  return subFamily.canCompose ? composableModels(edition, id) : [];
};

/** Returns the models that hang in compositions: those of the sub-family first, then those of the other ones. */
const composableModels = (edition: CatalogueEdition, subFamilyId: number): readonly ModelDefinition[] => {
  const hung = [...edition.models.values()].filter((model) => canCompose(edition, model));
  const isOwn = (model: ModelDefinition) => model.subFamilyId === subFamilyId;
  return [...hung.filter(isOwn), ...hung.filter((model) => !isOwn(model))];
};

/** The driver articles that lights of the models may need. */
export const driversOf = (edition: CatalogueEdition, models: readonly ModelDefinition[]): readonly ModelDefinition[] => {
  const codes = models.flatMap(({ model, catalogId }) => edition.drivers[model]?.[driverMarketOf(catalogId)] ?? []);
  const numbers = new Set(
    codes.map(({ driverCode }) => {
      const parts = parseReference(driverCode);
      return parts.ok ? parts.value.model : driverCode;
    }),
  );
  return [...edition.accessories.values()].filter(({ model }) => numbers.has(model));
};

/** The canopies with outlets that pendants of the models hang from. */
export const outletCanopiesOf = (edition: CatalogueEdition): readonly ModelDefinition[] =>
  [...edition.accessories.values()].filter(({ canopy }) => canopy !== undefined);

/** Returns the pictures of the finishes; a finish without one of its own is shown by that of the model. */
const finishPicturesOf = (context: CatalogueContext, { model, variations }: ModelDefinition): OfferedModel['finishPictures'] => {
  const ofModel = context.pictures.thumbnail(model, '');
  const finishes = new Set(variations.flatMap(({ type, modifier }) => (type === 'color' ? [modifier] : [])));
  const pictures = [...finishes].map((finish) => [finish, context.pictures.thumbnail(model, finish)] as const);
  return Object.fromEntries(pictures.filter(([, picture]) => picture !== ofModel));
};

export const offeredModel = (context: CatalogueContext, definition: ModelDefinition, language: IsoLanguage): OfferedModel => {
  const subFamily = context.catalogue.editions[definition.catalogId].subFamilies.get(definition.subFamilyId);
  return {
    definition,
    name: definition.name[language],
    familyName: subFamily?.name ?? '',
    // Net or gross as in documents, regardless of their author.
    applicationLocation: subFamily?.applicationLocations.find(({ id }) => id === definition.applicationLocationId)?.name.en ?? '',
    picture: context.pictures.thumbnail(definition.model, ''),
    finishPictures: finishPicturesOf(context, definition),
  };
};
