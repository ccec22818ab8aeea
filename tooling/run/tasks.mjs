import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { addTally, emptyTally, readTally, tallyTask } from './tally.mjs';
import { ROOT } from './workspace.mjs';

/** Where a task leaves its counts, inside its package. Tasks that are not named count as one check. */
const REPORTS = {
  unit: 'unit.json',
  spec: 'spec.json',
  mutants: 'mutants.json',
  published: 'published.json',
  size: 'size.json',
  'service-pglite': 'pglite.json',
  'service-postgres': 'postgres.json',
  journeys: 'journeys.json',
  stories: 'stories.json',
};
/** Tasks that only make what others check. */
const NOT_COUNTED = new Set(['sources', 'build']);
const SUMMARIES = join(ROOT, '.turbo', 'runs');

const forgetReports = () => {
  for (const folder of ['apps', 'packages', 'tooling'])
    for (const name of readdirSync(join(ROOT, folder))) rmSync(join(ROOT, folder, name, '.results'), { recursive: true, force: true });
};

/** Runs turbo tasks over the whole workspace, cached where nothing changed, and counts what they checked. Prints only what failed. */
export const runTasks = async (names, env = {}) => {
  forgetReports();
  rmSync(SUMMARIES, { recursive: true, force: true });
  const { code, text } = await run(
    'turbo',
    ['run', ...names, '--continue', '--concurrency=2', '--output-logs=errors-only', '--summarize'],
    { env },
  );
  const [file] = readdirSync(SUMMARIES);
  const { tasks, execution: whole } = JSON.parse(readFileSync(join(SUMMARIES, file), 'utf8'));
  let total = emptyTally();
  const rows = [];
  for (const { task, directory, package: name, execution, command } of tasks) {
    if (command === '<NONEXISTENT>') continue;
    const exitCode = execution?.exitCode ?? 1;
    if (NOT_COUNTED.has(task) && exitCode === 0) continue;
    const tally = tallyTask(exitCode, REPORTS[task] && readTally(join(ROOT, directory, '.results', REPORTS[task])));
    total = addTally(total, tally);
    rows.push({ task: `${name} ${task}`, tally, seconds: ((execution?.endTime ?? 0) - (execution?.startTime ?? 0)) / 1000 });
  }
  const cutOff = whole.attempted - tasks.length;
  if (cutOff > 0) {
    // Turbo that is told to end calls that a success.
    process.stdout.write(`${cutOff} tasks were cut off before they had ended.\n`);
    total = addTally(total, { ...emptyTally(), failed: cutOff });
  }
  if (code !== 0) process.stdout.write(`${text}\n`);
  if (code !== 0 && total.failed === 0) total = addTally(total, tallyTask(code, undefined));
  return { total, rows };
};
