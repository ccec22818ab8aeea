import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const upTo = (marker: string): string => {
  let directory = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(directory, marker))) {
    const parent = dirname(directory);
    if (parent === directory) throw new Error(`No directory above the service has ${marker}`);
    directory = parent;
  }
  return directory;
};

/** Directory of this app, from the sources as from the bundle. */
export const packageDirectory = (): string => upTo(join('migrations', 'meta', '_journal.json'));
/** Directory of the whole project. */
export const projectDirectory = (): string => upTo('pnpm-workspace.yaml');
