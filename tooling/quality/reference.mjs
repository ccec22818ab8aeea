/**
 * The reference of the library it is run in from its docstrings, into its folder `reference` (never committed); with `--check` that of
 * every library is made and nothing written. A warning of typedoc, such as a link that leads nowhere, fails.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';

const checks = process.argv.includes('--check');
const LIBRARIES = ['domain', 'photometry', 'contract', 'api-client', 'i18n', 'ui-kit'];

/** Whether the reference of a library could be made without a warning. */
const makeReference = async (name) => {
  const PACKAGE = fileURLToPath(new URL(`../../packages/${name}/`, import.meta.url));
  const { exports } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  /** Where a library has a door for each concept, the main one only repeats them. */
  const mainRepeats = name === 'domain' || name === 'photometry' || name === 'ui-kit';
  const doors = Object.entries(exports).flatMap(([path, { source }]) =>
    source && !(mainRepeats && path === '.') ? [join(PACKAGE, source)] : [],
  );
  const app = await Application.bootstrap({
    name: `@candil/${name}`,
    entryPoints: doors,
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
