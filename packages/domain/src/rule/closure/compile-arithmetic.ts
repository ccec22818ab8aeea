import { SCRIPT_LIMITS } from '../limits.data';
import type { RuleType } from '../typing/rule-type';
import { as, type Closure, type CompileContext, type Compiled, folded, nodesOf } from './closure';
import { breakRun, burn, fuelOfText, type RunState } from './run-state';

const NO_ITEMS: readonly unknown[] = [];

/** `+ - * / %` of numbers, `+` of strings and of lists; a result that is not finite breaks the run (RU18). */
export function compileArithmetic(
  context: CompileContext,
  operator: '+' | '-' | '*' | '/' | '%',
  type: RuleType,
  left: Compiled,
  right: Compiled,
  offset: number,
): Compiled {
  const { state } = context;
  const run =
    type.kind === 'string'
      ? joinedStrings(state, as<string>(left), as<string>(right), offset)
      : type.kind === 'list'
        ? joinedLists(state, as<readonly unknown[]>(left), as<readonly unknown[]>(right), offset)
        : finite(state, calculation(operator, as<number>(left), as<number>(right)), offset);
  return folded(context, { run, canBreak: true, nodes: nodesOf([left, right]) }, [left, right]);
}

/** `-` before a number. */
export function compileNegation(context: CompileContext, operand: Compiled): Compiled {
  const read = as<number>(operand);
  return folded(context, { run: (here) => -read(here), canBreak: operand.canBreak, nodes: nodesOf([operand]) }, [operand]);
}

function calculation(operator: string, left: Closure<number>, right: Closure<number>): Closure<number> {
  if (operator === '+') return (here) => left(here) + right(here);
  if (operator === '-') return (here) => left(here) - right(here);
  if (operator === '*') return (here) => left(here) * right(here);
  if (operator === '/') return (here) => left(here) / right(here);
  return (here) => left(here) % right(here);
}

function finite(state: RunState, calculate: Closure<number>, offset: number): Closure<number> {
  return (here) => {
    const value = calculate(here);
    if (Number.isFinite(value)) return value;
    breakRun(state, 'rule.not-finite', offset);
    return 0;
  };
}

function joinedStrings(state: RunState, left: Closure<string>, right: Closure<string>, offset: number): Closure<string> {
  return (here) => {
    const value = left(here) + right(here);
    if (value.length > SCRIPT_LIMITS.stringMade) breakRun(state, 'rule.value-too-long', offset);
    else if (burn(state, fuelOfText(value.length), offset)) return value;
    return '';
  };
}

function joinedLists(
  state: RunState,
  left: Closure<readonly unknown[]>,
  right: Closure<readonly unknown[]>,
  offset: number,
): Closure<readonly unknown[]> {
  return (here) => {
    const first = left(here);
    const second = right(here);
    const { length } = first;
    if (length + second.length > SCRIPT_LIMITS.listMade) breakRun(state, 'rule.value-too-long', offset);
    else if (burn(state, length + second.length, offset)) return first.concat(second);
    return NO_ITEMS;
  };
}
