import { randomUUID } from 'node:crypto';
import type { endpoints, ReceivedBy } from '@candil/contract';
import { type CatalogId, checkText, fail, ok, PROJECT_STATUS, type Result } from '@candil/domain';
import type { Actor, Database, Transaction } from '../../kernel';
import { checkCatalogueAccess, foldText } from '../catalogue';
import { isSameProduct, type ProductUpdate, updated, updatedProducts } from './change-products';
import { type Change, changedProject, changeProject, NothingChanged, type Outcome } from './change-project';
import { copyConfigurations } from './configuration-repository';
import { configureProduct, configureProducts, creationsNamed, type NamedCompositions } from './configure-products';
import type { ProjectFailure } from './failures';
import { mergeEqual } from './merge-equal';
import type { Revision } from './open-for-writing';
import { readProjectPage } from './project-list-repository';
import { accessTo, audienceOf } from './project-policy';
import { findCompositionIds, readProject, readProjectHeader } from './project-repository';
import {
  copyProduct,
  insertProducts,
  insertProject,
  markProductsDeleted,
  markProductsRestored,
  updateProducts,
} from './project-write-repository';
import { recomposeProducts } from './recompose-products';
import { compositionsTooLarge, insertNewConfiguration } from './save-configuration';
import type { ProjectHeader, StoredProject } from './stored-project';

type BodyOf<E> = ReceivedBy<E> extends { body: infer Body } ? Body : never;

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

/** A page of the list, as the database writes it; without its text where it has the known digest. */
export const readPage = (
  database: Database,
  actor: Actor,
  { itemsPerPage, page, search, sortBy, projectUserRole }: ListQuestion,
  knownDigest?: string,
) =>
  readProjectPage(
    database,
    {
      audience: audienceOf(actor),
      role: projectUserRole,
      searchKey: foldText(search.trim()),
      order: sortBy,
      limit: itemsPerPage,
      offset: (page - 1) * itemsPerPage,
    },
    knownDigest,
  );

/** The compositions that a request names, of projects that the account may read. */
const namedIn = async (
  transaction: Transaction,
  { actor }: Change,
  catalogId: CatalogId,
  requests: readonly BodyOf<typeof endpoints.addProducts>['products'][number][],
): Promise<NamedCompositions> => findCompositionIds(transaction, { audience: audienceOf(actor), catalogId }, creationsNamed(requests));

/** `compositions` may be named as well as those that the account finds by itself. */
export const createProject = async (
  transaction: Transaction,
  change: Change,
  body: BodyOf<typeof endpoints.createProject>,
  compositions: NamedCompositions = new Map(),
): Outcome => {
  const { actor, now, context } = change;
  const name = checkText(body.name, 'projectTitle');
  if (!name.ok) return name;
  const catalogId = checkCatalogueAccess(actor, body.catalogId ?? actor.catalogId);
  if (!catalogId.ok) return catalogId;
  const named = new Map([...(await namedIn(transaction, change, catalogId.value, body.products)), ...compositions]);
  const configured = configureProducts(context, catalogId.value, body.products, named);
  if (!configured.ok) return configured;
  const { products, copies } = configured.value;
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
  await insertProducts(transaction, id, products);
  await copyConfigurations(transaction, copies);
  const tooLarge = copies.length === 0 ? undefined : await compositionsTooLarge(transaction, id);
  if (tooLarge !== undefined) return fail(tooLarge);
  for (const configuration of body.configurations ?? []) {
    const project = { id, catalogId: catalogId.value, company: actor.company };
    const added = await insertNewConfiguration(transaction, change, project, configuration);
    if (!added.ok) return added;
  }
  return changedProject(transaction, context, id);
};

const nothingMore = async () => undefined;

export const renameProject = async (database: Database, change: Change, revision: Revision, title: string): Outcome => {
  const name = checkText(title, 'projectTitle');
  if (!name.ok) return name;
  const work = async (transaction: Transaction, header: ProjectHeader) => {
    const project = header.name === name.value ? await readProject(transaction, header.id) : undefined;
    return project && new NothingChanged(project);
  };
  return changeProject(database, change, revision, work, { own: { name: name.value, nameKey: foldText(name.value) } });
};

export const deleteProject = (database: Database, change: Change, revision: Revision): Outcome =>
  changeProject(database, change, revision, nothingMore, { own: { status: PROJECT_STATUS.DELETED } });

export const addProducts = (
  transaction: Transaction,
  change: Change,
  revision: Revision,
  { products: requests, equal }: Omit<BodyOf<typeof endpoints.addProducts>, 'version'>,
): Outcome =>
  changeProject(transaction, change, revision, async (opened, { id, catalogId }) => {
    const configured = configureProducts(change.context, catalogId, requests, await namedIn(opened, change, catalogId, requests));
    if (!configured.ok) return configured.failure;
    const { products, copies } = configured.value;
    const there = equal === 'merge' ? ((await readProject(opened, id))?.products ?? []) : [];
    const { recounted, fresh } = equal === 'merge' ? mergeEqual(there, products) : { recounted: [], fresh: products };
    const quantities = new Map(recounted.map(({ id: productId, quantity }) => [productId, quantity]));
    await updateProducts(
      opened,
      id,
      there.flatMap((product) => {
        const quantity = quantities.get(product.id);
        return quantity === undefined ? [] : [{ ...product, quantity }];
      }),
    );
    await insertProducts(opened, id, fresh);
    await copyConfigurations(opened, copies);
    return copies.length === 0 ? undefined : compositionsTooLarge(opened, id);
  });

export const changeProduct = (database: Database, change: Change, revision: Revision, productId: string, update: ProductUpdate): Outcome =>
  changeProject(database, change, revision, async (transaction, { id }) => {
    const project = await readProject(transaction, id);
    const product = project?.products.find((candidate) => candidate.id === productId);
    if (project === undefined || product === undefined) return { code: 'product.not-found' };
    const next = updated(change.context, project, product, update);
    if (!next.ok) return next.failure;
    if (isSameProduct(product, next.value)) return new NothingChanged(project);
    await updateProducts(transaction, id, [next.value]);
    return undefined;
  });

type Step = Omit<BodyOf<typeof endpoints.changeProducts>, 'version'>;

const notFoundUnless = (found: boolean): ProjectFailure | undefined => (found ? undefined : { code: 'product.not-found' });

/**
 * Changes, removes and restores products at once, or does nothing when one of them is missing or cannot be changed so. Whatever has the
 * asked values already stays as it is.
 */
export const changeProducts = (database: Database, change: Change, revision: Revision, { changes, remove, restore }: Step): Outcome =>
  changeProject(database, change, revision, async (transaction, { id }) => {
    const [removed, restored] = [new Set(remove), new Set(restore)];
    if ((await markProductsRestored(transaction, id, [...restored])) !== restored.size) return { code: 'product.not-found' };
    const tooLarge = restored.size === 0 ? undefined : await compositionsTooLarge(transaction, id);
    if (tooLarge !== undefined) return tooLarge;
    const project = await readProject(transaction, id);
    if (project === undefined) return { code: 'project.not-found' };
    const next = updatedProducts(change.context, project, changes);
    if (!next.ok) return next.failure;
    const before = new Map(project.products.map((product) => [product.id, product]));
    const altered = next.value.filter((product) => !isSameProduct(before.get(product.id), product));
    await updateProducts(transaction, id, altered);
    const recomposed = await recomposeProducts(transaction, change, project, next.value, changes);
    if (!recomposed.ok) return recomposed.failure;
    if (altered.length + recomposed.value + removed.size + restored.size === 0) return new NothingChanged(project);
    return notFoundUnless((await markProductsDeleted(transaction, id, [...removed], change.now)) === removed.size);
  });

const NOTHING: Step = { changes: [], remove: [], restore: [] };

export const removeProduct = (database: Database, change: Change, revision: Revision, productId: string): Outcome =>
  changeProducts(database, change, revision, { ...NOTHING, remove: [productId] });

/** Several products at once, or none when one of them is not there. */
export const removeProducts = (database: Database, change: Change, revision: Revision, productIds: readonly string[]): Outcome =>
  changeProducts(database, change, revision, { ...NOTHING, remove: [...productIds] });

export const restoreProduct = (database: Database, change: Change, revision: Revision, productId: string): Outcome =>
  changeProducts(database, change, revision, { ...NOTHING, restore: [productId] });

/** Copies a product. A product that could not be added anew is not copied either; the existing line stays and says why. */
export const cloneProduct = (transaction: Transaction, change: Change, revision: Revision, productId: string): Outcome => {
  const copyId = randomUUID();
  return changeProject(
    transaction,
    change,
    revision,
    async (opened, { id }) => {
      if (!(await copyProduct(opened, id, productId, copyId))) return { code: 'product.not-found' };
      await copyConfigurations(opened, [{ productId, copyId }]);
      return compositionsTooLarge(opened, id);
    },
    { obstacleIn: (project) => copyObstacle(change, project, copyId) },
  );
};

const copyObstacle = ({ context }: Change, { catalogId, products }: StoredProject, copyId: string): ProjectFailure | undefined => {
  const copy = products.find(({ id }) => id === copyId);
  if (copy === undefined) return { code: 'product.not-found' };
  const { referenceCode, selection, configuration } = copy;
  // Copied as it is: problems of a composition are corrected in its editor.
  if (configuration !== null) return undefined;
  const accepted = configureProduct(context, catalogId, { referenceCode, pendantHeight: selection.pendantHeightCm });
  return accepted.ok ? undefined : accepted.failure;
};
