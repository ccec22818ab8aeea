/**
 * Compares what the built domain offers with the report in packages/domain/api, so that no name or type of it changes unseen;
 * with `--write` it writes the report. It also names types that a public signature needs and no door exports.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const REPORT = 'domain.api.md';
const writes = process.argv.includes('--write');

/** Docstrings are looked at by check-docstrings.mjs; here only the declarations count. */
const silent = { logLevel: 'none' };
const config = ExtractorConfig.prepare({
  configObjectFullPath: undefined,
  packageJsonFullPath: join(ROOT, 'packages/domain/package.json'),
  configObject: {
    projectFolder: join(ROOT, 'packages/domain'),
    mainEntryPointFilePath: '<projectFolder>/dist/index.d.ts',
    newlineKind: 'lf',
    compiler: {
      overrideTsconfig: {
        compilerOptions: { target: 'ES2022', module: 'ESNext', moduleResolution: 'Bundler', lib: ['ES2023'], types: [], strict: true },
      },
    },
    apiReport: {
      enabled: true,
      reportFileName: REPORT,
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

mkdirSync(config.reportFolder, { recursive: true });
const problems = [];
const { apiReportChanged } = Extractor.invoke(config, {
  localBuild: writes,
  messageCallback: (message) => {
    message.handled = true;
    // What it says of the report itself is said below, with the command that mends it.
    if (message.logLevel === 'error' && message.category !== 'console') problems.push(message.text);
  },
});
if (apiReportChanged && !writes) {
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--unified=0', config.reportFilePath, config.reportTempFilePath], {
    encoding: 'utf8',
  });
  problems.push(
    `${stdout.split('\n').slice(4).join('\n')}What the domain offers is not what packages/domain/api/${REPORT} says. ` +
      'If that is meant, `pnpm --filter @candil/domain run api` writes the report anew; commit it with a changeset.',
  );
}
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);
