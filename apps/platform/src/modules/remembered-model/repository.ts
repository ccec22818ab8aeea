import type { RememberedModels } from '@candil/contract';
import { and, count, desc, eq, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import { accounts } from '../account';
import { rememberedModels } from './tables';

type Remembered = typeof rememberedModels.$inferSelect;
export type Kind = Remembered['kind'];
type Key = Pick<Remembered, 'accountId' | 'kind' | 'model'>;

const isKindOf = (accountId: string, kind: Kind) => and(eq(rememberedModels.accountId, accountId), eq(rememberedModels.kind, kind));
const isKey = ({ accountId, kind, model }: Key) => and(isKindOf(accountId, kind), eq(rememberedModels.model, model));
/** Models of the same instant have a stable order. */
const lastFirst = [desc(rememberedModels.rememberedAt), rememberedModels.model] as const;

/** Both lists, the last first. */
export const readRemembered = async (database: Database | Transaction, accountId: string): Promise<RememberedModels> => {
  const rows = await database
    .select({ kind: rememberedModels.kind, model: rememberedModels.model })
    .from(rememberedModels)
    .where(eq(rememberedModels.accountId, accountId))
    .orderBy(...lastFirst);
  const modelsOf = (requestedKind: Kind) => rows.flatMap(({ kind, model }) => (kind === requestedKind ? [model] : []));
  return { favourites: modelsOf('favourite'), recent: modelsOf('recent') };
};

/** Locks the lists of an account, so that counting before adding is done one after the other. */
export const lockLists = async (transaction: Transaction, accountId: string): Promise<void> => {
  await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
};

export const isRemembered = async (transaction: Transaction, key: Key): Promise<boolean> => {
  const rows = await transaction.select({ model: rememberedModels.model }).from(rememberedModels).where(isKey(key)).limit(1);
  return rows.length > 0;
};

export const countRemembered = async (transaction: Transaction, accountId: string, kind: Kind): Promise<number> => {
  const [row] = await transaction.select({ rows: count() }).from(rememberedModels).where(isKindOf(accountId, kind));
  return row?.rows ?? 0;
};

/** Adds the model, or brings it to the front. */
export const writeRemembered = async (transaction: Transaction, { rememberedAt, ...key }: Remembered): Promise<void> => {
  await transaction
    .insert(rememberedModels)
    .values({ ...key, rememberedAt })
    .onConflictDoUpdate({ target: [rememberedModels.accountId, rememberedModels.kind, rememberedModels.model], set: { rememberedAt } });
};

export const deleteRemembered = async (database: Database, key: Key): Promise<void> => {
  await database.delete(rememberedModels).where(isKey(key));
};

/** Keeps the last of a list and forgets the rest. */
export const forgetBeyond = async (transaction: Transaction, accountId: string, kind: Kind, max: number): Promise<void> => {
  const kept = transaction
    .select({ model: rememberedModels.model })
    .from(rememberedModels)
    .where(isKindOf(accountId, kind))
    .orderBy(...lastFirst)
    .limit(max);
  await transaction.delete(rememberedModels).where(and(isKindOf(accountId, kind), notInArray(rememberedModels.model, kept)));
};
