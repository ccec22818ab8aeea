import { catalogueSources } from '@candil/configurator/testing';
import type { BoardOffer, EditorOffer, ModelSummary, PieceOffer, PriceBasisOnWire } from '@candil/contract';
import type { ModelDefinition } from '@candil/domain';

/** Of every model: prices are proved elsewhere. */
const BASE_PRICE = 100;
const TODAY = '20/11/2026';

const termsFor = (models: readonly ModelDefinition[]) => ({
  rateId: 10,
  currency: 'EUR' as const,
  calculation: 'new' as const,
  netVisible: true,
  basePrices: models.map(({ model }) => ({ model, basePrice: BASE_PRICE })),
  discountPercent: {},
});

/** The answer to what compositions of a collection of the packaged catalogue are made from. */
export const editorOfferOf = (subFamilyId: number): EditorOffer => {
  const { catalogId, familyName, context, creation, palette, systemParts, outletCanopies } = catalogueSources({ subFamilyId });
  return {
    catalogId,
    subFamilyId,
    familyName,
    configuratorType: { id: 1, description: '' },
    today: TODAY,
    rulesOn: true,
    remoteDriverOn: true,
    models: palette.map(({ pictureUrl, finishPictureUrls, ...model }) => ({
      ...model,
      picture: pictureUrl,
      finishPictures: { ...finishPictureUrls },
    })),
    accessories: [...outletCanopies],
    canopies: [...context.canopies],
    drivers: creation.drivers,
    packaging: creation.packaging,
    partKinds: {},
    systemParts: { ...systemParts },
    rules: [],
    priceBasis: termsFor([...palette.map(({ definition }) => definition), ...outletCanopies]),
    families: [{ id: subFamilyId, ...creation.familyOf(subFamilyId) }],
    applicationLocations: [],
  };
};

const ofCollection = (subFamilyId: number): ModelDefinition[] =>
  catalogueSources({ subFamilyId })
    .palette.map(({ definition }) => definition)
    .filter((definition) => definition.subFamilyId === subFamilyId);

const pieceOffer = (models: readonly ModelDefinition[]): PieceOffer => ({
  catalogId: 16,
  today: TODAY,
  models: models.map((definition) => ({ definition, familyName: '', pictures: {} })),
  companions: [],
  rules: {},
  priceBasis: termsFor(models),
});

/** The definitions of models; those that the catalogue has. */
export const variationsOf = (models: readonly string[]): ModelDefinition[] => {
  const { modelOf } = catalogueSources().context;
  return models.flatMap((model) => modelOf(model) ?? []);
};

/** The answer to what rows of a pieces list are chosen from. */
export const pieceOfferOf = (models: readonly string[]): PieceOffer => pieceOffer(variationsOf(models));

/** The answer to what a board of a toolkit is laid out from. */
export const boardOfferOf = (subFamilyId: number): BoardOffer => {
  const models = ofCollection(subFamilyId);
  const { familyName, systemParts } = catalogueSources({ subFamilyId });
  const parts = models.flatMap(({ model }) => (systemParts[model] === undefined ? [] : [[model, systemParts[model]] as const]));
  return { ...pieceOffer(models), subFamilyId, familyName, parts: Object.fromEntries(parts) };
};

/** The models of a collection as lists name them. */
export const summariesOf = (subFamilyId: number): ModelSummary[] =>
  ofCollection(subFamilyId).map(
    ({ model, name }) => ({ model, subFamilyId, name: name.en, image: '', discontinued: false, finishes: [] }) as unknown as ModelSummary,
  );

export const priceBasisOf = (subFamilyId: number): PriceBasisOnWire => ({ ...termsFor(ofCollection(subFamilyId)), discountPercent: 0 });
