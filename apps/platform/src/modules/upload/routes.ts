import { endpoints } from '@candil/contract';
import { fail, ok, type Result } from '@candil/domain';
import { type Actor, type Database, defineRoutes, type Failure, route } from '../../kernel';
import { countAttempt } from '../../kernel/authentication/attempt-limits';
import { addressKey } from '../../kernel/authentication/login-throttle';
import { type FileRow, findFile } from './file-repository';
import type { FileStore } from './file-store';
import type { FileSender, UploadService } from './upload-service';

/** Checks by kind of request whether an account other than the sender may read its files. */
export type FileReaders = Readonly<Record<string, (database: Database, ownerId: string, actor: Actor) => Promise<boolean>>>;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  txt: 'text/plain; charset=utf-8',
};

const mayRead = async (readers: FileReaders, database: Database, { accountId, ownerKind, ownerId }: FileRow, actor: Actor) =>
  accountId === actor.accountId ||
  (ownerKind !== null && ownerId !== null && (await readers[ownerKind]?.(database, ownerId, actor)) === true);

interface Purpose {
  readonly domain: string;
  readonly entity: string;
  readonly requestUuid?: string | undefined;
}

/** A visitor sends files with a request for support alone, names the request, and may send so many from an address. */
const senderOf = async (
  actor: Actor | undefined,
  { domain, entity, requestUuid }: Purpose,
  { database, now, ip }: { readonly database: Database; readonly now: Date; readonly ip: string },
): Promise<Result<FileSender, Failure>> => {
  if (actor !== undefined) return ok({ kind: 'account', accountId: actor.accountId });
  if (domain !== 'support' || entity !== 'request' || requestUuid === undefined) return fail({ code: 'session.missing' });
  const counted = await countAttempt(database, 'visitors-upload', { account: '', ip, now });
  return counted.ok ? ok({ kind: 'visitor', visitorKey: addressKey(ip), requestUuid }) : counted;
};

export const uploadRoutes = (service: UploadService, store: FileStore, readers: FileReaders) =>
  defineRoutes(
    route(endpoints.uploadTempFile, async ({ query, visitor, database, now, request, reply }) => {
      const sender = await senderOf(await visitor(), query, { database, now, ip: request.ip });
      return sender.ok ? service.receive({ ...query, sender: sender.value, database, now, request, reply }) : sender;
    }),
    route(endpoints.downloadStoredFile, async ({ actor, params, database }) => {
      const file = await findFile(database, params.fileId);
      // Unknown files and files of others give the same answer.
      if (file === undefined || !(await mayRead(readers, database, file, actor))) return fail({ code: 'file.not-found' });
      const content = await store.read(file.id);
      if (content === undefined) return fail({ code: 'file.not-found' });
      return ok(new File([new Uint8Array(content)], file.name, { type: MEDIA_TYPES[file.format] ?? 'application/octet-stream' }));
    }),
  );
