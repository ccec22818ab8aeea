import { type OrderDraft, type OrderLine, pricesToWire } from '@candil/contract';
import { catalogOf } from '@candil/domain';
import { availabilityToWire } from '../availability';
import type { Offer } from '../price';
import {
  chosenAttributes,
  describeChosen,
  type EvaluatedLine,
  evaluateProject,
  followUpName,
  lineIssue,
  onSiteToWire,
  type Reader,
  type StoredProject,
  summarise,
  thumbnailOf,
  totalsToWire,
} from '../project';

/** A line that may be ordered: everything that an order needs of it is known. */
export type OrderableLine = EvaluatedLine & {
  readonly [K in 'model' | 'article' | 'availability' | 'price']: NonNullable<EvaluatedLine[K]>;
};

export const isOrderable = (line: EvaluatedLine): line is OrderableLine =>
  line.validity.valid && line.price !== undefined && line.availability !== undefined;

const lineToWire = (offer: Offer, { catalogId }: StoredProject, line: OrderableLine, { actor, language }: Reader): OrderLine => ({
  _id: line.product.id,
  tag: line.tag,
  room: line.product.room,
  note: line.product.note,
  model: line.product.model,
  modelName: line.model.name[language],
  referenceCode: line.product.referenceCode,
  pendantHeight: line.product.selection.pendantHeightCm ?? null,
  descriptions: describeChosen(chosenAttributes(line.article), language),
  image: thumbnailOf(offer, line),
  quantity: line.product.quantity,
  moq: line.article.moq,
  leadtime: line.availability.weeks ?? null,
  prices: pricesToWire(line.price, catalogOf(catalogId).currency, actor.seesNetPrices),
  availability: availabilityToWire(line.availability),
  validation: { status: line.product.validationStatus },
});

const droppedToWire = (offer: Offer, line: EvaluatedLine, { language }: Reader): OrderDraft['dropped'] => {
  const issue = lineIssue(line, language);
  if (issue === undefined) return [];
  const { product, tag, model } = line;
  return [
    {
      _id: product.id,
      tag,
      modelName: model?.name[language] ?? product.model,
      referenceCode: product.referenceCode,
      quantity: product.quantity,
      image: thumbnailOf(offer, line),
      issue,
    },
  ];
};

/** What an order of the project would be now: the lines that may be ordered, and the others with the reason. */
export const draftToWire = (offer: Offer, project: StoredProject, reader: Reader): OrderDraft => {
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
    dropped: lines.filter((line) => !isOrderable(line)).flatMap((line) => droppedToWire(offer, line, reader)),
    totals: totalsToWire(summary, currency, reader.actor.seesNetPrices),
    onSite: onSiteToWire(summary.onSite),
  };
};
