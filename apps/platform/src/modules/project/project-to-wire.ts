import type { SubFamily } from '@candil/catalogue';
import { type Project, type ProjectListItem, type ProjectProduct, pricesToWire, type WireTotals } from '@candil/contract';
import { type Currency, catalogOf, formatCalendarDay, majorFromMinor, PRODUCT_CATEGORIES } from '@candil/domain';
import { availabilityToWire } from '../availability';
import type { CatalogueContext } from '../price';
import { creationFieldsOf } from './creation-to-wire';
import { chosenAttributes, describeChosen } from './describe-article';
import { type EvaluatedProject, evaluateProject, lightOf } from './evaluate-project';
import type { EvaluatedLine } from './evaluated-line';
import type { Viewer } from './kept-projects';
import { lineIssues, nameOf } from './line-issue';
import { accessTo } from './project-policy';
import type { ProjectSummary } from './project-summaries';
import type { ProjectHeader, StoredProject } from './stored-project';
import { thumbnailOf } from './thumbnail';
import { validationToWire } from './validation-to-wire';

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

const NO_CONFIGURATOR = { id: 0, description: '' };

/** Returns the type of a product: a single article, or a composition. */
const kindToWire = (
  { creation }: EvaluatedLine,
  subFamily: SubFamily | undefined,
): Pick<ProjectProduct, 'type' | 'category' | 'configuratorType'> => {
  if (creation === undefined) {
    const category = { id: PRODUCT_CATEGORIES.REGULAR };
    return { type: 'REGULAR', category, configuratorType: subFamily?.configuratorType ?? NO_CONFIGURATOR };
  }
  const { stored, evaluation, space } = creation;
  const { id, description } = space?.configurator ?? NO_CONFIGURATOR;
  const category = { id: evaluation?.category.id ?? PRODUCT_CATEGORIES.COMPOSING_PENDANTS };
  return { type: stored.type, category, configuratorType: { id, description } };
};

/** The viewer of a product: the prices they see, and their language. */
interface ProductViewer {
  readonly actor: Pick<Viewer['actor'], 'seesNetPrices'>;
  readonly language: Viewer['language'];
}

export const productToWire = (
  context: CatalogueContext,
  project: StoredProject,
  line: EvaluatedLine,
  { actor, language }: ProductViewer,
): ProjectProduct => {
  const { product, tag, model, article, creation, facts, availability, price } = line;
  const subFamilyId = facts?.subFamilyId ?? model?.subFamilyId;
  const subFamily = subFamilyId === undefined ? undefined : context.catalogue.editions[project.catalogId].subFamilies.get(subFamilyId);
  const placeId = facts?.applicationLocationId ?? model?.applicationLocationId ?? 0;
  const place = subFamily?.applicationLocations.find(({ id }) => id === placeId);
  return {
    _id: product.id,
    ...kindToWire(line, subFamily),
    familyId: subFamily?.familyId ?? 0,
    subFamily: { id: subFamily?.id ?? 0, description: subFamily?.name ?? '' },
    applicationLocation: { id: placeId, ...(place && { applicationId: place.applicationId }) },
    model: product.model,
    modelName: nameOf(line, language),
    tag,
    room: product.room,
    note: product.note,
    referenceCode: product.referenceCode,
    isPersonalized: facts?.isPersonalized ?? 0,
    attributes: creation === undefined ? attributesToWire(line) : {},
    descriptions: article === undefined ? [] : describeChosen(chosenAttributes(article), language),
    quantity: product.quantity,
    moq: facts?.moq ?? model?.moq ?? 1,
    prices: price === undefined ? null : pricesToWire(price, catalogOf(project.catalogId).currency, actor.seesNetPrices),
    availability: availability === undefined ? null : availabilityToWire(availability),
    ...lightOf(line),
    image: thumbnailOf(context, project.id, line),
    issues: [...lineIssues(line, language)],
    ...validationToWire(product),
    ...(creation !== undefined && creationFieldsOf(line, creation, language)),
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

export const projectToWire = (context: CatalogueContext, project: StoredProject, viewer: Viewer): Project => {
  const { write, order } = accessTo(viewer.actor, project);
  const evaluated = evaluateProject(context, project);
  const header = headerToWire(project);
  return {
    ...header,
    isAssignedThirdparty: project.thirdPartyId === viewer.actor.accountId,
    owner: { userId: project.ownerId, name: project.ownerName, companyName: project.company?.name ?? null },
    createdAt: project.createdAt.toISOString(),
    access: { write, order },
    products: evaluated.lines.map((line) => productToWire(context, project, line, viewer)),
    totals: totalsToWire(evaluated, header.currency, viewer.actor.seesNetPrices),
    onSite: onSiteToWire(evaluated.onSite),
  };
};

export const listItemToWire = (project: ProjectHeader, summary: ProjectSummary, { actor }: Viewer): ProjectListItem => {
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
