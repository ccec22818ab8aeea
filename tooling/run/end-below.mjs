import { run } from './command.mjs';

/** Every process below one, the nearest first, from lines of a process and its parent. */
export const processesBelow = (pid, lines) => {
  const pairs = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = [];
  for (let parents = [pid]; parents.length > 0; ) {
    parents = pairs.filter(([, parent]) => parents.includes(parent)).map(([child]) => child);
    below.push(...parents);
  }
  return below;
};

/**
 * Ends everything below a process at once and leaves the process itself. A process group would not do: browsers and servers of a suite
 * have groups of their own.
 */
export const endBelow = async (pid) => {
  const { text } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  for (const each of processesBelow(pid, text)) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It ended meanwhile.
    }
  }
};
