/**
 * Compares what the built libraries offer with the reports in their folders `api`, so that no name or type of them changes unseen;
 * with `--write` it writes those of the package it is run in. It also names types that a public signature needs and no door exports.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** A package, one of its built doors, and the report of it. */
const REPORTS = [
  ['domain', 'index', 'domain.api.md'],
  ['photometry', 'index', 'photometry.api.md'],
  ...['comparison', 'gldf', 'room-light', 'technical-light'].map((door) => ['photometry', door, `photometry-${door}.api.md`]),
];
const writes = process.argv.includes('--write');

/** Docstrings are looked at by check-docstrings.mjs; here only the declarations count. */
const silent = { logLevel: 'none' };
const configOf = (name, door, report) =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(ROOT, `packages/${name}/package.json`),
    configObject: {
      projectFolder: join(ROOT, `packages/${name}`),
      mainEntryPointFilePath: `<projectFolder>/dist/${door}.d.ts`,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: { target: 'ES2022', module: 'ESNext', moduleResolution: 'Bundler', lib: ['ES2023'], types: [], strict: true },
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: report,
        reportFolder: '<projectFolder>/api/',
        reportTempFolder: join(ROOT, 'tooling/quality/.results/api'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' } },
        extractorMessageReporting: { default: { logLevel: 'error' }, 'ae-missing-release-tag': silent, 'ae-undocumented': silent },
        tsdocMessageReporting: { default: silent },
      },
    },
  });

const problems = [];
const look = (name, report, config) => {
  mkdirSync(config.reportFolder, { recursive: true });
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: writes,
    messageCallback: (message) => {
      message.handled = true;
      // Messages about the report itself are replaced below by the command that updates it.
      if (message.logLevel === 'error' && message.category !== 'console') problems.push(message.text);
    },
  });
  if (apiReportChanged && !writes) {
    const { stdout } = spawnSync('git', ['diff', '--no-index', '--unified=0', config.reportFilePath, config.reportTempFilePath], {
      encoding: 'utf8',
    });
    problems.push(
      `${stdout.split('\n').slice(4).join('\n')}What ${name} offers is not what packages/${name}/api/${report} says. ` +
        `If that is meant, \`pnpm --filter @candil/${name} run api\` writes the report anew; commit it with a changeset.`,
    );
  }
};
for (const [name, door, report] of REPORTS)
  if (!writes || basename(process.cwd()) === name) look(name, report, configOf(name, door, report));
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);
