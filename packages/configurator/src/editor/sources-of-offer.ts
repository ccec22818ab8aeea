import {
  buildArticleFromReference,
  type Canopy,
  type CatalogId,
  type CreationSources,
  type Currency,
  compileElementRules,
  type DriverCatalogue,
  type EditContext,
  fail,
  type ModelDefinition,
  minorFromMajor,
  ok,
  type PackagingData,
  type PartKind,
  type PriceBasis,
  parseCalendarDay,
  parseReference,
  type RuleDefinition,
  type SystemPart,
  unitPrice,
} from '@candil/domain';
import type { EditorSources } from './sources';

/** Offer of the service to make compositions from, as it arrives. */
export interface EditorOffering {
  readonly catalogId: CatalogId;
  readonly subFamilyId: number;
  readonly familyName: string;
  /** `dd/mm/yyyy`. */
  readonly today: string;
  readonly rulesOn: boolean;
  readonly remoteDriverOn: boolean;
  readonly models: readonly {
    readonly definition: ModelDefinition;
    readonly name: string;
    readonly familyName: string;
    readonly applicationLocation: string;
    /** Address of a picture. */
    readonly picture: string;
    /** Addresses of pictures by finish. */
    readonly finishPictures: Readonly<Record<string, string>>;
  }[];
  readonly accessories: readonly ModelDefinition[];
  readonly canopies: readonly Canopy[];
  readonly drivers: DriverCatalogue;
  readonly packaging: PackagingData;
  readonly partKinds: Readonly<Record<string, PartKind>>;
  readonly systemParts: Readonly<Record<string, SystemPart>>;
  readonly rules: readonly RuleDefinition[];
  readonly priceBasis: {
    readonly rateId: number;
    readonly currency: Currency;
    readonly calculation: PriceBasis['calculation'];
    /** Whole currency units. */
    readonly basePrices: readonly { readonly model: string; readonly basePrice: number }[];
    /** By the id of a product category. */
    readonly discountPercent: Readonly<Record<string, number>>;
  };
  readonly families: readonly { readonly id: number; readonly familyId: number; readonly description: string }[];
  readonly applicationLocations: readonly { readonly id: number; readonly applicationId: number; readonly locationId: number }[];
}

/** Builds the sources of the editor from the offer of the service: the same rules, prices and days that the service will judge by. */
export const editorSourcesOf = (offer: EditorOffering): EditorSources => {
  const { catalogId, subFamilyId, familyName, models, accessories, systemParts } = offer;
  const today = parseCalendarDay(offer.today);
  if (!today.ok) throw new Error(`the service offers prices of ${offer.today}, which is no day`);
  const definitions = new Map([...models.map(({ definition }) => definition), ...accessories].map((model) => [model.model, model]));
  const modelOf = (code: string): ModelDefinition | undefined => definitions.get(code);
  const context: EditContext = {
    modelOf,
    partOf: (code) => systemParts[code],
    canopies: offer.canopies,
    rules: compileElementRules(offer.rules),
    rulesOn: offer.rulesOn,
    remoteDriverOn: offer.remoteDriverOn,
    today: today.value,
  };
  const palette = models.map(({ picture, finishPictures, ...model }) => ({
    ...model,
    pictureUrl: picture,
    finishPictureUrls: finishPictures,
  }));
  const outletCanopies = accessories.filter(({ canopy }) => canopy !== undefined);
  const creation = creationSourcesOf(offer, context);
  const isPriced = offer.priceBasis.basePrices.length > 0;
  return { catalogId, subFamilyId, familyName, context, creation, isPriced, palette, outletCanopies, systemParts };
};

const creationSourcesOf = (offer: EditorOffering, { modelOf, canopies, today }: EditContext): CreationSources => {
  const { families, applicationLocations, partKinds, drivers, packaging, priceBasis } = offer;
  const basisOf = basisReader(offer);
  const unitPriceOf: CreationSources['unitPriceOf'] = (model, article) => unitPrice(basisOf(model.model), article);
  return {
    modelOf,
    familyOf: (id) => families.find((family) => family.id === id) ?? { familyId: 0, description: '' },
    applicationLocationOf: (id) => {
      const place = applicationLocations.find((each) => each.id === id);
      return { application: place?.applicationId ?? 0, location: place?.locationId ?? 0 };
    },
    hasPrice: (article) => {
      const model = modelOf(article.model);
      return model !== undefined && unitPriceOf(model, article).ok;
    },
    partKindOf: ({ model }) => partKinds[model] ?? 'other',
    canopies,
    drivers,
    packaging,
    today,
    unitPriceOf,
    accessoryOf: (code) => {
      const parts = parseReference(code);
      if (!parts.ok) return parts;
      const model = modelOf(parts.value.model);
      if (model === undefined) return fail({ code: 'article.model-unknown', model: parts.value.model });
      const article = buildArticleFromReference(model, parts.value, today);
      return article.ok ? ok({ model, article: article.value }) : article;
    },
    discountPercentOf: (categoryId) => priceBasis.discountPercent[categoryId] ?? 0,
  };
};

const basisReader = ({ catalogId, priceBasis }: EditorOffering): ((model: string) => PriceBasis) => {
  const { rateId, currency, calculation } = priceBasis;
  const minor = new Map(
    priceBasis.basePrices.map(({ model, basePrice }) => {
      const amount = minorFromMajor(basePrice);
      return [model, amount.ok ? amount.value : undefined];
    }),
  );
  return (model) => ({ rateId, catalogId, currency, basePriceMinor: minor.get(model), calculation });
};
