import { fork } from 'node:child_process';
import { once } from 'node:events';
import { packageFolder, plainProgram } from '../../plain-program';
import { addMissed, type MissedFigures } from '../../report';
import { againstSlowModels } from './against-slow-models';
import { hostileRules } from './hostile-rules';

/** The figures that are times, in a process without the loader of TypeScript. */
const timedFigures = async () => {
  const program = await plainProgram(new URL('timed.ts', import.meta.url), packageFolder('tooling/bench'));
  const running = fork(program, { execArgv: [] });
  running.once('message', (missed: MissedFigures) => addMissed(missed));
  const [code] = await once(running, 'exit');
  if (code !== 0) throw new Error(`The figures of the libraries ended with ${code}`);
};

/** The figures of the libraries of luminaires and light: ours and its peers in one process, equal results first. */
export const domainFigures = async () => {
  await timedFigures();
  await hostileRules();
  await againstSlowModels();
};
