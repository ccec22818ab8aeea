import { type OrderDraft, type OrderLine, pricesToWire } from '@candil/contract';
import { catalogOf } from '@candil/domain';
import { availabilityToWire } from '../availability';
import type { Offer } from '../price';
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
  type Reader,
  type StoredProject,
  summarise,
  thumbnailOf,
  totalsToWire,
} from '../project';

/** A line that may be ordered: everything that an order needs of it is known. */
export type OrderableLine = EvaluatedLine & {
  readonly [K in 'facts' | 'availability' | 'price']: NonNullable<EvaluatedLine[K]>;
};

export const isOrderable = (line: EvaluatedLine): line is OrderableLine =>
  line.validity.valid && line.facts !== undefined && line.price !== undefined && line.availability !== undefined;

const lineToWire = (
  offer: Offer,
  { id: projectId, catalogId }: StoredProject,
  line: OrderableLine,
  { actor, language }: Reader,
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
  image: thumbnailOf(offer, projectId, line),
  ...(line.creation !== undefined && {
    creationCode: line.product.referenceCode,
    compositions: compositionsToWire(keptCompositions(line.creation), language),
  }),
  quantity: line.product.quantity,
  moq: line.facts.moq,
  leadtime: line.availability.weeks ?? null,
  prices: pricesToWire(line.price, catalogOf(catalogId).currency, actor.seesNetPrices),
  availability: availabilityToWire(line.availability),
  validation: { status: line.product.validationStatus },
});

const droppedToWire = (offer: Offer, projectId: string, line: EvaluatedLine, { language }: Reader): OrderDraft['dropped'] => {
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
      image: thumbnailOf(offer, projectId, line),
      issue,
    },
  ];
};

/** What an order of the project would be now: the lines that may be ordered, and the others with the reason. */
export const draftToWire = (offer: Offer, project: StoredProject, reader: Reader): Omit<OrderDraft, 'deliveryAddresses'> => {
  const { lines } = evaluateProject(offer, project);
  const orderable = lines.filter(isOrderable);
  const summary = summarise(orderable);
  const { currency } = catalogOf(project.catalogId);
  return {
    projectId: project.id,
    projectName: project.name,
    projectVersion: project.version,
    currency,
    clientCode: project.company?.clientCode ?? null,
    lines: orderable.map((line) => lineToWire(offer, project, line, reader)),
    followUpName: followUpName(project.name),
    dropped: lines.filter((line) => !isOrderable(line)).flatMap((line) => droppedToWire(offer, project.id, line, reader)),
    totals: totalsToWire(summary, currency, reader.actor.seesNetPrices),
    onSite: onSiteToWire(summary.onSite),
  };
};
