import { createHash } from 'node:crypto';
import type { endpoints, ReceivedBy } from '@candil/contract';
import { type CatalogId, fail, type IsoLanguage, ok, parseEmail, type Result, ROLES } from '@candil/domain';
import { mailCatalogues, mailRoles } from '@candil/i18n/mails';
import { type Actor, type Database, type Failure, inTransaction, queueMail, type Transaction } from '../../kernel';
import { CATALOGUE_OFFICES } from '../account';
import { nameOf } from '../reference-data';
import { type FileRow, takeTempFiles } from '../upload';
import { SUPPORT_TYPES, type SupportSubjectEntry, subjectsFor } from './support.data';
import { findRequest, insertRequest } from './support-repository';

type SupportRequestInput = ReceivedBy<typeof endpoints.requestSupport>['body'];

/** Settings for sending and mailing requests for support. */
export interface SupportDesk {
  readonly email: string;
  /** Address of the portal, and the prefix of the service below it: files are opened there. */
  readonly filesUrl: string;
}

interface Sender {
  readonly accountId: string | null;
  readonly name: string;
  readonly email: string;
  readonly catalogId: CatalogId;
  readonly roleIds: readonly number[];
}

interface Asked {
  readonly actor: Actor | undefined;
  readonly request: SupportRequestInput;
  readonly now: Date;
}

/** Names for users; visitors have none. */
const roleNames = ({ accountId, roleIds }: Sender, language: IsoLanguage): string => {
  const { visitor, ...names } = mailRoles(language);
  if (accountId === null) return visitor;
  return roleIds.flatMap((role) => Object.entries(names).flatMap(([id, name]) => (Number(id) === role ? [name] : []))).join(', ');
};

const senderOf = (actor: Actor | undefined, { name, email, catalogId = 16 }: SupportRequestInput): Result<Sender, Failure> => {
  if (actor !== undefined) {
    const { accountId, roles } = actor;
    return ok({ accountId, name: actor.name, email: actor.email, catalogId: actor.catalogId, roleIds: roles });
  }
  const address = parseEmail(email);
  if (!address.ok || name === undefined) return fail({ code: 'support.sender-missing' });
  return ok({ accountId: null, name, email: address.value, catalogId, roleIds: [ROLES.webUser] });
};

/** `S` and at least five digits. */
const numberOf = (serial: number): string => `S${String(serial).padStart(5, '0')}`;

const hashOf = (sender: Sender, { requestUuid: _, ...request }: SupportRequestInput): string =>
  createHash('sha256')
    .update(JSON.stringify([sender.email, request]))
    .digest('hex');

/** Creates a support request idempotently: row, files, a mail to support and one to the sender. */
export const askSupport = async (
  database: Database,
  desk: SupportDesk,
  { actor, request, now }: Asked,
): Promise<Result<string, Failure>> => {
  const sender = senderOf(actor, request);
  if (!sender.ok) return sender;
  const { catalogId, roleIds, accountId } = sender.value;
  const subject = subjectsFor(catalogId, roleIds).find(
    ({ id, supportTypeId }) => id === request.subjectId && supportTypeId === request.supportTypeId,
  );
  if (subject === undefined) return fail({ code: 'support.unknown-subject' });
  const contentHash = hashOf(sender.value, request);
  return inTransaction(database, async (transaction) => {
    const serial = await insertRequest(transaction, {
      id: request.requestUuid,
      accountId,
      catalogId,
      language: request.lang,
      supportTypeId: request.supportTypeId,
      subjectId: request.subjectId,
      name: sender.value.name,
      email: sender.value.email,
      description: request.description,
      siteLocation: request.siteLocation ?? null,
      projectId: request.projectId ?? null,
      contentHash,
      createdAt: now,
    });
    if (serial === undefined) return sentBefore(transaction, request.requestUuid, contentHash);
    const { requestUuid } = request;
    const claim = { accountId, requestUuid, domain: 'support', entity: 'request', ownerKind: SUPPORT_FILES, ownerId: requestUuid };
    const files = await takeTempFiles(transaction, request.fileIds, claim, now);
    if (!files.ok) return files;
    await mailBoth(transaction, desk, { sender: sender.value, subject, request, files: files.value, number: numberOf(serial), now });
    return ok(numberOf(serial));
  });
};

/** The kind under which files belong to a request. */
export const SUPPORT_FILES = 'support-request';

/** The same again gets the same number; something else under the same id is refused. */
const sentBefore = async (transaction: Transaction, id: string, contentHash: string): Promise<Result<string, Failure>> => {
  const before = await findRequest(transaction, id);
  return before?.contentHash === contentHash ? ok(numberOf(before.serial)) : fail({ code: 'idempotency.key-reused' });
};

interface Letter {
  readonly sender: Sender;
  readonly subject: SupportSubjectEntry;
  readonly request: SupportRequestInput;
  readonly files: readonly FileRow[];
  readonly number: string;
  readonly now: Date;
}

const mailBoth = async (
  transaction: Transaction,
  { email, filesUrl }: SupportDesk,
  { sender, subject, request, files, number, now }: Letter,
): Promise<void> => {
  const ours = CATALOGUE_OFFICES[sender.catalogId].language;
  await queueMail(transaction, {
    to: email,
    replyTo: sender.email,
    language: ours,
    template: 'supportRequested',
    values: {
      number,
      subject: subject.names[ours],
      type: nameOf(SUPPORT_TYPES, request.supportTypeId, ours),
      requester: sender.name,
      email: sender.email,
      role: roleNames(sender, ours),
      catalogue: mailCatalogues(ours)[sender.catalogId],
      description: request.description,
      place: request.siteLocation ?? '',
      files: files.map(({ name, id }) => `${name}: ${filesUrl}/${id}`).join(' · '),
    },
    path: request.projectId === undefined ? '/' : `/project/${request.projectId}`,
    at: now,
  });
  await queueMail(transaction, {
    to: sender.email,
    language: request.lang,
    template: 'supportReceived',
    // A visitor may have typed the address of another person: their text is not mailed there.
    values: { number, subject: subject.names[request.lang], ...(sender.accountId !== null && { name: sender.name }) },
    at: now,
  });
};
