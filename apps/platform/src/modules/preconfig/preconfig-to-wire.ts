import { type Preconfig, type PreconfigProduct, type PreconfigSummary, pricesToWire } from '@candil/contract';
import { type CatalogId, catalogOf, type IsoLanguage, isToolkitBoard, type SavedDocument, type ToolkitBoard } from '@candil/domain';
import type { Actor } from '../../kernel';
import { availabilityToWire } from '../availability';
import type { CatalogueContext } from '../price';
import { chosenAttributes, describeChosen, totalsToWire } from '../project';
import type { EvaluatedPart, EvaluatedPreconfig } from './evaluate-preconfig';

/** Viewer of a starting point, and the catalogue it is shown in. */
export interface Viewing {
  readonly actor: Actor;
  readonly catalogId: CatalogId;
  readonly language: IsoLanguage;
}

const pictureOf = (context: CatalogueContext, { model, article }: EvaluatedPart, size: 'day' | 'thumbnail'): string =>
  context.pictures[size](model.model, article.selection.color ?? '');

/** The name of the configurator that opens a composition. */
const composedWith = (document: SavedDocument | ToolkitBoard | undefined): string | null =>
  document === undefined ? null : isToolkitBoard(document) ? 'COMPOSITOR_2D' : (document.props.configurator ?? null);

export const summaryToWire = (
  context: CatalogueContext,
  evaluated: EvaluatedPreconfig,
  { actor, catalogId, language }: Viewing,
): PreconfigSummary => {
  const { preconfig, parts, weeks } = evaluated;
  const [first] = parts;
  const subFamily = context.catalogue.editions[catalogId].subFamilies.get(preconfig.subFamilyId);
  return {
    id: preconfig.id,
    name: preconfig.name[language],
    text: preconfig.text[language],
    picture: context.pictures.composition(preconfig.id) ?? (first === undefined ? '' : pictureOf(context, first, 'day')),
    subFamilyId: preconfig.subFamilyId,
    applicationLocationId: preconfig.applicationLocationId,
    configuratorType: subFamily?.configuratorType ?? { id: 0, description: '' },
    composedWith: composedWith(preconfig.composition?.document),
    models: [...new Set(parts.map(({ model }) => model.model))],
    totals: totalsToWire(evaluated, catalogOf(catalogId).currency, actor.seesNetPrices),
    weeks: weeks ?? null,
  };
};

const partToWire = (context: CatalogueContext, part: EvaluatedPart, { actor, catalogId, language }: Viewing): PreconfigProduct => {
  const { model, article, quantity, pendantHeight, price, availability } = part;
  return {
    referenceCode: article.reference,
    ...(pendantHeight !== undefined && { pendantHeight }),
    quantity,
    model: model.model,
    modelName: model.name[language],
    image: pictureOf(context, part, 'thumbnail'),
    descriptions: describeChosen(chosenAttributes(article), language),
    lumens: model.technical.lumens,
    watts: model.technical.watts,
    prices: price === undefined ? null : pricesToWire(price, catalogOf(catalogId).currency, actor.seesNetPrices),
    availability: availabilityToWire(availability),
  };
};

export const preconfigToWire = (context: CatalogueContext, evaluated: EvaluatedPreconfig, viewing: Viewing): Preconfig => ({
  ...summaryToWire(context, evaluated, viewing),
  products: evaluated.parts.map((part) => partToWire(context, part, viewing)),
  ...(evaluated.preconfig.composition !== undefined && {
    composition: { ...evaluated.preconfig.composition, furniture: [...evaluated.preconfig.composition.furniture] },
  }),
});
