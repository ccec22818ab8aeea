import { readdirSync, readFileSync } from 'node:fs';

/** Nanoseconds that each thread of a process has run on a processor; nothing where the system does not tell them. */
const threadTimes = (pid: number): Map<string, number> => {
  const times = new Map<string, number>();
  try {
    const folder = `/proc/${pid}/task`;
    for (const thread of readdirSync(folder))
      times.set(thread, Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]));
  } catch {
    // Only Linux reports it; a thread may end while it is read.
  }
  return times;
};

/** Measures the nanoseconds that the busiest thread of a process ran since the call: the limit on a machine of its own. */
export const busiestThread = (pid: number): (() => number) => {
  const before = threadTimes(pid);
  return () => {
    let most = 0;
    for (const [thread, time] of threadTimes(pid)) most = Math.max(most, time - (before.get(thread) ?? 0));
    return most;
  };
};
