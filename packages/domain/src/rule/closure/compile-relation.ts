import type { RuleType } from '../typing/rule-type';
import { as, type Closure, type CompileContext, type Compiled, canAnyBreak, folded, nodesOf } from './closure';

type Order = '<' | '<=' | '>' | '>=';
const MIRRORED: Readonly<Record<Order, Order>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** `==` and `!=`; a missing value equals a missing one and nothing else (RU9). */
export function compileEquality(
  context: CompileContext,
  isEqual: boolean,
  left: Compiled,
  right: Compiled,
  types: readonly RuleType[],
): Compiled {
  // Both `null` and `undefined` are read as missing, so they are distinguished only from values.
  const mayMiss = types.every(({ kind }) => kind === 'optional' || kind === 'null');
  const [value, operand] = left.constant === undefined ? [right.constant, left] : [left.constant, right];
  const run =
    value !== undefined ? equalsConstant(isEqual, as(operand), value.value) : equalsOperand(isEqual, mayMiss, left.run, right.run);
  return folded(context, { run, canBreak: canAnyBreak([left, right]), nodes: nodesOf([left, right]) }, [left, right]);
}

function equalsConstant(isEqual: boolean, operand: Closure, constant: unknown): Closure<boolean> {
  if (constant === null) return isEqual ? (here) => operand(here) == null : (here) => operand(here) != null;
  return isEqual ? (here) => operand(here) === constant : (here) => operand(here) !== constant;
}

function equalsOperand(isEqual: boolean, mayMiss: boolean, left: Closure, right: Closure): Closure<boolean> {
  if (mayMiss) return (here) => ((left(here) ?? null) === (right(here) ?? null)) === isEqual;
  return isEqual ? (here) => left(here) === right(here) : (here) => left(here) !== right(here);
}

/** `<`, `<=`, `>`, `>=` of two numbers, or of two strings by UTF-16 units (RU9). */
export function compileOrder(context: CompileContext, operator: Order, left: Compiled, right: Compiled): Compiled {
  const run =
    right.constant !== undefined
      ? orderConstant(operator, as<number>(left), right.constant.value as number)
      : left.constant !== undefined
        ? orderConstant(MIRRORED[operator], as<number>(right), left.constant.value as number)
        : orderOperand(operator, as<number>(left), as<number>(right));
  return folded(context, { run, canBreak: canAnyBreak([left, right]), nodes: nodesOf([left, right]) }, [left, right]);
}

function orderConstant(operator: Order, operand: Closure<number>, constant: number): Closure<boolean> {
  if (operator === '<') return (here) => operand(here) < constant;
  if (operator === '<=') return (here) => operand(here) <= constant;
  if (operator === '>') return (here) => operand(here) > constant;
  return (here) => operand(here) >= constant;
}

function orderOperand(operator: Order, left: Closure<number>, right: Closure<number>): Closure<boolean> {
  if (operator === '<') return (here) => left(here) < right(here);
  if (operator === '<=') return (here) => left(here) <= right(here);
  if (operator === '>') return (here) => left(here) > right(here);
  return (here) => left(here) >= right(here);
}
