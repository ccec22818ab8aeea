import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel';
import { accounts, qualificationRequests } from '../account';
import { SAMPLE_REQUESTS } from './sample-requests.data';

/** Safe to run at every start: existing requests, decided or not, stay. */
export const addSampleRequests = async (database: Database, now: Date): Promise<void> => {
  for (const { email, ...request } of SAMPLE_REQUESTS) {
    const [account] = await database.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
    if (account === undefined) continue;
    await database
      .insert(qualificationRequests)
      .values({ ...request, accountId: account.id, state: 'open', createdAt: now })
      .onConflictDoNothing();
  }
};
