import type { RuleField, RuleFunction } from '../host';
import type { RuleType } from '../typing/rule-type';
import { type Closure, type CompileContext, type Compiled, canAnyBreak, frameOf, nodesOf } from './closure';
import { harmlessValue } from './required';
import { breakRun, burn, type RunState } from './run-state';

type HostCall<T = unknown> = (subject: unknown, ...args: readonly unknown[]) => T;

/** A variable of the subject: the host's reader itself where no loop stands around it. */
export function compileVariable(context: CompileContext, { read }: RuleField<unknown>, scope: number): Compiled {
  return { run: atScope(context, 0, scope, read), canBreak: false, nodes: 1 };
}

/** The item of a loop. */
export function compileItem(context: CompileContext, itemScope: number, scope: number): Compiled {
  return { run: atScope(context, itemScope, scope, (item) => item), canBreak: false, nodes: 1 };
}

/** A field of the item of a loop. */
export function compileItemField(context: CompileContext, { read }: RuleField<unknown>, itemScope: number, scope: number): Compiled {
  return { run: atScope(context, itemScope, scope, read), canBreak: false, nodes: 1 };
}

/** A field of any other object; a missing object breaks the run (RU19). */
export function compileField(
  context: CompileContext,
  { read }: RuleField<unknown>,
  type: RuleType,
  target: Compiled,
  mayMiss: boolean,
  offset: number,
): Compiled {
  const { state } = context;
  const owner = target.run;
  const nodes = nodesOf([target]);
  if (!mayMiss && !target.canBreak) return { run: (here) => read(owner(here)), canBreak: false, nodes };
  const harmless = harmlessValue(type);
  const run: Closure = (here) => {
    const value = owner(here);
    if (value !== null && value !== undefined) return read(value);
    breakRun(state, 'rule.no-value', offset);
    return harmless;
  };
  return { run, canBreak: true, nodes };
}

/** A function of the host, called with the subject; never after its arguments broke (RU10). */
export function compileFunction(
  context: CompileContext,
  declared: RuleFunction<unknown>,
  args: readonly Compiled[],
  scope: number,
  offset: number,
): Compiled {
  const { state } = context;
  const made = declared.call as HostCall;
  const call = declared.result.kind === 'list' ? paidByElement(state, made as HostCall<readonly unknown[]>, offset) : made;
  const subject = atScope(context, 0, scope, (value) => value);
  const canBreak = canAnyBreak(args);
  const nodes = nodesOf(args);
  const [only] = args;
  if (only?.constant !== undefined && args.length === 1) {
    const { value } = only.constant;
    return { run: scope === 0 ? (here) => call(here, value) : (here) => call(subject(here), value), canBreak, nodes };
  }
  const reads = args.map(({ run }) => run);
  const [first, second] = reads as [Closure, Closure];
  if (args.length === 2 && !canBreak) return { run: (here) => call(subject(here), first(here), second(here)), canBreak, nodes };
  const harmless = harmlessValue(declared.result);
  const run: Closure = (here) => {
    const values = reads.map((read) => read(here));
    return canBreak && state.broken !== undefined ? harmless : call(subject(here), ...values);
  };
  return { run, canBreak, nodes };
}

/** Lists made by the host cost fuel like those made by the script (RU20). */
function paidByElement(state: RunState, call: HostCall<readonly unknown[]>, offset: number): HostCall {
  return (subject, ...args) => {
    const list = call(subject, ...args);
    return burn(state, list.length, offset) ? list : [];
  };
}

/** Reads the value of a scope from within another (RU17): directly at home, else from where the loop between them kept it. */
function atScope(context: CompileContext, home: number, scope: number, read: Closure): Closure {
  if (home === scope) return read;
  const frame = frameOf(context, home);
  return () => read(frame.value);
}
