/**
 * Writes the reference of the current library from its docstrings into its folder `reference` (never committed). With `--check` it makes
 * the reference of every library without writing it. A warning of typedoc, such as a broken link, fails.
 */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';
import { entryPointsOf } from './entry-points.mjs';

const checks = process.argv.includes('--check');
const LIBRARIES = ['domain', 'photometry', 'contract', 'api-client', 'i18n', 'ui-kit', 'embed'];

/** Makes the reference of a library; false on a warning. */
const makeReference = async (name) => {
  const PACKAGE = fileURLToPath(new URL(`../../packages/${name}/`, import.meta.url));
  /** The main entry point of these only repeats the others. */
  const mainRepeats = name === 'domain' || name === 'photometry' || name === 'ui-kit';
  const sources = entryPointsOf(PACKAGE).flatMap(([path, source]) => (mainRepeats && path === '.' ? [] : [join(PACKAGE, source)]));
  const app = await Application.bootstrap({
    name: `@candil/${name}`,
    entryPoints: sources,
    tsconfig: join(PACKAGE, 'tsconfig.json'),
    readme: join(PACKAGE, 'README.md'),
    projectDocuments: [join(PACKAGE, 'SPEC.md')].filter((path) => existsSync(path)),
    out: join(PACKAGE, 'reference'),
    emit: checks ? 'none' : 'docs',
    excludeExternals: true,
    disableSources: true,
    githubPages: false,
    hideGenerator: true,
    treatWarningsAsErrors: true,
    // Types of the wire come from schemas and are documented as the types they infer.
    validation: { notExported: mainRepeats && name !== 'ui-kit', invalidLink: true, invalidPath: true },
    logLevel: 'Warn',
  });
  const project = await app.convert();
  if (project) {
    app.validate(project);
    if (!checks) await app.generateOutputs(project);
  }
  const { errorCount, warningCount } = app.logger;
  return project !== undefined && errorCount + warningCount === 0;
};

let isGood = true;
for (const name of checks ? LIBRARIES : [basename(process.cwd())]) isGood = (await makeReference(name)) && isGood;
process.exit(isGood ? 0 : 1);
