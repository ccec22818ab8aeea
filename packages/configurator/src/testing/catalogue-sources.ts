import { FINISHES, modelPicture, NO_IMAGE_FILE, seedData } from '@candil/catalogue';
import {
  buildArticleFromReference,
  CATALOGS,
  type CatalogId,
  CONFIGURATOR_IDS,
  type CreationSources,
  calendarDayOf,
  compileElementRules,
  fail,
  initialSelection,
  type ModelDefinition,
  parseReference,
  unitPrice,
} from '@candil/domain';
import type { EditorSources, PaletteModel } from '../editor/sources';

const data = seedData();
const today = calendarDayOf(2026, 11, 20);

export interface SourcesInput {
  /** Default 110, Alba. */
  readonly subFamilyId?: number;
  /** Default 16. */
  readonly catalogId?: CatalogId;
  readonly rulesOn?: boolean;
  readonly remoteDriverOn?: boolean;
  /** Percent off every category; default 25. */
  readonly discountPercent?: number;
}

/** Everything that decides about compositions of a collection of the packaged catalogue; the library offers Alba and Perla beside it, of one that is drawn that alone. */
export function catalogueSources(input: SourcesInput = {}): EditorSources {
  const { subFamilyId = 110, catalogId = 16, rulesOn = true, remoteDriverOn = true, discountPercent = 25 } = input;
  const models = data.models.filter((each) => each.catalogId === catalogId);
  const outletCanopies = data.accessories.filter((each) => each.catalogId === catalogId && each.canopy !== undefined);
  const modelOf = (code: string) => [...models, ...outletCanopies].find(({ model }) => model === code);
  const rules = data.rules.find((set) => set.subFamilyId === subFamilyId && set.catalogId === catalogId)?.rules ?? [];
  const isDrawn = subFamilyOf(subFamilyId)?.configuratorType.id === CONFIGURATOR_IDS.DRAWING;
  const families: ReadonlySet<number> = new Set(isDrawn ? [subFamilyId] : [subFamilyId, 110, 120]);
  return {
    catalogId,
    subFamilyId,
    familyName: subFamilyOf(subFamilyId)?.name ?? '',
    context: {
      modelOf,
      partOf: (code) => data.systemParts[code],
      canopies: data.canopies,
      rules: compileElementRules(rules),
      rulesOn,
      remoteDriverOn,
      today,
    },
    creation: creationSources(catalogId, modelOf, discountPercent),
    isPriced: true,
    palette: models.filter((each) => families.has(each.subFamilyId) && !each.discontinued).map(paletteModel),
    systemParts: data.systemParts,
    outletCanopies,
  };
}

function creationSources(
  catalogId: CatalogId,
  modelOf: (code: string) => ModelDefinition | undefined,
  discountPercent: number,
): CreationSources {
  const { defaultRateId: rateId, currency } = CATALOGS[catalogId];
  const basePriceOf = (code: string) =>
    data.basePrices.find((row) => row.model === code && row.catalogId === catalogId && row.rateId === rateId)?.basePrice;
  const unitPriceOf: CreationSources['unitPriceOf'] = (model, article) => {
    const basePrice = basePriceOf(model.model);
    const basePriceMinor = basePrice === undefined ? undefined : Math.round(basePrice * 100);
    return unitPrice({ rateId, catalogId, currency, basePriceMinor, calculation: 'new' }, article);
  };
  return {
    modelOf,
    familyOf: (id) => ({ familyId: subFamilyOf(id)?.familyId ?? 0, description: subFamilyOf(id)?.name ?? '' }),
    applicationLocationOf: (id) => {
      const place = data.subFamilies.flatMap(({ applicationLocations }) => applicationLocations).find((each) => each.id === id);
      return { application: place?.applicationId ?? 0, location: place?.locationId ?? 0 };
    },
    hasPrice: ({ model }) => basePriceOf(model) !== undefined,
    partKindOf: ({ model }) => data.partKinds[model] ?? 'other',
    canopies: data.canopies,
    drivers: data.drivers,
    packaging: data.packaging,
    today,
    unitPriceOf,
    accessoryOf: (code) => {
      const parts = parseReference(code);
      if (!parts.ok) return parts;
      const model = data.accessories.find((each) => each.model === parts.value.model && each.catalogId === catalogId);
      if (model === undefined) return fail({ code: 'article.model-unknown', model: parts.value.model });
      const article = buildArticleFromReference(model, parts.value, today);
      return article.ok ? { ok: true, value: { model, article: article.value } } : article;
    },
    discountPercentOf: () => discountPercent,
  };
}

function subFamilyOf(id: number) {
  return data.subFamilies.find((each) => each.id === id);
}

function paletteModel(definition: ModelDefinition): PaletteModel {
  const { model, name, subFamilyId, applicationLocationId } = definition;
  const subFamily = subFamilyOf(subFamilyId);
  const place = subFamily?.applicationLocations.find(({ id }) => id === applicationLocationId);
  const color = initialSelection(definition, today).color ?? FINISHES[0]?.code ?? '';
  return {
    definition,
    name: name.en,
    familyName: subFamily?.name ?? '',
    applicationLocation: place?.name.en ?? '',
    pictureUrl: `/static/images/${modelPicture(model, color, 'day', 'small') ?? NO_IMAGE_FILE}`,
    finishPictureUrls: {},
  };
}
