import { processorSecondsOfChildren } from './processor-time.mjs';
import { tellTally } from './tally.mjs';

const SLOWEST = 5;
const clock = (seconds) => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** The last lines of a run: the slowest suites, the time against its budget (never a failure), the counts. */
export const summaryOf = ({ total, rows, wallSeconds, budget }) => {
  const ran = rows.filter(({ kept }) => !kept).sort((a, b) => b.seconds - a.seconds);
  const slowest = ran.slice(0, SLOWEST).map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`);
  const processor = processorSecondsOfChildren();
  const used = processor === undefined ? '' : `, ${processor.toFixed(0)} of ${budget.processorSeconds} s of processor`;
  return [
    ...(slowest.length > 0 ? [`Slowest: ${slowest.join(' · ')}`] : []),
    `Time: ${clock(wallSeconds)} of ${clock(budget.wallSeconds)} minutes${used}`,
    ...tellTally(total),
  ];
};
