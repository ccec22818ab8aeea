import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const gitLines = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter(Boolean);

/** Paths from the root of the files that git tracks or would track, and that exist. */
export const trackedFiles = () => {
  const gone = new Set(gitLines('ls-files', '--deleted'));
  return gitLines('ls-files', '--cached', '--others', '--exclude-standard').filter((path) => !gone.has(path));
};

export const textOf = (path) => readFileSync(join(ROOT, path), 'utf8');

export { gitLines };
