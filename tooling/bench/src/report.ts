/** Number of figures that missed their target, and of those that only missed it because this machine is slower than that of the targets. */
export interface MissedFigures {
  readonly missed: number;
  readonly byMachine: number;
}

let missed = 0;
let byMachine = 0;
let slower = 1;

/** Sets the factor by which this machine is slower at present than the one on which absolute targets were set. */
export const setMachine = (times: number) => {
  slower = times;
};

/**
 * Prints one figure with its target; a missed target is marked, never a failure of the run: a busy machine must not decide. `met` answers for
 * times measured on a machine so many times slower: `!` marks what is missed on either, `~` what is missed only here.
 */
export const figure = (name: string, value: string, target: string, met: boolean | ((slower: number) => boolean)) => {
  const isMet = (times: number) => (typeof met === 'boolean' ? met : met(times));
  const mark = isMet(1) ? ' ' : isMet(slower) ? '~' : '!';
  if (mark !== ' ') missed += 1;
  if (mark === '~') byMachine += 1;
  const machine = typeof met === 'boolean' ? '' : `, machine ${slower.toFixed(1)}x`;
  process.stdout.write(`${mark} figure ${name}: ${value} (target ${target}${machine})\n`);
};

export const missedFigures = (): MissedFigures => ({ missed, byMachine });

/** Adds what a program of its own has printed. */
export const addMissed = (others: MissedFigures) => {
  missed += others.missed;
  byMachine += others.byMachine;
};

export const nanoseconds = (value: number) =>
  value < 1000 ? `${value.toFixed(0)} ns` : value < 1e6 ? `${(value / 1000).toFixed(2)} us` : `${(value / 1e6).toFixed(2)} ms`;

/** A time with an absolute target, and its value on the reference machine. */
export const absolute = (value: number) => (slower === 1 ? nanoseconds(value) : `${nanoseconds(value)} [${nanoseconds(value / slower)}]`);
