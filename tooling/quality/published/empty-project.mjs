import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from './program.mjs';

const COMPILER = {
  strict: true,
  skipLibCheck: false,
  target: 'es2022',
  lib: ['es2023', 'es2024.string', 'dom', 'dom.iterable'],
  module: 'nodenext',
  jsx: 'react-jsx',
  types: [],
  rootDir: 'src',
  outDir: 'out',
};

/** Peers of the packages, and packages that their examples import. */
const BESIDE = ['react', 'react-dom', 'react-i18next', '@tanstack/react-query', 'zod'];
const TOOLS = ['typescript', '@types/react', '@types/react-dom'];

/**
 * An empty project of a module kind with the packages from the registry. All else comes from the npm registry that the machine uses.
 * `versionOf` gives the version of a library that the workspace uses.
 */
export const makeProject = async ({ folder, kind, registry, packages, versionOf, files }) => {
  const project = join(folder, kind);
  mkdirSync(join(project, 'src'), { recursive: true });
  const write = (name, text) => writeFileSync(join(project, name), text);
  write('.npmrc', `@candil:registry=${registry}\naudit=false\nfund=false\n`);
  write('package.json', JSON.stringify({ name: `uses-candil-${kind}`, private: true, type: kind === 'esm' ? 'module' : 'commonjs' }));
  write('tsconfig.json', JSON.stringify({ compilerOptions: COMPILER, include: ['src'] }));
  for (const { file, [kind]: code } of files) write(join('src', file), code);
  const wanted = [...packages, ...[...BESIDE, ...TOOLS].map((name) => `${name}@${versionOf(name)}`)];
  await mustRun('npm', ['install', '--no-save', '--ignore-scripts', '--loglevel=error', ...wanted], { cwd: project });
  return project;
};
