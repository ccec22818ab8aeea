import type { BrokenCode } from '../script-failure';

/**
 * Mutable state of one run, shared by the closures of one script. A run breaks without an exception: the code is noted, the closures go on
 * with harmless values and the caller of the run checks the code. A script therefore never runs within itself.
 */
export interface RunState {
  /** Steps that are left. */
  fuel: number;
  /** Why the run is broken; undefined = it is not. */
  broken: BrokenCode | undefined;
  /** Position at which the run broke off. */
  offset: number;
}

/** Records why the run breaks off. The first reason is kept, except that a lack of fuel replaces any other. */
export function breakRun(run: RunState, code: BrokenCode, offset: number): void {
  if (run.broken !== undefined && code !== 'rule.fuel') return;
  run.broken = code;
  run.offset = offset;
}

/** Takes fuel; false when there is not enough. */
export function burn(run: RunState, amount: number, offset: number): boolean {
  run.fuel -= amount;
  if (run.fuel >= 0) return true;
  breakRun(run, 'rule.fuel', offset);
  return false;
}

/** Fuel to read or make that many characters. */
export function fuelOfText(characters: number): number {
  return characters >> 3;
}
