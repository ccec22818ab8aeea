// Stands for fast-check while laws are tried with full counts: `assert` takes as many cases as fit into half a minute of processor, within bounds.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from 'vitest';

const real = createRequire(join(process.cwd(), 'package.json'))('fast-check');
const LEAST = Number(process.env.LAW_LEAST_CASES);
const MOST = Number(process.env.LAW_MOST_CASES);
/** Seconds of processor for one law. On a busy machine a minute by the clock holds fewer cases than the law should get. */
const SECONDS = Number(process.env.LAW_SECONDS);
/** A rest of the time that is not worth another start. */
const LEAST_SECONDS = 0.5;

const note = (cases, seconds) => {
  const { currentTestName: name, testPath } = expect.getState();
  appendFileSync(`.results/laws/${process.pid}.jsonl`, `${JSON.stringify({ name, file: testPath, cases, seconds })}\n`);
};
const processorSecondsSince = (start) => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
};
const throwFailure = (details) => {
  if (details.failed) throw new Error(real.defaultReportMessage(details), { cause: details.errorInstance });
};
/** A property may answer at once or by a promise. */
const after = (details, next) => (details instanceof Promise ? details.then(next) : next(details));

/** A law that names this many cases or more itself tries hundreds of things in each, and keeps its count; a smaller one is that of `npm test`. */
const OWN_COUNT = 1000;

const assert = (property, parameters = {}) => {
  const start = process.cpuUsage();
  const hasOwnCount = (parameters.numRuns ?? 0) >= OWN_COUNT;
  const most = hasOwnCount ? parameters.numRuns : MOST;
  const goOn = (done) => (details) => {
    throwFailure(details);
    const cases = done + details.numRuns;
    const seconds = processorSecondsSince(start);
    const left = SECONDS - seconds;
    if (cases >= most || left < LEAST_SECONDS) return note(cases, seconds);
    const more = {
      ...parameters,
      examples: [],
      seed: details.seed + 1,
      numRuns: most - cases,
      // By the clock, which goes at least as fast as the processor's: what it leaves over is taken in the next round.
      interruptAfterTimeLimit: 1000 * left,
      markInterruptAsFailure: false,
    };
    return after(real.check(property, more), goOn(cases));
  };
  return after(real.check(property, { ...parameters, numRuns: hasOwnCount ? most : LEAST }), goOn(0));
};

export default { ...real, assert };
