import type { ModuleFactory, PlatformContext } from '../../kernel';
import { directoryFileStore, type FileStore, memoryFileStore } from './file-store';
import { type FileReaders, uploadRoutes } from './routes';
import { UploadService } from './upload-service';

export { deleteFile, type FileRow, filesOf, findFile, insertFile } from './file-repository';
export type { FileStore } from './file-store';
export { storedFiles } from './tables';
export { takeTempFiles } from './take-temp-files';

const CLEAR_EVERY_MILLISECONDS = 60 * 60 * 1000;

/** Returns the file store of this service. */
export const fileStoreOf = ({ configuration: { uploadDirectory }, clock }: PlatformContext): FileStore =>
  uploadDirectory === undefined ? memoryFileStore(clock) : directoryFileStore(uploadDirectory);

/** Uploads. The kind of a request decides the access to its files beside their sender. */
export const uploadModule =
  (store: FileStore, readers: FileReaders): ModuleFactory =>
  ({ database, clock, log }) => {
    const service = new UploadService(store);
    const clear = () => service.clear(database, clock()).catch((error: unknown) => log.warn({ error }, 'old files could not be cleared'));
    return {
      name: 'upload',
      routes: uploadRoutes(service, store, readers),
      register: async (app) => {
        const timer = setInterval(clear, CLEAR_EVERY_MILLISECONDS);
        timer.unref();
        app.addHook('onClose', async () => clearInterval(timer));
        await clear();
      },
    };
  };
