import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './rules.mjs';

const OFF = /\?off=([A-Z]{2}\d+|nothing)$/;

/**
 * Gives `path?off=RC1` a module graph of its own, in which the source that makes rule RC1 is replaced:
 * whatever such a module imports from this package is switched off as well. `?off=nothing` takes the same way and replaces nothing.
 */
export function switchOffPlugin(switchOffs) {
  return {
    name: 'candil:switch-off',
    enforce: 'pre',
    async resolveId(source, importer) {
      const id = OFF.exec(importer ?? '')?.[1];
      if (id === undefined || source.endsWith('?raw')) return undefined;
      const resolved = await this.resolve(source, importer.replace(OFF, ''), { skipSelf: true });
      const own = resolved?.id.startsWith(ROOT) && !resolved.id.includes('node_modules');
      return own ? `${resolved.id}?off=${id}` : resolved;
    },
    load(path) {
      const id = OFF.exec(path)?.[1];
      if (id === undefined) return undefined;
      const file = path.replace(OFF, '');
      const places = (switchOffs[id] ?? []).filter((place) => join(place.file) === relative(ROOT, file));
      return places.reduce((text, { find, replace }) => text.replace(find, () => replace), readFileSync(file, 'utf8'));
    },
  };
}
