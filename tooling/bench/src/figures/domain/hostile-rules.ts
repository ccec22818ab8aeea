import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { figure } from '../../report';

/** Where the library keeps its generators of programs, which are not published. */
const RULE_TIMES = fileURLToPath(new URL('../../../../../packages/domain/figures/rule-times.ts', import.meta.url));

interface RuleTimes {
  readonly programs: number;
  readonly over: number;
  readonly p99: number;
  readonly slowest: number;
}

/** Generated and hostile programs, each checked, formatted, compiled and run. */
export const hostileRules = () => {
  const told = execFileSync(process.execPath, ['--conditions=source', '--import', import.meta.resolve('tsx'), RULE_TIMES], {
    encoding: 'utf8',
  });
  const { programs, over, p99, slowest }: RuleTimes = JSON.parse(told);
  const value = `${programs} programs, ${over} over 5 ms, slowest ${slowest.toFixed(2)} ms, 99th in a hundred ${p99.toFixed(2)} ms`;
  figure('21, rules that nobody wrote', value, '0 over 5 ms', over === 0);
};
