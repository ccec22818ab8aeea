import { BIGNUMBER, totalsBy } from './decimal-totals';
import { setMachine } from './report';

const ROUNDS = 15;
const ROUND_MILLISECONDS = 20;
const WARM_UP_MILLISECONDS = 300;

/** Nanoseconds that bignumber.js took for a line of the totals on the machine on which the absolute targets were set: 21 ms for 10,000. */
const WHERE_TARGETS_WERE_SET = 2_100;
const YARDSTICK_LINES = 500;
const yardstick = () => totalsBy(BIGNUMBER, YARDSTICK_LINES);

/** The value that so many percent are not above. */
export const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil((values.length * percent) / 100) - 1)] ?? Number.NaN;

/** Processor time of this process: the clock of a busy machine includes the work of others. */
const nanosecondsSince = (start: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) * 1000;
};

const timeOf = (run: () => unknown, times: number) => {
  const start = process.cpuUsage();
  for (let i = 0; i < times; i += 1) run();
  return nanosecondsSince(start) / times;
};

/** Runs until the machine code has settled, then returns how often it fits into one round. */
const warmUp = (run: () => unknown) => {
  const start = process.cpuUsage();
  do run();
  while (nanosecondsSince(start) < WARM_UP_MILLISECONDS * 1e6);
  return Math.max(1, Math.round((ROUND_MILLISECONDS * 1e6) / timeOf(run, 20)));
};

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/**
 * Median nanoseconds per call of each candidate. Rounds are interleaved, so that a slow moment of the machine meets all candidates alike.
 * A candidate's `run` does `calls` calls. Totals by bignumber.js run among them: how fast the machine is just then, for the absolute targets.
 */
export const compare = <Name extends string>(candidates: Record<Name, { run: () => unknown; calls: number }>): Record<Name, number> => {
  const names = Object.keys(candidates) as Name[];
  const times = new Map<Name, number>();
  for (const name of names) times.set(name, warmUp(candidates[name].run));
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  const yardsticks: number[] = [];
  const yardstickTimes = warmUp(yardstick);
  for (let round = 0; round < ROUNDS; round += 1) {
    yardsticks.push(timeOf(yardstick, yardstickTimes) / YARDSTICK_LINES);
    for (const name of names) samples[name].push(timeOf(candidates[name].run, times.get(name) as number) / candidates[name].calls);
  }
  setMachine(median(yardsticks) / WHERE_TARGETS_WERE_SET);
  return Object.fromEntries(names.map((name) => [name, median(samples[name])])) as Record<Name, number>;
};

/**
 * Tells how fast the machine is at present, for targets of the clock that nothing else runs beside. Returns by how much it is slower than the
 * one on which the targets were set.
 */
export const measureMachine = (): number => {
  const times = warmUp(yardstick);
  const rounds = Array.from({ length: ROUNDS }, () => timeOf(yardstick, times) / YARDSTICK_LINES);
  const slower = median(rounds) / WHERE_TARGETS_WERE_SET;
  setMachine(slower);
  return slower;
};

/**
 * The factor by which this machine has to be slowed down to be `times` as slow as the one on which the targets were set: a device that is to
 * be imitated does not become slower with the machine that imitates it. At least 1 = not at all.
 */
export const slowdownTo = (times: number): number => Math.max(1, times / measureMachine());
