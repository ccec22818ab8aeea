import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './command.mjs';
import { endBelow } from './end-below.mjs';
import { processorSecondsIn } from './processor-time.mjs';
import { NOT_COUNTED, REPORTS } from './suites.mjs';
import { addTally, emptyTally, readTally, tallyTask } from './tally.mjs';
import { packageFolders, ROOT } from './workspace.mjs';

const SUMMARIES = join(ROOT, '.turbo', 'runs');
const POLL_MILLISECONDS = 200;

const forgetReports = () => {
  for (const { folder } of packageFolders())
    for (const report of new Set(Object.values(REPORTS))) rmSync(join(ROOT, folder, '.results', report), { force: true });
};

const tallyIn = (folder, task, exitCode) => tallyTask(exitCode, REPORTS[task] && readTally(join(ROOT, folder, '.results', REPORTS[task])));

/** Reads the notes of `task-shell.sh`, reports progress, and ends tasks that exceed their time. */
export const watchTasks = (notes, names, progress, limitSeconds) => {
  const folders = new Map(packageFolders().map(({ name, folder }) => [name.replace('@candil/', ''), folder]));
  const states = new Map();
  const begun = new Map();
  const endLate = (name, text) => {
    const pid = Number(/^running (\d+)/.exec(text)?.[1]);
    if (!(pid > 0) || Date.now() - begun.get(name) < limitSeconds * 1000) return;
    if (states.get(name) === 'running')
      progress.say(`${name} ran longer than ${limitSeconds / 60} minutes: it is ended and counts as failed.`);
    states.set(name, 'late');
    // Again at every look, until nothing that was started meanwhile is left.
    void endBelow(pid);
  };
  const look = () => {
    for (const name of readdirSync(notes)) {
      const [owner, task] = name.split(' ');
      if (name.endsWith('.part') || !names.includes(task) || states.get(name) === 'ended') continue;
      const text = readFileSync(join(notes, name), 'utf8');
      if (!states.has(name)) {
        progress.begin(name);
        begun.set(name, Date.now());
        states.set(name, 'running');
      }
      const exitCode = /^ended (\d+)/.exec(text)?.[1];
      if (exitCode === undefined) endLate(name, text);
      else {
        states.set(name, 'ended');
        progress.end(name, tallyIn(folders.get(owner), task, Number(exitCode)), processorSecondsIn(text));
      }
    }
  };
  const timer = setInterval(look, POLL_MILLISECONDS);
  return () => {
    clearInterval(timer);
    look();
  };
};

/** The tasks of one turbo run that exist, with their tallies, from the summary that turbo writes. */
const rowsOf = ({ tasks }) => {
  const rows = [];
  for (const { task, directory, package: owner, execution: own, command, cache } of tasks) {
    if (command === '<NONEXISTENT>') continue;
    const exitCode = own?.exitCode ?? 1;
    if (NOT_COUNTED.has(task) && exitCode === 0) continue;
    const seconds = ((own?.endTime ?? 0) - (own?.startTime ?? 0)) / 1000;
    rows.push({
      name: `${owner.replace('@candil/', '')} ${task}`,
      tally: tallyIn(directory, task, exitCode),
      seconds,
      kept: cache?.status === 'HIT',
    });
  }
  return rows;
};

const readSummaries = () =>
  existsSync(SUMMARIES) ? readdirSync(SUMMARIES).map((file) => JSON.parse(readFileSync(join(SUMMARIES, file), 'utf8'))) : [];

/** Suites of one turbo run that runs alone. Several turbo runs have one suite each at a time. */
const AT_ONCE = 2;

const turboRun = (stage, env, concurrency) =>
  run('turbo', ['run', ...stage, '--continue', `--concurrency=${concurrency}`, '--output-logs=errors-only', '--summarize'], { env });

/** Workers take one stage after the other, whether the stages before passed or not. */
const runStages = async (stages, env, workers) => {
  const waiting = [...stages];
  const runs = [];
  const work = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) runs.push(await turboRun(stage, env, workers === 1 ? AT_ONCE : 1));
  };
  await Promise.all(Array.from({ length: workers }, work));
  return runs;
};

/**
 * Runs a queue of stages, each the arguments of one `turbo run`, so many stages side by side as there are workers, keeps what passed on
 * the same inputs, and counts what they checked. Says what runs and how each suite ends; prints the output of what failed. A suite that
 * runs longer than it may is ended, as one that hangs would never end.
 */
export const runTasks = async (stages, progress, { env = {}, workers = 1, limitSeconds = 40 * 60 } = {}) => {
  forgetReports();
  rmSync(SUMMARIES, { recursive: true, force: true });
  const notes = mkdtempSync(join(tmpdir(), 'candil-tasks-'));
  const stopWatching = watchTasks(notes, stages.flat(), progress, limitSeconds);
  const shell = { npm_config_script_shell: join(ROOT, 'tooling/run/task-shell.sh'), CANDIL_EVENTS: notes };
  const environment = { ...env, ...(process.platform === 'win32' ? {} : shell) };
  const runs = await runStages(stages, environment, workers);
  stopWatching();
  rmSync(notes, { recursive: true });
  const summaries = readSummaries();
  const rows = summaries.flatMap(rowsOf);
  const cutOff = summaries.reduce((sum, { tasks, execution }) => sum + execution.attempted - tasks.length, 0);
  const failed = runs.find(({ code }) => code !== 0);
  let total = rows.map(({ tally }) => tally).reduce(addTally, emptyTally());
  if (cutOff > 0) {
    // Turbo exits with success after a signal.
    progress.say(`${cutOff} tasks were cut off before they had ended.`);
    total = addTally(total, { ...emptyTally(), failed: cutOff });
  }
  for (const { code, text } of runs) if (code !== 0) progress.say(text);
  if (failed && total.failed === 0) total = addTally(total, tallyTask(failed.code, undefined));
  const kept = rows.filter((row) => row.kept);
  if (kept.length > 0)
    progress.say(
      `${kept.length} suites kept from an earlier run on the same inputs: ${kept.reduce((sum, { tally }) => sum + tally.passed, 0)} passed`,
    );
  return { total, rows };
};
