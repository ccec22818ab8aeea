import { performance } from 'node:perf_hooks';

/** Median milliseconds of each candidate; rounds are interleaved, so that a slow moment of the machine meets all of them alike. */
export const medianTimes = async <Name extends string>(
  rounds: number,
  candidates: Readonly<Record<Name, () => Promise<unknown>>>,
): Promise<Record<Name, number>> => {
  const names = Object.keys(candidates) as Name[];
  for (const name of names) await candidates[name]();
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const start = performance.now();
      await candidates[name]();
      samples.get(name)?.push(performance.now() - start);
    }
  }
  const median = (name: Name) => samples.get(name)?.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Record<Name, number>;
};
