import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * PGlite takes no lock: two processes on one directory lose each other's rows. This lock is a file beside the directory, made by
 * hard link (which creates or fails, with its content in one step), holding pid and start time of the process.
 */
export interface DirectoryLock {
  readonly path: string;
  release(): void;
}

interface Holder {
  readonly pid: number;
  /** Clock ticks since boot at which the process started; empty where there is no /proc. Tells a reused pid from the first one. */
  readonly startedAt: string;
  readonly token: string;
}

export class DirectoryLockedError extends Error {
  override readonly name = 'DirectoryLockedError';
  constructor(
    readonly pid: number,
    path: string,
  ) {
    super(`The data directory is in use by process ${pid} (lock file ${path}). Stop that process, or choose another DATA_DIR.`);
  }
}

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;

/** State letter and start time of a process, behind the command name that may itself contain blanks and brackets. */
const processStat = (pid: number): { state: string; startedAt: string } | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
  } catch {
    return undefined;
  }
};

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
};

/** A stopped process (SIGSTOP) is alive; a zombie and a pid that now belongs to another process are not. */
const isAlive = (holder: Holder): boolean => {
  if (!exists(holder.pid)) return false;
  const stat = processStat(holder.pid);
  if (stat === undefined) return true;
  return stat.state !== 'Z' && (holder.startedAt === '' || holder.startedAt === stat.startedAt);
};

const readHolder = (path: string): Holder | undefined => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  const [pid = '', startedAt = '', token = ''] = text.split('\n');
  return { pid: Number(pid), startedAt, token };
};

/** Link = create with content or fail. */
const claim = (own: string, path: string): boolean => {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
};

/**
 * Only one process may ever follow a given dead holder: the file `lock.after.<its token>` is the claim to follow it. If the follower
 * died before it finished, the next one follows the follower. Having the claim, it looks at the lock again: had somebody else
 * finished meanwhile, the lock would name that process. Then one rename puts its own name there.
 */
const follow = (own: string, path: string, dead: Holder): Holder | undefined => {
  const claims: string[] = [];
  let last = dead;
  for (;;) {
    const successor = `${path}.after.${last.token}`;
    if (claim(own, successor)) {
      claims.push(successor);
      break;
    }
    const follower = readHolder(successor);
    if (follower === undefined) return undefined;
    if (isAlive(follower)) return follower;
    claims.push(successor);
    last = follower;
  }
  const unchanged = readHolder(path)?.token === dead.token;
  if (unchanged) renameSync(own, path);
  for (const file of unchanged ? claims : claims.slice(-1)) rmSync(file, { force: true });
  return undefined;
};

/** Takes the lock or throws {@link DirectoryLockedError} naming the process that has it; a dead holder's lock is taken over. */
export const lockDirectory = (path: string): DirectoryLock => {
  mkdirSync(dirname(path), { recursive: true });
  const token = randomUUID();
  const own = `${path}.${process.pid}.${token}`;
  writeFileSync(own, [process.pid, processStat(process.pid)?.startedAt ?? '', token].join('\n'), { flag: 'wx' });
  try {
    while (!claim(own, path)) {
      const holder = readHolder(path);
      if (holder?.token === token) break;
      if (holder === undefined) continue;
      const living = isAlive(holder) ? holder : follow(own, path, holder);
      if (living !== undefined) throw new DirectoryLockedError(living.pid, path);
      if (readHolder(path)?.token === token) break;
    }
  } finally {
    rmSync(own, { force: true });
  }
  return {
    path,
    release: () => {
      if (readHolder(path)?.token === token) rmSync(path, { force: true });
    },
  };
};
