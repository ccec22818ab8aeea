import { figure } from '../../report';
import { runDomainProgram } from './program-of-domain';

interface RuleTimes {
  readonly programs: number;
  readonly over: number;
  readonly p99: number;
  readonly slowest: number;
}

/** Generated and hostile programs, each checked, formatted, compiled and run. */
export const hostileRules = async () => {
  const { programs, over, p99, slowest } = await runDomainProgram<RuleTimes>('rule-times');
  const value = `${programs} programs, ${over} over 5 ms, slowest ${slowest.toFixed(2)} ms, 99th in a hundred ${p99.toFixed(2)} ms`;
  figure('21, rules that nobody wrote', value, '0 over 5 ms', over === 0);
};
