import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files of this package that a file imports, types apart: those leave nothing at run time. */
const imports = new Map();

function importsOf(file) {
  const known = imports.get(file);
  if (known !== undefined) return known;
  const found = [];
  for (const [, clause, source] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b([^;]*?)\bfrom '(\.[^'?]*)'/gm)) {
    if (/^\s*type\b/.test(clause)) continue;
    const path = join(dirname(file), source);
    found.push([`${path}.ts`, join(path, 'index.ts'), path].find((candidate) => candidate.endsWith('.ts') && existsSync(candidate)));
  }
  imports.set(
    file,
    found.filter((path) => path !== undefined),
  );
  return imports.get(file);
}

/** Checks whether a file is one of the targets or imports one, at any distance. */
export function reaches(file, targets, seen = new Set()) {
  if (targets.has(file)) return true;
  if (seen.has(file) || !file.endsWith('.ts')) return false;
  seen.add(file);
  return importsOf(file).some((imported) => reaches(imported, targets, seen));
}
