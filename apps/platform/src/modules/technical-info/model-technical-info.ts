import type { SubFamily } from '@candil/catalogue';
import type { ModelTechnicalInfo } from '@candil/contract';
import {
  articleAvailability,
  driverMarketOf,
  type IsoLanguage,
  initialSelection,
  joinLeadTimes,
  type ModelDefinition,
} from '@candil/domain';
import { factsOf, modelPicturesOf } from '../article';
import { availabilityToWire } from '../availability';
import { type CatalogueEdition, canCompose } from '../catalogue';
import { type CatalogueContext, displayMoneyToWire, fromPriceOf, type PriceBase } from '../price';
import { modelFilesOf } from './model-files';
import { shownPriceOf } from './shown-price';
import { technicalFactsOf } from './technical-facts';
import { variationsToWire } from './variation-options';

type RelatedModel = ModelTechnicalInfo['replaces'][number];

const relatedModel = ({ pictures, today }: CatalogueContext, model: ModelDefinition, language: IsoLanguage): RelatedModel => ({
  model: model.model,
  name: model.name[language],
  image: pictures.thumbnail(model.model, initialSelection(model, today).color ?? ''),
});

/** The remote drivers of the catalogue's market, each once for a control and how many lights it feeds. */
const accessoriesOf = (edition: CatalogueEdition, { model, catalogId }: ModelDefinition, language: IsoLanguage) =>
  (edition.drivers[model]?.[driverMarketOf(catalogId)] ?? []).map(({ driverCode, control, number_support: lights }) => ({
    reference: driverCode,
    name: edition.accessories.get(driverCode.slice(0, 4))?.name[language] ?? driverCode,
    kind: 'driver' as const,
    lights,
    control,
  }));

const named = (things: CatalogueEdition['categories'], id: number, language: IsoLanguage) => {
  const found = things.find((thing) => thing.id === id);
  return found === undefined ? null : { id, name: found.name[language] };
};

const applicationLocationOf = (
  subFamily: SubFamily | undefined,
  { applicationLocationId }: ModelDefinition,
  language: IsoLanguage,
): ModelTechnicalInfo['applicationLocation'] => {
  const place = subFamily?.applicationLocations.find(({ id }) => id === applicationLocationId);
  return place === undefined ? null : { id: place.id, applicationId: place.applicationId, name: place.name[language] };
};

/** Everything that is known of a model, as its page shows it. */
export const modelTechnicalInfo = (
  context: CatalogueContext,
  base: PriceBase,
  model: ModelDefinition,
  language: IsoLanguage,
): ModelTechnicalInfo => {
  const { catalogue, book, today } = context;
  const edition = catalogue.editions[model.catalogId];
  const subFamily = edition.subFamilies.get(model.subFamilyId);
  const { article, virtual } = factsOf(model, today);
  const replacement = model.replacedBy === undefined ? undefined : edition.models.get(model.replacedBy);
  return {
    model: model.model,
    catalogId: model.catalogId,
    familyId: model.familyId,
    subFamily: { id: model.subFamilyId, description: subFamily?.name ?? '', tagline: subFamily?.tagline[language] ?? '' },
    configuratorType: subFamily?.configuratorType ?? { id: 0, description: '' },
    canCompose: canCompose(edition, model),
    name: model.name[language],
    description: model.description[language],
    category: named(edition.categories, model.categoryId, language),
    applicationLocation: applicationLocationOf(subFamily, model, language),
    ...modelPicturesOf(context, model),
    technical: technicalFactsOf(model, today, language),
    variations: variationsToWire(context, base, model, language),
    reference: article?.reference ?? null,
    fromPrice: displayMoneyToWire(fromPriceOf(book, base, model, today)),
    price: displayMoneyToWire(shownPriceOf(context, base, model)),
    moq: article?.moq ?? model.moq,
    leadTimes: joinLeadTimes(article?.leadtimes ?? [model.leadtime]).map(({ from, weeks }) => ({ from, weeks })),
    availability: article === undefined ? null : availabilityToWire(articleAvailability(article, 1, today)),
    virtual,
    discontinued: model.discontinued,
    replacedBy: replacement === undefined ? null : relatedModel(context, replacement, language),
    replaces: [...edition.models.values()]
      .filter(({ replacedBy }) => replacedBy === model.model)
      .map((replaced) => relatedModel(context, replaced, language)),
    accessories: accessoriesOf(edition, model, language),
    files: modelFilesOf(context, model),
  };
};
