import { randomUUID } from 'node:crypto';
import { TEXT_KINDS } from '@candil/domain';
import type { Transaction } from '../../kernel';
import { foldText } from '../catalogue';
import { copyConfigurations } from './configuration-repository';
import { copyRests, moveProducts } from './follow-up-repository';
import { insertProject } from './project-write-repository';
import type { StoredProduct, StoredProject } from './stored-project';

/** The project that continues with the rest of an order. */
export interface FollowUp {
  readonly projectId: string;
  readonly name: string;
  readonly lines: number;
  readonly pieces: number;
}

const NUMBERED = /^(.*\S) \((\d{1,4})\)$/su;

/** `Casa Llull` goes on as `Casa Llull (2)`, that one as `Casa Llull (3)`; a long name gives up its end for the number. */
export const followUpName = (name: string): string => {
  const numbered = NUMBERED.exec(name);
  const [base, number] = numbered === null ? [name, 2] : [numbered[1] ?? name, Number(numbered[2]) + 1];
  const suffix = ` (${number})`;
  const characters = [...base];
  while (characters.join('').length + suffix.length > TEXT_KINDS.projectTitle.max) characters.pop();
  return characters.join('').trimEnd() + suffix;
};

/** Returns the rest of a project after an order: whole products, and the pieces of others that were not ordered. */
const leftOut = (
  { products }: Pick<StoredProject, 'products'>,
  ordered: ReadonlyMap<string, number>,
): { readonly whole: readonly StoredProduct[]; readonly rests: readonly StoredProduct[] } => ({
  whole: products.filter(({ id }) => !ordered.has(id)),
  rests: products.flatMap((product) => {
    const quantity = product.quantity - (ordered.get(product.id) ?? product.quantity);
    return quantity > 0 ? [{ ...product, quantity }] : [];
  }),
});

/** Moves the rest of an order into a project of the same owner, in the order's transaction; undefined when there is no rest. */
export const makeFollowUp = async (
  transaction: Transaction,
  project: StoredProject,
  ordered: ReadonlyMap<string, number>,
  now: Date,
): Promise<FollowUp | undefined> => {
  const { whole, rests } = leftOut(project, ordered);
  const left = [...whole, ...rests];
  if (left.length === 0) return undefined;
  const projectId = randomUUID();
  const name = followUpName(project.name);
  await insertProject(transaction, {
    id: projectId,
    ownerId: project.ownerId,
    companyId: project.company?.id ?? null,
    thirdPartyId: project.thirdPartyId,
    name,
    nameKey: foldText(name),
    catalogId: project.catalogId,
    createdAt: now,
  });
  const copies = rests.map(({ id, quantity }) => ({ productId: id, copyId: randomUUID(), quantity }));
  await copyRests(transaction, projectId, copies);
  await copyConfigurations(transaction, copies);
  await moveProducts(
    transaction,
    project.id,
    projectId,
    whole.map(({ id }) => id),
  );
  return { projectId, name, lines: left.length, pieces: left.reduce((sum, { quantity }) => sum + quantity, 0) };
};
