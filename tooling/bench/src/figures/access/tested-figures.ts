import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figure } from '../../report';

const PLATFORM = fileURLToPath(new URL('../../../../../apps/platform', import.meta.url));
/** Figures that are tests of the service, named in their titles, with the unit that each counts. */
const TESTED = {
  15: 'rows of who may call what, and whose thing it is',
  16: 'calls whose fields only the service decides',
  18: 'runs over a corpus of more than 200 right and wrong uploads',
  19: 'ways to send too much or to break off, 500 uploads cut in the middle among them,',
  25: 'ways to send what is malformed',
  30: 'ways a session ends',
  31: 'ways to send a change from elsewhere',
} as const;

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[] }[];
}

const namesFigure = (text: string): boolean => Object.keys(TESTED).some((number) => text.includes(`(figure ${number})`));

/** The test files that name one of the figures: reading all the others takes longer than running these. */
const filesOfFigures = async (): Promise<string[]> => {
  const names = (await readdir(join(PLATFORM, 'src'), { recursive: true })).filter((name) => name.endsWith('.test.ts'));
  const texts = await Promise.all(names.map((name) => readFile(join(PLATFORM, 'src', name), 'utf8')));
  return names.filter((_, index) => namesFigure(texts[index] ?? '')).map((name) => join('src', name));
};

/** Figures that the suite of the service proves one by one: the number of their tests that pass on that database. */
export const testedFigures = async (database: string, url: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'candil-figures-'));
  const report = join(folder, 'report.json');
  try {
    const pattern = `\\(figure (${Object.keys(TESTED).join('|')})\\)`;
    const args = ['exec', 'vitest', 'run', ...(await filesOfFigures()), '--reporter=json', `--outputFile=${report}`, '-t', pattern];
    // In the proof all tests run on PostgreSQL, otherwise few of them.
    const env = { ...process.env, TEST_DATABASE_URL: url, CUT_UPLOADS: '500', CHECKS: 'proof' };
    await once(spawn('pnpm', args, { cwd: PLATFORM, stdio: 'ignore', env }), 'exit');
    const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Report;
    const results = testResults.flatMap(({ assertionResults }) => assertionResults);
    for (const [number, what] of Object.entries(TESTED)) {
      const own = results.filter(({ fullName }) => fullName.includes(`(figure ${number})`));
      const passed = own.filter(({ status }) => status === 'passed').length;
      const value = `${passed} of ${own.length} ${what} as they should be`;
      figure(`${number} on ${database}`, value, 'all', own.length > 0 && passed === own.length);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
