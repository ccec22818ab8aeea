import type { ModelSummary } from '@candil/contract';
import { type CatalogId, type IsoLanguage, type ModelDefinition, variationsOf } from '@candil/domain';
import { type CatalogueContext, displayMoneyToWire, fromPriceOf, type PriceBase } from '../price';
import type { FoundFinish } from './find-articles';
import { factsOf } from './model-facts';
import { modelPicturesOf } from './model-pictures';

export const modelSummaryOf = (
  context: CatalogueContext,
  base: PriceBase,
  model: ModelDefinition,
  language: IsoLanguage,
  found?: FoundFinish,
): ModelSummary => {
  const { catalogue, book, today } = context;
  const { lumens, watts, cri, ip, beamDegrees, distribution, widthMetres, depthMetres, heightMetres, netWeightKg } = model.technical;
  const { article, weeks, cctKelvin, virtual } = factsOf(model, today);
  return {
    model: model.model,
    subFamilyId: model.subFamilyId,
    subFamilyName: catalogue.editions[model.catalogId].subFamilies.get(model.subFamilyId)?.name ?? '',
    name: model.name[language],
    description: model.description[language],
    ...modelPicturesOf(context, model, found?.finish),
    lumens,
    watts,
    cctKelvin: [...cctKelvin],
    cri,
    ip,
    beamDegrees,
    distribution,
    widthMetres,
    depthMetres,
    heightMetres,
    netWeightKg,
    applicationLocationId: model.applicationLocationId,
    categoryId: model.categoryId,
    finishes: variationsOf(model, 'color', today).map(({ modifier, description, value }) => ({
      modifier,
      description: description[language],
      hex: typeof value === 'string' ? value : '',
    })),
    fromPrice: displayMoneyToWire(fromPriceOf(book, base, model, today)),
    moq: article?.moq ?? model.moq,
    weeks: weeks ?? null,
    reference: found?.reference ?? article?.reference ?? null,
    ...(found && { foundFinish: found.finish }),
    virtual,
    discontinued: model.discontinued,
    replacedBy: model.replacedBy ?? null,
  };
};

interface ModelFilter {
  readonly catalogId: CatalogId;
  readonly subFamilyId: number;
  readonly applicationLocationId?: number | undefined;
  /** True = only parts of compositions, false = without them. */
  readonly virtual?: boolean | undefined;
}

/** Models of a sub-family, those still made first. */
export const modelSummariesOf = (
  context: CatalogueContext,
  base: PriceBase,
  { catalogId, subFamilyId, applicationLocationId, virtual }: ModelFilter,
  language: IsoLanguage,
): ModelSummary[] =>
  (context.catalogue.editions[catalogId].modelsOfSubFamily.get(subFamilyId) ?? [])
    .filter((model) => applicationLocationId === undefined || model.applicationLocationId === applicationLocationId)
    .filter((model) => virtual === undefined || factsOf(model, context.today).virtual === virtual)
    .toSorted((first, second) => Number(first.discontinued) - Number(second.discontinued))
    .map((model) => modelSummaryOf(context, base, model, language));
