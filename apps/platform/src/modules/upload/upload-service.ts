import { randomUUID } from 'node:crypto';
import type { StoredFile } from '@candil/contract';
import { checkUpload, fail, MAX_UPLOAD_BYTES, ok, type Result, type UploadFile } from '@candil/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Database, type Failure, receiveFileInto, Semaphore } from '../../kernel';
import { isContentOf } from './check-content';
import { countUnused, countUnusedOfAddress, countUnusedOfVisitors, deleteUnused, insertFile, knownIds } from './file-repository';
import type { FileStore, IncomingFile } from './file-store';
import {
  MOST_AT_ONCE,
  MOST_CHECKED,
  MOST_UNUSED,
  MOST_UNUSED_OF_ADDRESS,
  MOST_UNUSED_OF_VISITORS,
  TEMPORARY_MILLISECONDS,
  VISITORS_TEMPORARY_MILLISECONDS,
} from './temporary.data';
import { uploadName } from './upload-name';

/** Sender of a file. */
export type FileSender =
  | { readonly kind: 'account'; readonly accountId: string }
  /** The address as it is counted, and the request that alone may take the file. */
  | { readonly kind: 'visitor'; readonly visitorKey: string; readonly requestUuid: string };

interface Sending {
  readonly sender: FileSender;
  readonly database: Database;
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly domain: string;
  readonly entity: string;
}

const quota: Failure = { code: 'upload.quota' };

/** Takes files in, checks them and keeps those whose content matches their name. */
export class UploadService {
  private readonly incoming = new Map<string, number>();
  private readonly checks = new Semaphore(MOST_CHECKED);

  constructor(private readonly store: FileStore) {}

  async receive(sending: Sending): Promise<Result<StoredFile, Failure>> {
    const sentBy = sending.sender.kind === 'account' ? sending.sender.accountId : sending.sender.visitorKey;
    const running = this.incoming.get(sentBy) ?? 0;
    if (running >= MOST_AT_ONCE || (await isFull(sending, running))) return fail(quota);
    this.incoming.set(sentBy, running + 1);
    const id = randomUUID();
    const incoming = this.store.receive(id);
    let kept = false;
    try {
      const checked = await this.takeIn(sending, incoming);
      if (!checked.ok) return checked;
      await incoming.keep();
      kept = true;
      return ok(await this.remember(sending, id, checked.value));
    } catch (error) {
      if (kept) await this.store.remove(id);
      throw error;
    } finally {
      if (!kept) await incoming.discard();
      const left = (this.incoming.get(sentBy) ?? 1) - 1;
      if (left === 0) this.incoming.delete(sentBy);
      else this.incoming.set(sentBy, left);
    }
  }

  /** Removes files not taken in time, and bytes without a row. */
  async clear(database: Database, now: Date): Promise<void> {
    const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
    await deleteUnused(database, before(TEMPORARY_MILLISECONDS), before(VISITORS_TEMPORARY_MILLISECONDS));
    const old = await this.store.olderThan(before(VISITORS_TEMPORARY_MILLISECONDS));
    const known = await knownIds(database, old.filter(isId));
    for (const id of old) if (!known.has(id)) await this.store.remove(id);
  }

  private async takeIn({ request, reply }: Sending, incoming: IncomingFile): Promise<Result<UploadFile, Failure>> {
    const received = await receiveFileInto(request, reply, MAX_UPLOAD_BYTES, (chunk) => incoming.write(chunk));
    if (!received.ok) return received;
    const name = uploadName(received.value.name);
    const file = checkUpload({ name: name ?? '', size: received.value.bytes });
    if (!file.ok) return file;
    if (received.value.bytes === 0) return fail({ code: 'upload.empty', ...{ name: file.value.name } });
    const isTrue = await this.checks.run(async () => isContentOf(await incoming.content(), file.value.extension));
    return isTrue ? file : fail({ code: 'upload.content', ...{ name: file.value.name, extension: file.value.extension } });
  }

  private async remember({ sender, database, now, domain, entity }: Sending, id: string, file: UploadFile): Promise<StoredFile> {
    const { name, extension: format, bytes: size } = file;
    const whose =
      sender.kind === 'account'
        ? { accountId: sender.accountId, visitorKey: null, requestUuid: null }
        : { accountId: null, visitorKey: sender.visitorKey, requestUuid: sender.requestUuid };
    await insertFile(database, { id, ...whose, domain, entity, name, format, size, createdAt: now, ownerKind: null, ownerId: null });
    return { id, name, size, format };
  }
}

/** Returns whether so many files wait already, those on their way counted, that no further one is taken. */
const isFull = async ({ sender, database }: Sending, running: number): Promise<boolean> => {
  if (sender.kind === 'account') return (await countUnused(database, sender.accountId)) + running >= MOST_UNUSED;
  if ((await countUnusedOfAddress(database, sender.visitorKey)) + running >= MOST_UNUSED_OF_ADDRESS) return true;
  return (await countUnusedOfVisitors(database)) >= MOST_UNUSED_OF_VISITORS;
};

const isId = (name: string): boolean => /^[0-9a-f-]{36}$/.test(name);
