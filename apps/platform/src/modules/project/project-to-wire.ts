import { type Project, type ProjectListItem, type ProjectProduct, pricesToWire, type WireTotals } from '@candil/contract';
import { type Currency, catalogOf, formatCalendarDay, majorFromMinor, PRODUCT_CATEGORIES } from '@candil/domain';
import { availabilityToWire } from '../availability';
import type { Offer } from '../price';
import { chosenAttributes, describeChosen } from './describe-article';
import { type EvaluatedLine, type EvaluatedProject, evaluateProject } from './evaluate-project';
import type { Reader } from './kept-projects';
import { lineIssue } from './line-issue';
import { accessTo } from './project-policy';
import type { ProjectSummary } from './project-summaries';
import type { ProjectHeader, StoredProject } from './stored-project';
import { thumbnailOf } from './thumbnail';

const attributesToWire = ({ product }: EvaluatedLine): ProjectProduct['attributes'] => {
  const { color, temperature, control, installation, pendantHeightCm } = product.selection;
  return {
    ...(color !== undefined && { color }),
    ...(temperature !== undefined && { temperature }),
    ...(control !== undefined && { control }),
    ...(installation !== undefined && { installation }),
    ...(pendantHeightCm !== undefined && { pendantHeight: pendantHeightCm }),
  };
};

const productToWire = (offer: Offer, project: StoredProject, line: EvaluatedLine, { actor, language }: Reader): ProjectProduct => {
  const { product, tag, model, article, availability, price } = line;
  const subFamily = model === undefined ? undefined : offer.catalogue.editions[project.catalogId].subFamilies.get(model.subFamilyId);
  const issue = lineIssue(line, language);
  return {
    _id: product.id,
    type: 'REGULAR',
    category: { id: PRODUCT_CATEGORIES.REGULAR },
    familyId: model?.familyId ?? 0,
    subFamily: { id: subFamily?.id ?? 0, description: subFamily?.name ?? '' },
    applicationLocation: { id: model?.applicationLocationId ?? 0 },
    configuratorType: subFamily?.configuratorType ?? { id: 0, description: '' },
    model: product.model,
    modelName: model?.name[language] ?? product.model,
    tag,
    room: product.room,
    note: product.note,
    referenceCode: product.referenceCode,
    isPersonalized: article?.isPersonalized ?? 0,
    attributes: attributesToWire(line),
    descriptions: article === undefined ? [] : describeChosen(chosenAttributes(article), language),
    quantity: product.quantity,
    moq: article?.moq ?? model?.moq ?? 1,
    prices: price === undefined ? null : pricesToWire(price, catalogOf(project.catalogId).currency, actor.seesNetPrices),
    availability: availability === undefined ? null : availabilityToWire(availability),
    lumens: model?.technical.lumens ?? 0,
    watts: model?.technical.watts ?? 0,
    image: thumbnailOf(offer, line),
    issues: issue === undefined ? [] : [issue],
    validation: { status: product.validationStatus },
  };
};

export const totalsToWire = (
  { totals, pieces, lumens, watts }: Pick<EvaluatedProject, 'totals' | 'pieces' | 'lumens' | 'watts'>,
  currency: Currency,
  netVisible: boolean,
): WireTotals => ({
  currency,
  gross: majorFromMinor(totals.totalGross),
  ...(netVisible && { net: majorFromMinor(totals.totalNet), discount: majorFromMinor(totals.totalDiscount) }),
  pieces,
  lumens,
  watts,
});

export const onSiteToWire = (onSite: EvaluatedProject['onSite']): Project['onSite'] =>
  onSite === undefined ? null : { date: formatCalendarDay(onSite.day), productId: onSite.productId, weeks: onSite.weeks };

const headerToWire = (project: ProjectHeader) => ({
  id: project.id,
  name: project.name,
  catalogId: project.catalogId,
  currency: catalogOf(project.catalogId).currency,
  status: project.status,
  version: project.version,
  updatedAt: project.updatedAt.toISOString(),
  order: project.orderId === null ? null : { orderId: project.orderId },
});

export const projectToWire = (offer: Offer, project: StoredProject, reader: Reader): Project => {
  const { write, order } = accessTo(reader.actor, project);
  const evaluated = evaluateProject(offer, project);
  const header = headerToWire(project);
  return {
    ...header,
    isAssignedThirdparty: project.thirdPartyId === reader.actor.accountId,
    owner: { userId: project.ownerId, name: project.ownerName, companyName: project.company?.name ?? null },
    createdAt: project.createdAt.toISOString(),
    access: { write, order },
    products: evaluated.lines.map((line) => productToWire(offer, project, line, reader)),
    totals: totalsToWire(evaluated, header.currency, reader.actor.seesNetPrices),
    onSite: onSiteToWire(evaluated.onSite),
  };
};

export const listItemToWire = (project: ProjectHeader, summary: ProjectSummary, { actor }: Reader): ProjectListItem => {
  const { pieces, totalNetMinor, totalGrossMinor, isPriced, images, linesToMend } = summary;
  const net = actor.seesNetPrices;
  return {
    ...headerToWire(project),
    ownerName: project.ownerName,
    isOwn: project.ownerId === actor.accountId,
    pieces,
    total: isPriced ? { amount: majorFromMinor(net ? totalNetMinor : totalGrossMinor), net } : null,
    images: [...images],
    linesToMend,
  };
};
