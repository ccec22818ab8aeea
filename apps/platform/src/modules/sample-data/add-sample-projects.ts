import { ok, type Result } from '@candil/domain';
import { type Database, type Failure, inTransaction, type Transaction } from '../../kernel';
import { storeBudget } from '../budget';
import { placeOrder } from '../order';
import type { PlaceReader } from '../place';
import type { CatalogueContextReader } from '../price';
import { createProject, type StoredProject } from '../project';
import { sampleActor } from './sample-actor';
import { issuerOfSample, tellSampleAddresses } from './sample-addresses';
import { mayAddSampleProjects } from './sample-data-repository';
import { SAMPLE_PROJECTS, type SampleProject } from './sample-projects.data';

export interface SampleParts {
  readonly contextFor: CatalogueContextReader;
  readonly places: PlaceReader;
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MILLISECONDS);

/** Sample data that the service itself refuses is a mistake in it, to be seen at once. */
const made = <T>(name: string, result: Result<T, Failure>): T => {
  if (!result.ok) throw new Error(`The sample project ${name} cannot be made: ${JSON.stringify(result.failure)}`);
  return result.value;
};

const NOTHING_WRITTEN = { clientAddress: '', site: '', deliveryTerms: '', paymentTerms: '', freight: null } as const;

/** The first budget, then its revisions, each at the prices of its day. */
const addBudgets = async (
  transaction: Transaction,
  { contextFor, places }: SampleParts,
  { name, owner, budgets = [] }: SampleProject,
  project: StoredProject,
  now: Date,
): Promise<void> => {
  let revises: string | undefined;
  for (const { issuedDaysAgo, lineDiscount, ...terms } of budgets) {
    const issuedAt = daysBefore(now, issuedDaysAgo);
    const actor = sampleActor(owner);
    const context = await contextFor(transaction, issuedAt, actor);
    const issuing = { actor, now: issuedAt, context, issuer: await issuerOfSample(transaction, places, actor) };
    const lines = project.products.map(({ id }) => ({ productId: id, discount: lineDiscount, isAlternative: false }));
    const request = {
      version: project.version,
      ...NOTHING_WRITTEN,
      surcharge: 0,
      validityDays: 30,
      lines,
      ...terms,
      ...(revises !== undefined && { revises }),
    };
    revises = made(name, await storeBudget(transaction, issuing, project.id, request)).id;
  }
};

const addOne = async (transaction: Transaction, parts: SampleParts, sample: SampleProject, now: Date): Promise<void> => {
  const { contextFor, places } = parts;
  const actor = sampleActor(sample.owner);
  const madeAt = daysBefore(now, sample.madeDaysAgo);
  const change = { actor, now: madeAt, context: await contextFor(transaction, madeAt, actor) };
  const body = { name: sample.name, products: sample.products.map((product) => ({ ...product })) };
  const project = made(sample.name, await createProject(transaction, change, body));
  await addBudgets(transaction, parts, sample, project, now);
  if (sample.order === undefined) return;
  const { placedDaysAgo, ...terms } = sample.order;
  const placedAt = daysBefore(now, placedDaysAgo);
  const products = project.products.map(({ id, quantity }) => ({ _id: id, quantity }));
  const placing = { actor, now: placedAt, context: await contextFor(transaction, placedAt, actor), places };
  made(sample.name, await placeOrder(transaction, placing, { projectId: project.id, version: project.version, products, ...terms }));
};

/** Sample projects with an order among them, only into a database that has no project yet. */
export const addSampleProjects = async (database: Database, parts: SampleParts, now: Date): Promise<void> => {
  const owners = [...new Set(SAMPLE_PROJECTS.map(({ owner }) => sampleActor(owner).accountId))];
  await inTransaction(database, async (transaction) => {
    if (!(await mayAddSampleProjects(transaction, owners))) return ok(undefined);
    await tellSampleAddresses(transaction, now);
    for (const sample of SAMPLE_PROJECTS) await addOne(transaction, parts, sample, now);
    return ok(undefined);
  });
};
