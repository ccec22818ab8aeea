/**
 * Checks the types of every package: packages with the same compiler options share one program, so that sources which several of them
 * import are read and checked once per program instead of once per package. `npm run typecheck` checks each package alone.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, textOf, trackedFiles } from './tracked-files.mjs';

const COMPILER = join(ROOT, 'tooling/tsconfig/typecheck.mjs');

/** Options with the same effect in any order. */
const keyOf = ({ extends: base, compilerOptions = {} }) => JSON.stringify([base, Object.entries(compilerOptions).sort()]);

const packages = trackedFiles()
  .filter((file) => file.endsWith('/tsconfig.json'))
  .map((file) => ({ folder: dirname(file), config: JSON.parse(textOf(file)) }));
const keys = new Set(packages.map(({ config }) => keyOf(config)));
const programs = [...keys].map((key) => packages.filter(({ config }) => keyOf(config) === key));

const compile = (project) => spawnSync(process.execPath, [COMPILER, '-p', project], { cwd: ROOT, stdio: 'inherit' }).status === 0;

/** Writes the project of packages with the same options into the folder of the first: `types` are resolved from there. */
const projectOf = (members) => {
  if (members.length === 1) return join(ROOT, members[0].folder);
  const home = join(ROOT, members[0].folder, '.results');
  const allOf = (field) =>
    members.flatMap(({ folder, config }) => (config[field] ?? []).map((path) => relative(home, join(ROOT, folder, path))));
  const { extends: base, compilerOptions } = members[0].config;
  mkdirSync(home, { recursive: true });
  writeFileSync(
    join(home, 'types.json'),
    JSON.stringify({ extends: base, compilerOptions, include: allOf('include'), exclude: allOf('exclude') }),
  );
  return join(home, 'types.json');
};

const failed = programs.filter((members) => !compile(projectOf(members)));
process.stdout.write(`${packages.length} packages in ${programs.length} programs, ${failed.length} with errors.\n`);
process.exit(failed.length > 0 ? 1 : 0);
