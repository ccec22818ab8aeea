// Publishes every package that is not private to a registry on this machine, installs them from it into an empty ES module project and an
// empty CommonJS project, checks the types of the README examples (strict, libraries too) and runs them.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeProject } from './empty-project.mjs';
import { startRegistry } from './local-registry.mjs';
import { mustRun, runProgram } from './program.mjs';
import { everyEntryPoint, examplesOf } from './readme-examples.mjs';
import { RUN_EXAMPLE } from './run-example.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PACKAGES = join(ROOT, 'packages');
const RESULTS = fileURLToPath(new URL('../.results/', import.meta.url));

const manifestOf = (name) => JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'));
const published = readdirSync(PACKAGES).filter((name) => manifestOf(name).private !== true);

const lock = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
/** The version of a library in the lock file's catalog. */
const versionOf = (name) => {
  const found = new RegExp(`^    '?${name}'?:\\n      specifier: .*\\n      version: (\\S+)`, 'm').exec(lock);
  if (found === null) throw new Error(`The lock file has no ${name}.`);
  return found[1];
};

const publish = async (name, registry, folder) => {
  const config = join(folder, 'publish.npmrc');
  writeFileSync(config, `registry=${registry}\n${registry.replace('http:', '')}:_authToken=anybody\n`);
  const env = { ...process.env, NPM_CONFIG_USERCONFIG: config };
  await mustRun('pnpm', ['publish', '--no-git-checks', '--ignore-scripts', '--registry', registry], { cwd: join(PACKAGES, name), env });
};

const checks = [];
const check = (title, { code, text }) => {
  checks.push({ title, passed: code === 0 });
  process.stdout.write(code === 0 ? `✓ ${title}\n` : `✗ ${title}\n${text}\n`);
};

const folder = mkdtempSync(join(tmpdir(), 'candil-published-'));
const program = process.env.VERDACCIO;
if (!program) throw new Error('VERDACCIO names no registry program; `npm run proof` fetches one.');
const registry = await startRegistry(program, folder);
try {
  for (const name of published) await publish(name, registry.url, folder);
  const examples = published.flatMap((name) => examplesOf(name, join(PACKAGES, name, 'README.md')));
  const packages = published.map((name) => `@candil/${name}@${manifestOf(name).version}`);
  for (const kind of ['esm', 'cjs']) {
    const files = [...examples, everyEntryPoint(published.map((name) => ({ folder: join(PACKAGES, name), name: `@candil/${name}` })))];
    const project = await makeProject({ folder, kind, registry: registry.url, packages, versionOf, files });
    const tsc = join(project, 'node_modules/typescript/bin/tsc');
    check(
      `${kind}: types of ${published.length} packages, every entry point, and their examples`,
      await runProgram(process.execPath, [tsc], { cwd: project }),
    );
    writeFileSync(join(project, 'run-example.mjs'), RUN_EXAMPLE);
    for (const { file } of examples) {
      const built = join('out', file.replace(/\.tsx?$/, '.js'));
      check(`${kind}: ${file} runs`, await runProgram(process.execPath, ['run-example.mjs', built], { cwd: project }));
    }
  }
} finally {
  await registry.stop();
  if (!process.env.KEEP_PUBLISHED) rmSync(folder, { recursive: true });
}
const failed = checks.filter(({ passed }) => !passed).length;
mkdirSync(RESULTS, { recursive: true });
writeFileSync(join(RESULTS, 'published.json'), JSON.stringify({ passed: checks.length - failed, failed }));
process.exitCode = failed === 0 && checks.length > 0 ? 0 : 1;
