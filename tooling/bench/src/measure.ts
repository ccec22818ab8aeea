import { performance } from 'node:perf_hooks';

const ROUNDS = 15;
const ROUND_MILLISECONDS = 20;
const WARM_UP_MILLISECONDS = 300;

const timeOf = (run: () => unknown, times: number) => {
  const start = performance.now();
  for (let i = 0; i < times; i += 1) run();
  return ((performance.now() - start) * 1e6) / times;
};

/** Runs until the machine code has settled, then tells how often it fits into one round. */
const warmUp = (run: () => unknown) => {
  const end = performance.now() + WARM_UP_MILLISECONDS;
  while (performance.now() < end) run();
  return Math.max(1, Math.round((ROUND_MILLISECONDS * 1e6) / timeOf(run, 20)));
};

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/**
 * Median nanoseconds per call of each candidate. Rounds are interleaved, so that a slow moment of the machine meets all candidates alike.
 * A candidate's `run` does `calls` calls.
 */
export const compare = <Name extends string>(candidates: Record<Name, { run: () => unknown; calls: number }>): Record<Name, number> => {
  const names = Object.keys(candidates) as Name[];
  const times = new Map<Name, number>();
  for (const name of names) times.set(name, warmUp(candidates[name].run));
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) samples[name].push(timeOf(candidates[name].run, times.get(name) as number) / candidates[name].calls);
  return Object.fromEntries(names.map((name) => [name, median(samples[name])])) as Record<Name, number>;
};
