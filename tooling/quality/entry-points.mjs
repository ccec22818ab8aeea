import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Path and source of each entry point of a package; the pattern `./*` stands for every source that exists. */
export const entryPointsOf = (folder) => {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([path, { source }]) => {
    if (source === undefined) return [];
    if (path !== './*') return [[path, source]];
    const [directory] = source.split('*');
    return readdirSync(join(folder, directory))
      .map((name) => [`./${name}`, source.replaceAll('*', name)])
      .filter(([, file]) => existsSync(join(folder, file)));
  });
};
