/**
 * The reference of the domain from its docstrings, into packages/domain/reference (never committed); with `--check` nothing is written.
 * A warning of typedoc, such as a link that leads nowhere, fails.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';

const PACKAGE = fileURLToPath(new URL('../../packages/domain/', import.meta.url));
const { exports } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
/** The main door only repeats the others. */
const doors = Object.entries(exports).flatMap(([path, { source }]) => (source && path !== '.' ? [join(PACKAGE, source)] : []));
const checks = process.argv.includes('--check');

const app = await Application.bootstrap({
  name: '@candil/domain',
  entryPoints: doors,
  tsconfig: join(PACKAGE, 'tsconfig.json'),
  readme: join(PACKAGE, 'README.md'),
  projectDocuments: [join(PACKAGE, 'SPEC.md')],
  out: join(PACKAGE, 'reference'),
  emit: checks ? 'none' : 'docs',
  excludeExternals: true,
  disableSources: true,
  githubPages: false,
  hideGenerator: true,
  treatWarningsAsErrors: true,
  logLevel: 'Warn',
});
const project = await app.convert();
if (project) {
  app.validate(project);
  if (!checks) await app.generateOutputs(project);
}
const { errorCount, warningCount } = app.logger;
process.exit(!project || errorCount + warningCount > 0 ? 1 : 0);
