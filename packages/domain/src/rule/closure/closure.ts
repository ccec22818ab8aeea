import type { ConstantValue } from '../typing/typed-node';
import type { KnownValue } from './known-values';
import type { RunState } from './run-state';

/**
 * Compiled expression. `here` is the value of the innermost scope: the subject, or the item of the loop around it. Read functions of the
 * host have this shape too and are used as they are.
 */
export type Closure<T = unknown> = (here: unknown) => T;

/** A closure with the facts known of it at compile time. */
export interface Compiled {
  readonly run: Closure;
  /** True when it may record a break other than lack of fuel. */
  readonly canBreak: boolean;
  /** Value where it does not depend on the run. */
  readonly constant?: { readonly value: ConstantValue | readonly unknown[] | undefined };
  /** Most closures that one run calls, loops within it counted once: the cost of one iteration. */
  readonly nodes: number;
}

/** The value of a scope, kept for the loops within it. */
export interface Frame {
  value: unknown;
}

/** State shared by the compilation of one script. */
export interface CompileContext {
  readonly state: RunState;
  /** By scope; a frame is made when a loop within that scope reads it. */
  readonly frames: (Frame | undefined)[];
  /** Values that earlier tests have shown to be present. */
  readonly known: readonly KnownValue[];
}

/** A compiled constant. */
export function constantOf(value: ConstantValue | readonly unknown[] | undefined): Compiled {
  return { run: () => value, canBreak: false, constant: { value }, nodes: 1 };
}

/** The closure as one that gives values of the type, which the checker has made sure of. */
export function as<T>(compiled: Compiled): Closure<T> {
  return compiled.run as Closure<T>;
}

/** The frame of a scope, made on first use. */
export function frameOf(context: CompileContext, scope: number): Frame {
  const frame = context.frames[scope] ?? { value: undefined };
  context.frames[scope] = frame;
  return frame;
}

const FOLDING_FUEL = 1_000;

/** Runs once what depends on constants only; a fold that breaks is left to break when the script runs (RU18). */
export function folded(context: CompileContext, compiled: Compiled, operands: readonly Compiled[]): Compiled {
  if (operands.some(({ constant }) => constant === undefined)) return compiled;
  const { state } = context;
  state.fuel = FOLDING_FUEL;
  state.broken = undefined;
  const value = compiled.run(undefined) as ConstantValue;
  const isBroken = state.broken !== undefined;
  state.broken = undefined;
  return isBroken ? compiled : constantOf(value);
}

/** Nodes of an expression made of these parts. */
export function nodesOf(parts: readonly Compiled[]): number {
  return parts.reduce((sum, { nodes }) => sum + nodes, 1);
}

/** Checks whether one of the parts may break. */
export function canAnyBreak(parts: readonly Compiled[]): boolean {
  return parts.some(({ canBreak }) => canBreak);
}
