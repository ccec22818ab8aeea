// Stands for fast-check while laws are tried with full counts: `assert` takes as many cases as fit into a minute, within bounds.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from 'vitest';

const real = createRequire(join(process.cwd(), 'package.json'))('fast-check');
const LEAST = 10_000;
const MOST = 100_000;
const SECONDS = 60;

const note = (cases, seconds) => {
  const { currentTestName: name, testPath } = expect.getState();
  appendFileSync(`.results/laws/${process.pid}.jsonl`, `${JSON.stringify({ name, file: testPath, cases, seconds })}\n`);
};
const secondsSince = (start) => (performance.now() - start) / 1000;
const throwFailure = (details) => {
  if (details.failed) throw new Error(real.defaultReportMessage(details), { cause: details.errorInstance });
};
/** More cases after the first, until the time is up. */
const rest = (first, parameters, start) => ({
  ...parameters,
  examples: [],
  seed: first.seed + 1,
  numRuns: MOST - LEAST,
  interruptAfterTimeLimit: Math.max(0, 1000 * (SECONDS - secondsSince(start))),
  markInterruptAsFailure: false,
});

/** A law that names this many cases or more itself tries hundreds of things in each, and keeps its count; a smaller one is that of `npm test`. */
const OWN_COUNT = 1000;

const ownCount = (property, parameters, start) => {
  const finish = (details) => {
    throwFailure(details);
    note(details.numRuns, secondsSince(start));
  };
  const details = real.check(property, parameters);
  return details instanceof Promise ? details.then(finish) : finish(details);
};

const assert = (property, parameters = {}) => {
  const start = performance.now();
  if ((parameters.numRuns ?? 0) >= OWN_COUNT) return ownCount(property, parameters, start);
  const more = (first) => {
    throwFailure(first);
    const second = secondsSince(start) < SECONDS ? real.check(property, rest(first, parameters, start)) : undefined;
    const finish = (details) => {
      if (details !== undefined) throwFailure(details);
      note(first.numRuns + (details?.numRuns ?? 0), secondsSince(start));
    };
    return second instanceof Promise ? second.then(finish) : finish(second);
  };
  const first = real.check(property, { ...parameters, numRuns: LEAST });
  return first instanceof Promise ? first.then(more) : more(first);
};

export default { ...real, assert };
