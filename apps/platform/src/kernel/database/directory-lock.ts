import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, constants, fstatSync, ftruncateSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

/**
 * PGlite takes no lock: two processes on one directory lose each other's rows. This lock is the kernel's own (`flock`), on an open file
 * beside the directory: it ends with the process that opened the file, however that ends, and containers that share the volume see it
 * although they do not see each other's processes. The text of the file names the holder, for people alone.
 */
export interface DirectoryLock {
  readonly path: string;
  release(): void;
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly token: string;
}

export class DirectoryLockedError extends Error {
  override readonly name = 'DirectoryLockedError';
  constructor(
    /** Undefined when the file does not say it. */
    readonly pid: number | undefined,
    path: string,
    host = hostname(),
  ) {
    const process = pid === undefined ? 'another process' : `process ${pid}${host === hostname() ? '' : ` of ${host}`}`;
    super(`The data directory is in use by ${process} (lock file ${path}). Stop that process, or choose another DATA_DIR.`);
  }
}

const READ_AND_WRITE = constants.O_RDWR | constants.O_CREAT;
/** Platforms on which opening a file also locks it: flags that Node passes on and has no names for. */
const LOCKING_FLAGS: Partial<Record<NodeJS.Platform, number>> = {
  // O_EXLOCK | O_NONBLOCK
  darwin: 0x20 | 0x4,
  // UV_FS_O_EXLOCK
  win32: 0x1000_0000,
};
const OPENED_BY_ANOTHER = new Set(['EAGAIN', 'EWOULDBLOCK', 'EBUSY']);

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const openLocking = (path: string, flags: number): number | undefined => {
  try {
    return openSync(path, READ_AND_WRITE | flags, 0o644);
  } catch (error) {
    if (OPENED_BY_ANOTHER.has(codeOf(error))) return undefined;
    throw error;
  }
};

/** Node has no call for `flock`: the program of that name locks the open file that it inherits, and the lock stays with the file. */
const flocked = (file: number): boolean => {
  const { error, status, stderr } = spawnSync('flock', ['-x', '-n', '3'], { stdio: ['ignore', 'ignore', 'pipe', file], encoding: 'utf8' });
  if (error !== undefined)
    throw new Error(
      'The data directory cannot be locked: the program flock (util-linux, busybox) is not there. Add it, or set DATABASE_URL',
      {
        cause: error,
      },
    );
  if (status === 0 || status === 1) return status === 0;
  throw new Error(`The data directory cannot be locked: ${stderr.trim()}`);
};

/** The open and locked file; undefined while another process has it. */
const lockedFile = (path: string): number | undefined => {
  const flags = LOCKING_FLAGS[process.platform];
  if (flags !== undefined) return openLocking(path, flags);
  const file = openSync(path, READ_AND_WRITE, 0o644);
  if (flocked(file)) return file;
  closeSync(file);
  return undefined;
};

/** Returns whether the open file is still the one of that name: its former holder may have removed it meanwhile. */
const isStillAt = (file: number, path: string): boolean => {
  const there = statSync(path, { throwIfNoEntry: false });
  const here = fstatSync(file);
  return there !== undefined && there.ino === here.ino && there.dev === here.dev;
};

const readHolder = (path: string): Holder | undefined => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
  const [, pid, host = '', token = ''] = /^(\d{1,10})\n([\w.-]{1,255})\n([\w-]{1,64})$/.exec(text) ?? [];
  return pid === undefined ? undefined : { pid: Number(pid), host, token };
};

const runsHere = ({ pid, host }: Holder): boolean => {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

const NAMING_MILLISECONDS = 1_000;
const LOOK_AGAIN_MILLISECONDS = 20;

/** Holder of the lock, read from the file. A new holder overwrites the name of the previous one a moment after locking. */
const holderOf = (path: string): Holder | undefined => {
  const until = Date.now() + NAMING_MILLISECONDS;
  for (;;) {
    const holder = readHolder(path);
    if ((holder !== undefined && runsHere(holder)) || Date.now() > until) return holder;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MILLISECONDS);
  }
};

/** Takes the lock or throws {@link DirectoryLockedError} naming the process that has it. */
export const lockDirectory = (path: string): DirectoryLock => {
  mkdirSync(dirname(path), { recursive: true });
  let file: number | undefined;
  for (;;) {
    file = lockedFile(path);
    if (file === undefined) {
      const holder = holderOf(path);
      throw new DirectoryLockedError(holder?.pid, path, holder?.host);
    }
    if (isStillAt(file, path)) break;
    closeSync(file);
  }
  const held = file;
  const token = randomUUID();
  ftruncateSync(held);
  writeSync(held, [process.pid, hostname(), token].join('\n'), 0);
  return {
    path,
    release: () => {
      if (readHolder(path)?.token === token) rmSync(path, { force: true });
      closeSync(held);
    },
  };
};
