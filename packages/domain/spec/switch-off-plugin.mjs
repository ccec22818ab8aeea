import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { reaches } from './import-graph.mjs';
import { ROOT } from './rules.mjs';

const OFF = /\?off=([A-Z]{2}\d+|nothing)$/;

/**
 * Gives `path?off=RC1` a module graph of its own, in which the source that makes rule RC1 is replaced:
 * what such a module imports is switched off as well where the replaced source is within its reach, and shared by all rules where not.
 * `?off=nothing` takes the same way and replaces nothing.
 */
export function switchOffPlugin(switchOffs) {
  const targets = new Map(Object.entries(switchOffs).map(([id, places]) => [id, new Set(places.map(({ file }) => join(ROOT, file)))]));
  return {
    name: 'candil:switch-off',
    enforce: 'pre',
    async resolveId(source, importer) {
      const id = OFF.exec(importer ?? '')?.[1];
      if (id === undefined || source.endsWith('?raw')) return undefined;
      const resolved = await this.resolve(source, importer.replace(OFF, ''), { skipSelf: true });
      const own = resolved?.id.startsWith(ROOT) && !resolved.id.includes('node_modules');
      return own && reaches(resolved.id, targets.get(id) ?? new Set()) ? `${resolved.id}?off=${id}` : resolved;
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
