import type { ConstantValue } from '../typing/typed-node';
import type { KnownValue } from './known-values';
import type { RunState } from './run-state';

/**
 * An expression made to run. `here` is the value of the innermost scope: the subject, or the item of the loop around it.
 * What the host reads has this shape too and is used as it is.
 */
export type Closure<T = unknown> = (here: unknown) => T;

/** A closure with what is known of it beforehand. */
export interface Compiled {
  readonly run: Closure;
  /** Whether it may note a break other than lack of fuel. */
  readonly canBreak: boolean;
  /** Its value where it does not depend on the run. */
  readonly constant?: { readonly value: ConstantValue | readonly unknown[] | undefined };
  /** Closures that one run of it calls at most, loops within it counted once: what one iteration costs. */
  readonly nodes: number;
}

/** The value of a scope, kept for the loops within it. */
export interface Frame {
  value: unknown;
}

/** What compiling one script shares. */
export interface CompileContext {
  readonly state: RunState;
  /** By scope; a frame is made when a loop within that scope reads it. */
  readonly frames: (Frame | undefined)[];
  /** What tests around the place have shown to be there. */
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

/** Whether one of the parts may break. */
export function canAnyBreak(parts: readonly Compiled[]): boolean {
  return parts.some(({ canBreak }) => canBreak);
}
