import { endpoints } from '@candil/contract';
import { fail, ok } from '@candil/domain';
import { type Actor, type Database, defineRoutes, route } from '../../kernel';
import { type FileRow, findFile } from './file-repository';
import type { FileStore } from './file-store';
import type { UploadService } from './upload-service';

/** Whether an account may read the files of a thing of one kind, beside whoever sent them. */
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

export const uploadRoutes = (service: UploadService, store: FileStore, readers: FileReaders) =>
  defineRoutes(
    route(endpoints.uploadTempFile, ({ query, actor, database, now, request, reply }) =>
      service.receive({ ...query, actor, database, now, request, reply }),
    ),
    route(endpoints.downloadStoredFile, async ({ actor, params, database }) => {
      const file = await findFile(database, params.fileId);
      // What is not there and what is somebody else's are told alike.
      if (file === undefined || !(await mayRead(readers, database, file, actor))) return fail({ code: 'file.not-found' });
      const content = await store.read(file.id);
      if (content === undefined) return fail({ code: 'file.not-found' });
      return ok(new File([new Uint8Array(content)], file.name, { type: MEDIA_TYPES[file.format] ?? 'application/octet-stream' }));
    }),
  );
