import { randomUUID } from 'node:crypto';
import type { endpoints, ReceivedBy } from '@candil/contract';
import { checkText, fail, ok, PROJECT_STATUS, parseReference, type Result } from '@candil/domain';
import { type Actor, type Database, inTransaction, type Transaction } from '../../kernel';
import { checkCatalogueAccess, foldText } from '../catalogue';
import type { Offer } from '../price';
import { configureProduct, configureProducts } from './configure-products';
import { PROJECT_PRODUCTS_MAX, type ProjectFailure } from './failures';
import { obstacleTo, openForWriting, type Revision } from './open-for-writing';
import { accessTo, audienceOf } from './project-policy';
import { listProjectPage, readProject, readProjectHeader } from './project-repository';
import {
  copyProduct,
  insertProducts,
  insertProject,
  markProductDeleted,
  markProductRestored,
  markProductsDeleted,
  type ProjectChange,
  updateProduct,
} from './project-write-repository';
import type { ProjectHeader, StoredProduct, StoredProject } from './stored-project';

type Outcome = Promise<Result<StoredProject, ProjectFailure>>;
type BodyOf<E> = ReceivedBy<E> extends { body: infer Body } ? Body : never;

/** Who changes a project, when, and what the maker offers then. */
export interface Change {
  readonly actor: Actor;
  readonly now: Date;
  readonly offer: Offer;
}

/** The project if the account may read it; a foreign, a deleted and an unknown one answer alike (PJ). */
export const findProject = async (database: Database, actor: Actor, projectId: string): Outcome => {
  const project = await readProject(database, projectId);
  return project !== undefined && accessTo(actor, project).read ? ok(project) : fail({ code: 'project.not-found' });
};

/** The same without its products, which are most of the reading. */
export const findProjectHeader = async (
  database: Database,
  actor: Actor,
  projectId: string,
): Promise<Result<ProjectHeader, ProjectFailure>> => {
  const project = await readProjectHeader(database, projectId);
  return project !== undefined && accessTo(actor, project).read ? ok(project) : fail({ code: 'project.not-found' });
};

type ListQuestion = ReceivedBy<typeof endpoints.listProjects>['query'];

export const listProjects = (database: Database, actor: Actor, { itemsPerPage, page, search, sortBy, projectUserRole }: ListQuestion) =>
  listProjectPage(database, {
    audience: audienceOf(actor),
    role: projectUserRole,
    searchKey: foldText(search.trim()),
    order: sortBy,
    limit: itemsPerPage,
    offset: (page - 1) * itemsPerPage,
  });

/** The project as it is after a change that this transaction made. */
const changed = async (transaction: Transaction, projectId: string): Outcome => {
  const project = await readProject(transaction, projectId);
  if (project === undefined) return fail({ code: 'project.not-found' });
  const max = PROJECT_PRODUCTS_MAX;
  return project.products.length > max ? fail({ code: 'project.too-many-products', max }) : ok(project);
};

export const createProject = async (transaction: Transaction, change: Change, body: BodyOf<typeof endpoints.createProject>): Outcome => {
  const { actor, now, offer } = change;
  const name = checkText(body.name, 'projectTitle');
  if (!name.ok) return name;
  const catalogId = checkCatalogueAccess(actor, body.catalogId ?? actor.catalogId);
  if (!catalogId.ok) return catalogId;
  const products = configureProducts(offer, catalogId.value, body.products);
  if (!products.ok) return products;
  const id = randomUUID();
  await insertProject(transaction, {
    id,
    ownerId: actor.accountId,
    companyId: actor.company?.id ?? null,
    name: name.value,
    nameKey: foldText(name.value),
    catalogId: catalogId.value,
    createdAt: now,
  });
  await insertProducts(transaction, id, products.value);
  return changed(transaction, id);
};

/** One change of a project: opened on its version, done, and read again, in one transaction. */
const changeProject = (
  database: Database,
  { actor, now }: Change,
  revision: Revision,
  work: (transaction: Transaction, project: ProjectHeader) => Promise<ProjectFailure | undefined>,
  { own = {}, obstacleIn = noObstacle }: ChangeExtras = {},
): Outcome =>
  inTransaction(database, async (transaction) => {
    const opened = await openForWriting(transaction, actor, revision, now, own);
    if (!opened.ok) return opened;
    const failure = await work(transaction, opened.value);
    if (failure !== undefined) return fail(failure);
    const project = await changed(transaction, revision.projectId);
    const obstacle = project.ok ? obstacleIn(project.value) : undefined;
    return obstacle === undefined ? project : fail(obstacle);
  });

interface ChangeExtras {
  readonly own?: ProjectChange;
  /** What of the project as it is then undoes the change again. */
  readonly obstacleIn?: (project: StoredProject) => ProjectFailure | undefined;
}

const noObstacle = () => undefined;

const nothingMore = async () => undefined;

export const renameProject = async (database: Database, change: Change, revision: Revision, title: string): Outcome => {
  const name = checkText(title, 'projectTitle');
  if (!name.ok) return name;
  return changeProject(database, change, revision, nothingMore, { own: { name: name.value, nameKey: foldText(name.value) } });
};

export const deleteProject = (database: Database, change: Change, revision: Revision): Outcome =>
  changeProject(database, change, revision, nothingMore, { own: { status: PROJECT_STATUS.DELETED } });

export const addProducts = (
  transaction: Transaction,
  change: Change,
  revision: Revision,
  requests: BodyOf<typeof endpoints.addProducts>['products'],
): Outcome =>
  changeProject(transaction, change, revision, async (opened, { catalogId }) => {
    const products = configureProducts(change.offer, catalogId, requests);
    if (!products.ok) return products.failure;
    await insertProducts(opened, revision.projectId, products.value);
    return undefined;
  });

/** Another finish keeps the height at which a pendant hangs, another model does not. */
const keptHeight = (product: StoredProduct, reference: string): number | undefined => {
  const parts = parseReference(reference);
  return parts.ok && parts.value.model === product.model ? product.selection.pendantHeightCm : undefined;
};

type ProductUpdate = Omit<BodyOf<typeof endpoints.updateProduct>, 'version'>;

/** A change that names nothing is answered by the rules of any other, and leaves the project and its version as they are. */
const changeNothing = async (database: Database, { actor }: Change, { projectId, version }: Revision, productId: string): Outcome => {
  const project = await readProject(database, projectId);
  const obstacle = obstacleTo(actor, project, version);
  if (project === undefined || obstacle !== undefined) return fail(obstacle ?? { code: 'project.not-found' });
  if (!accessTo(actor, project).write) return fail({ code: 'access.denied' });
  return project.products.some(({ id }) => id === productId) ? ok(project) : fail({ code: 'product.not-found' });
};

export const changeProduct = (
  database: Database,
  change: Change,
  revision: Revision,
  productId: string,
  update: ProductUpdate,
): Outcome => {
  const { quantity, referenceCode, pendantHeight } = update;
  if (Object.values(update).every((value) => value === undefined)) return changeNothing(database, change, revision, productId);
  return changeProject(database, change, revision, async (transaction, { id, catalogId }) => {
    const product = (await readProject(transaction, id))?.products.find((candidate) => candidate.id === productId);
    if (product === undefined) return { code: 'product.not-found' };
    if (referenceCode === undefined && pendantHeight === undefined) {
      if (quantity !== undefined) await updateProduct(transaction, id, productId, { quantity });
      return undefined;
    }
    const reference = referenceCode ?? product.referenceCode;
    const request = { referenceCode: reference, pendantHeight: pendantHeight ?? keptHeight(product, reference) };
    const configured = configureProduct(change.offer, catalogId, request);
    if (!configured.ok) return configured.failure;
    await updateProduct(transaction, id, productId, { ...configured.value, ...(quantity !== undefined && { quantity }) });
    return undefined;
  });
};

const notFoundUnless = (found: boolean): ProjectFailure | undefined => (found ? undefined : { code: 'product.not-found' });

export const removeProduct = (database: Database, change: Change, revision: Revision, productId: string): Outcome =>
  changeProject(database, change, revision, async (transaction, { id }) =>
    notFoundUnless(await markProductDeleted(transaction, id, productId, change.now)),
  );

/** Several products at once, or none when one of them is not there. */
export const removeProducts = (database: Database, change: Change, revision: Revision, productIds: readonly string[]): Outcome =>
  changeProject(database, change, revision, async (transaction, { id }) => {
    const wanted = new Set(productIds);
    return notFoundUnless((await markProductsDeleted(transaction, id, [...wanted], change.now)) === wanted.size);
  });

export const restoreProduct = (database: Database, change: Change, revision: Revision, productId: string): Outcome =>
  changeProject(database, change, revision, async (transaction, { id }) =>
    notFoundUnless(await markProductRestored(transaction, id, productId)),
  );

/** What could not be added anew is not copied either; the line that is there stays and says why. */
export const cloneProduct = (transaction: Transaction, change: Change, revision: Revision, productId: string): Outcome => {
  const copyId = randomUUID();
  return changeProject(
    transaction,
    change,
    revision,
    async (opened, { id }) => notFoundUnless(await copyProduct(opened, id, productId, copyId)),
    { obstacleIn: (project) => copyObstacle(change, project, copyId) },
  );
};

const copyObstacle = ({ offer }: Change, { catalogId, products }: StoredProject, copyId: string): ProjectFailure | undefined => {
  const copy = products.find(({ id }) => id === copyId);
  if (copy === undefined) return { code: 'product.not-found' };
  const { referenceCode, selection } = copy;
  const accepted = configureProduct(offer, catalogId, { referenceCode, pendantHeight: selection.pendantHeightCm });
  return accepted.ok ? undefined : accepted.failure;
};
