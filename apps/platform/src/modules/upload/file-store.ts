import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file on its way in. Exactly one of `keep` and `discard` ends it. */
export interface IncomingFile {
  write(chunk: Buffer): Promise<void>;
  /** Content received so far, to be checked before it is accepted. */
  content(): Promise<Buffer>;
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** Store of the bytes of files, under ids of ours. */
export interface FileStore {
  receive(id: string): IncomingFile;
  read(id: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
  /** Ids of files older than that time, including incomplete uploads. */
  olderThan(instant: Date): Promise<string[]>;
}

const UNFINISHED = '.part';

/** Stores files in a folder and streams them, so that no file is in memory as a whole. */
export const directoryFileStore = (folder: string): FileStore => {
  const made = mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (id: string) => join(folder, id);
  return {
    receive: (id) => {
      const unfinished = `${pathOf(id)}${UNFINISHED}`;
      const opened = made.then(() => open(unfinished, 'wx', 0o600));
      // `write` and `discard` report the error; an unhandled rejection would end the service.
      opened.catch(() => undefined);
      return {
        write: async (chunk) => void (await (await opened).write(chunk)),
        content: () => opened.then(() => readFile(unfinished)),
        keep: async () => {
          await (await opened).close();
          await rename(unfinished, pathOf(id));
        },
        discard: async () => {
          await opened.then((handle) => handle.close()).catch(() => undefined);
          await rm(unfinished, { force: true });
        },
      };
    },
    read: (id) => readFile(pathOf(id)).catch(() => undefined),
    remove: (id) => rm(pathOf(id), { force: true }),
    olderThan: async (instant) => {
      await made;
      const found = await Promise.all(
        (await readdir(folder)).map(async (name) => {
          const facts = await stat(join(folder, name)).catch(() => undefined);
          return facts !== undefined && facts.mtime < instant ? [name] : [];
        }),
      );
      return found.flat();
    },
  };
};

/** For databases in memory, which do not outlive the process. */
export const memoryFileStore = (now: () => Date): FileStore => {
  const files = new Map<string, { readonly content: Buffer; readonly at: Date }>();
  return {
    receive: (id) => {
      const chunks: Buffer[] = [];
      return {
        write: async (chunk) => void chunks.push(chunk),
        content: async () => Buffer.concat(chunks),
        keep: async () => void files.set(id, { content: Buffer.concat(chunks), at: now() }),
        discard: async () => void chunks.splice(0),
      };
    },
    read: async (id) => files.get(id)?.content,
    remove: async (id) => void files.delete(id),
    olderThan: async (instant) => [...files].filter(([, { at }]) => at < instant).map(([id]) => id),
  };
};
