import type { ModuleFactory } from '../../kernel';
import { directoryFileStore, memoryFileStore } from './file-store';
import { type FileReaders, uploadRoutes } from './routes';
import { UploadService } from './upload-service';

export { type FileRow, filesOf } from './file-repository';
export { takeTempFiles } from './take-temp-files';

const CLEAR_EVERY_MILLISECONDS = 60 * 60 * 1000;

/** Files people send. Who may read those of a request beside their sender is told by the kind of the request. */
export const uploadModule =
  (readers: FileReaders): ModuleFactory =>
  ({ configuration: { uploadDirectory }, database, clock, log }) => {
    const store = uploadDirectory === undefined ? memoryFileStore(clock) : directoryFileStore(uploadDirectory);
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
