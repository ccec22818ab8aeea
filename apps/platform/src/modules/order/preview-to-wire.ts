import { type OrderLine, type OrderPreview, pricesToWire } from '@candil/contract';
import { catalogOf } from '@candil/domain';
import { availabilityToWire } from '../availability';
import type { CatalogueContext } from '../price';
import {
  chosenAttributes,
  compositionsToWire,
  describeChosen,
  type EvaluatedLine,
  evaluateProject,
  followUpName,
  keptCompositions,
  lineIssue,
  nameOf,
  onSiteToWire,
  type StoredProject,
  summarise,
  thumbnailOf,
  totalsToWire,
  type Viewer,
  validationToWire,
} from '../project';

/** A line that may be ordered: everything that an order needs of it is known. */
export type OrderableLine = EvaluatedLine & {
  readonly [K in 'facts' | 'availability' | 'price']: NonNullable<EvaluatedLine[K]>;
};

export const isOrderable = (line: EvaluatedLine): line is OrderableLine =>
  line.validity.valid && line.facts !== undefined && line.price !== undefined && line.availability !== undefined;

const lineToWire = (
  context: CatalogueContext,
  { id: projectId, catalogId }: StoredProject,
  line: OrderableLine,
  { actor, language }: Viewer,
): OrderLine => ({
  _id: line.product.id,
  tag: line.tag,
  room: line.product.room,
  note: line.product.note,
  model: line.product.model,
  modelName: line.facts.name[language],
  referenceCode: line.product.referenceCode,
  pendantHeight: line.product.selection.pendantHeightCm ?? null,
  descriptions: line.article === undefined ? [] : describeChosen(chosenAttributes(line.article), language),
  image: thumbnailOf(context, projectId, line),
  ...(line.creation !== undefined && {
    creationCode: line.product.referenceCode,
    compositions: compositionsToWire(keptCompositions(line.creation), language),
  }),
  quantity: line.product.quantity,
  moq: line.facts.moq,
  leadtime: line.availability.weeks ?? null,
  prices: pricesToWire(line.price, catalogOf(catalogId).currency, actor.seesNetPrices),
  availability: availabilityToWire(line.availability),
  ...validationToWire(line.product),
});

const droppedToWire = (
  context: CatalogueContext,
  projectId: string,
  line: EvaluatedLine,
  { language }: Viewer,
): OrderPreview['dropped'] => {
  const issue = lineIssue(line, language);
  if (issue === undefined) return [];
  const { product, tag } = line;
  return [
    {
      _id: product.id,
      tag,
      modelName: nameOf(line, language),
      referenceCode: product.referenceCode,
      quantity: product.quantity,
      image: thumbnailOf(context, projectId, line),
      issue,
    },
  ];
};

/** Builds the preview of an order of the project: the lines that may be ordered, and the others with the reason. */
export const orderPreviewToWire = (
  context: CatalogueContext,
  project: StoredProject,
  viewer: Viewer,
): Omit<OrderPreview, 'deliveryAddresses'> => {
  const { lines } = evaluateProject(context, project);
  const orderable = lines.filter(isOrderable);
  const summary = summarise(orderable);
  const { currency } = catalogOf(project.catalogId);
  return {
    projectId: project.id,
    projectName: project.name,
    projectVersion: project.version,
    currency,
    clientCode: project.company?.clientCode ?? null,
    lines: orderable.map((line) => lineToWire(context, project, line, viewer)),
    followUpName: followUpName(project.name),
    dropped: lines.filter((line) => !isOrderable(line)).flatMap((line) => droppedToWire(context, project.id, line, viewer)),
    totals: totalsToWire(summary, currency, viewer.actor.seesNetPrices),
    onSite: onSiteToWire(summary.onSite),
  };
};
