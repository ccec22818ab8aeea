import type { RuleType } from '../typing/rule-type';
import type { TypedNode } from '../typing/typed-node';
import { type Closure, type CompileContext, type Compiled, nodesOf } from './closure';
import { isKnown } from './known-values';
import { breakRun } from './run-state';

const EMPTY_LIST: readonly unknown[] = [];

/** A value with which a broken run goes on without harm; an object has none. */
export function harmlessValue(type: RuleType): unknown {
  if (type.kind === 'bool' || type.kind === 'verdict') return false;
  if (type.kind === 'number') return 0;
  if (type.kind === 'string') return '';
  return type.kind === 'list' ? EMPTY_LIST : null;
}

/** The value of an expression where none may be missing: a missing one breaks the run (RU19). */
export function required(context: CompileContext, node: TypedNode, compiled: Compiled): Compiled {
  if (node.type.kind !== 'optional' || isKnown(context.known, node)) return compiled;
  const { state } = context;
  const { offset } = node;
  const harmless = harmlessValue(node.type.of);
  const read = compiled.run;
  const run: Closure = (here) => {
    const value = read(here);
    if (value !== null && value !== undefined) return value;
    breakRun(state, 'rule.no-value', offset);
    return harmless;
  };
  return { run, canBreak: true, nodes: nodesOf([compiled]) };
}
