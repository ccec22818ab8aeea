import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const DOMAIN = join(ROOT, 'packages/domain/src');
export const PHOTOMETRY = join(ROOT, 'packages/photometry/src');
/** A folder that git and the other checks ignore. */
const FIXTURES = join(ROOT, 'tooling/quality/.results/fixtures');
const NOT_SHIPPED = /\.test\.ts$|\.d\.ts$|(^|\/)testing\//;

/** TypeScript program of the published sources of a folder, with ECMAScript's own library and nothing else. */
export const programOf = (folder) => {
  const files = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.ts') && !NOT_SHIPPED.test(file))
    .map((file) => join(folder, file));
  return ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.es2024.string.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
  });
};

/** The sources of the folder that a program holds. */
export const sourcesOf = (program, folder) => program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(folder));

/** `packages/domain/src/price/unit-price.ts:12` of a node. */
export const placeOf = (node) => {
  const file = node.getSourceFile();
  return `${relative(ROOT, file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
};

/** Names of the fixtures in which the check finds nothing: a check that cannot fail guards nothing. */
export const unseenBy = (check, fixtures) => {
  const folder = join(FIXTURES, check.name);
  const names = Object.keys(fixtures);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, name] of names.entries()) writeFileSync(join(folder, `fixture-${index}.ts`), fixtures[name]);
  writeFileSync(join(folder, 'index.ts'), names.map((_, index) => `export * from './fixture-${index}';\n`).join(''));
  const found = check(folder);
  return names.filter((_, index) => !found.some((text) => text.includes(`/fixture-${index}.ts:`)));
};
