import { readFileSync } from 'node:fs';

const seconds = (text) => {
  const [, minutes, rest] = /^(\d+)m([\d.]+)s$/.exec(text);
  return 60 * Number(minutes) + Number(rest);
};

/** Processor seconds of the children of a shell, from the output of its `times`. */
export const processorSecondsIn = (text) =>
  text
    .trim()
    .split('\n')
    .at(-1)
    .split(' ')
    .map(seconds)
    .reduce((sum, each) => sum + each, 0);

/** Clock ticks per second in /proc. */
const TICKS = 100;

/** Processor seconds of all that this process has run to its end; undefined where the system does not tell (only Linux does). */
export const processorSecondsOfChildren = () => {
  try {
    // Fields 16 and 17 are the times of children; the name in field 2 may hold blanks.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS;
  } catch {
    return undefined;
  }
};
