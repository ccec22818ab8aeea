import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel';
import { linkedIdentities } from './tables';

interface Identity {
  readonly provider: string;
  readonly subject: string;
}

export const accountOfIdentity = async (transaction: Transaction, { provider, subject }: Identity): Promise<string | undefined> => {
  const [found] = await transaction
    .select({ accountId: linkedIdentities.accountId })
    .from(linkedIdentities)
    .where(and(eq(linkedIdentities.provider, provider), eq(linkedIdentities.subject, subject)));
  return found?.accountId;
};

/** The person belongs to this account from now on, also when it belonged to one that is deleted. */
export const linkIdentity = async (transaction: Transaction, identity: Identity, accountId: string, at: Date): Promise<void> => {
  await transaction
    .insert(linkedIdentities)
    .values({ ...identity, accountId, createdAt: at })
    .onConflictDoUpdate({ target: [linkedIdentities.provider, linkedIdentities.subject], set: { accountId, createdAt: at } });
};
