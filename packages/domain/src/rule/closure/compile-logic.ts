import { as, type Closure, type CompileContext, type Compiled, canAnyBreak, constantOf, nodesOf } from './closure';
import { type Deciding, decideDespite } from './decide-despite';
import type { RunState } from './run-state';

type Test = Closure<boolean>;

/** `!`. */
export function compileNot(operand: Compiled): Compiled {
  if (operand.constant !== undefined) return constantOf(operand.constant.value !== true);
  const test = as<boolean>(operand);
  return { run: (here) => !test(here), canBreak: operand.canBreak, nodes: nodesOf([operand]) };
}

/**
 * A chain of `&&` or `||`, from left to right, ending at the first operand that decides. As in CEL, an operand that decides
 * makes up for another that breaks (RU11).
 */
export function compileLogic(context: CompileContext, operator: '&&' | '||', operands: readonly Compiled[]): Compiled {
  const deciding = operator === '||';
  if (operands.some(({ constant }) => constant?.value === deciding)) return constantOf(deciding);
  const open = operands.filter(({ constant }) => constant === undefined);
  const [only] = open;
  if (only === undefined) return constantOf(!deciding);
  if (open.length === 1) return only;
  const tests = open.map((operand) => as<boolean>(operand));
  const canBreak = canAnyBreak(open);
  // Only an operand that others follow can be made up for.
  const run = canBreak ? recovering(context.state, deciding, tests) : deciding ? anyOf(tests) : allOf(tests);
  return { run, canBreak, nodes: nodesOf(open) };
}

function allOf(tests: readonly Test[]): Test {
  const [first, second, third, fourth] = tests as [Test, Test, Test, Test];
  if (tests.length === 2) return (here) => first(here) && second(here);
  if (tests.length === 3) return (here) => first(here) && second(here) && third(here);
  if (tests.length === 4) return (here) => first(here) && second(here) && third(here) && fourth(here);
  return (here) => {
    for (const test of tests) if (!test(here)) return false;
    return true;
  };
}

function anyOf(tests: readonly Test[]): Test {
  const [first, second, third, fourth] = tests as [Test, Test, Test, Test];
  if (tests.length === 2) return (here) => first(here) || second(here);
  if (tests.length === 3) return (here) => first(here) || second(here) || third(here);
  if (tests.length === 4) return (here) => first(here) || second(here) || third(here) || fourth(here);
  return (here) => {
    for (const test of tests) if (test(here)) return true;
    return false;
  };
}

function recovering(state: RunState, wanted: boolean, tests: readonly Test[]): Test {
  const deciding: Deciding = { wanted, cost: 0, offset: 0 };
  return (here) => decideDespite(state, deciding, tests, applied, here);
}

function applied(test: Test, here: unknown): boolean {
  return test(here);
}
