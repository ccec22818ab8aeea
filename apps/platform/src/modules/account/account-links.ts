import type { Database, Transaction } from '../../kernel';
import { hashOfToken, randomToken } from '../../kernel/authentication/tokens';
import { findLink, insertLink, type LinkPurpose, openLinkOf, spendLink } from './account-link-repository';

const HOUR = 60 * 60 * 1000;
/** Validity of links in mails, in hours; invited people may be away for a week. */
export const LINK_HOURS: Readonly<Record<LinkPurpose, number>> = {
  'confirm-email': 48,
  'set-password': 2,
  'first-password': 2,
  invitation: 7 * 24,
};
const PATHS: Readonly<Record<LinkPurpose, string>> = {
  'confirm-email': '/confirm-email',
  'set-password': '/password-reset',
  'first-password': '/password-reset',
  invitation: '/password-reset',
};
/** The links behind which someone chooses a password. */
export const PASSWORD_LINKS = ['set-password', 'first-password', 'invitation'] as const satisfies readonly LinkPurpose[];

/** Makes a link for a mail and returns its path; the database keeps only an irreversible hash. */
export const issueLink = async (
  transaction: Transaction,
  {
    accountId,
    purpose,
    returnTo,
    issuedBy,
    now,
  }: {
    readonly accountId: string;
    readonly purpose: LinkPurpose;
    readonly returnTo: string | undefined;
    readonly issuedBy?: string;
    readonly now: Date;
  },
): Promise<string> => {
  const token = randomToken();
  await insertLink(transaction, {
    tokenHash: hashOfToken(token),
    purpose,
    accountId,
    returnTo: returnTo ?? null,
    issuedBy: issuedBy ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_HOURS[purpose] * HOUR),
  });
  return `${PATHS[purpose]}?token=${token}`;
};

/** The current target of a link, read without consuming it. Undefined = none. */
export const openLink = (database: Database, purposes: readonly LinkPurpose[], token: string, now: Date) =>
  openLinkOf(database, hashOfToken(token), purposes, now);

/** The target of a link; undefined = unknown or expired. A used link is reported as used. */
export const followLink = async (
  transaction: Transaction,
  purposes: readonly LinkPurpose[],
  token: string,
  now: Date,
): Promise<
  { readonly accountId: string; readonly purpose: LinkPurpose; readonly returnTo: string | null; readonly isUsed: boolean } | undefined
> => {
  const hash = hashOfToken(token);
  const link = await findLink(transaction, hash, purposes);
  if (link === undefined || link.expiresAt <= now) return undefined;
  const { accountId, purpose, returnTo, usedAt } = link;
  if (usedAt === null) await spendLink(transaction, hash, now);
  return { accountId, purpose, returnTo, isUsed: usedAt !== null };
};
