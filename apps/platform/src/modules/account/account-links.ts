import type { Database, Transaction } from '../../kernel';
import { hashOfToken, randomToken } from '../../kernel/authentication/tokens';
import { findLink, hasOpenLink, insertLink, type LinkPurpose, spendLink } from './account-link-repository';

const HOUR = 60 * 60 * 1000;
/** How long the links of mails lead somewhere, in hours. */
export const LINK_HOURS: Readonly<Record<LinkPurpose, number>> = { 'confirm-email': 48, 'set-password': 2 };
const PATHS: Readonly<Record<LinkPurpose, string>> = { 'confirm-email': '/confirm-email', 'set-password': '/password-reset' };

/** Makes a link for a mail and answers its path; the database keeps only what cannot be turned round. */
export const issueLink = async (
  transaction: Transaction,
  {
    accountId,
    purpose,
    returnTo,
    now,
    hours = LINK_HOURS[purpose],
  }: {
    readonly accountId: string;
    readonly purpose: LinkPurpose;
    readonly returnTo: string | undefined;
    readonly now: Date;
    readonly hours?: number;
  },
): Promise<string> => {
  const token = randomToken();
  await insertLink(transaction, {
    tokenHash: hashOfToken(token),
    purpose,
    accountId,
    returnTo: returnTo ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + hours * HOUR),
  });
  return `${PATHS[purpose]}?token=${token}`;
};

/** Whether a link would lead somewhere now; a look that uses nothing up. */
export const isLinkOpen = (database: Database, purpose: LinkPurpose, token: string, now: Date): Promise<boolean> =>
  hasOpenLink(database, hashOfToken(token), purpose, now);

/** What a link leads to; undefined = it never was one, or its time is over. A used one is told apart. */
export const followLink = async (
  transaction: Transaction,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<{ readonly accountId: string; readonly returnTo: string | null; readonly isUsed: boolean } | undefined> => {
  const hash = hashOfToken(token);
  const link = await findLink(transaction, hash, purpose);
  if (link === undefined || link.expiresAt <= now) return undefined;
  const { accountId, returnTo, usedAt } = link;
  if (usedAt === null) await spendLink(transaction, hash, now);
  return { accountId, returnTo, isUsed: usedAt !== null };
};
