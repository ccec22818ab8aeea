import type { RunState } from './closure/run-state';
import { DEFAULT_FUEL } from './limits.data';
import { positionAt, type ScriptPosition } from './position';
import type { BrokenCode } from './script-failure';

/** A compiled rule; run it with `runScript`. It keeps its state between runs, so it never runs within itself. */
export interface Script<Subject> {
  /** Source text. */
  readonly text: string;
  /** For `runScript` only: true accepts, false rejects, undefined passes. */
  readonly evaluate: (subject: Subject) => boolean | undefined;
  /** For `runScript` only. */
  readonly state: RunState;
}

/** Result of a script for a subject: it accepts, rejects, does not apply, or broke off (RU8, RU18). */
export type ScriptOutcome =
  /** The script accepts, rejects, or does not apply. */
  | { readonly kind: 'accept' | 'reject' | 'pass' }
  /** The run broke off, with the reason and the position. */
  | { readonly kind: 'broken'; readonly code: BrokenCode; readonly position: ScriptPosition };

const ACCEPT: ScriptOutcome = { kind: 'accept' };
const REJECT: ScriptOutcome = { kind: 'reject' };
const PASS: ScriptOutcome = { kind: 'pass' };

/** Options of a run. */
export interface RunOptions {
  /** Bounds its steps: about one for each iteration and each element made. */
  readonly fuel: number;
}

const DEFAULT_OPTIONS: RunOptions = { fuel: DEFAULT_FUEL };

/** Runs a script on a subject (RU18–RU22). */
export function runScript<Subject>(script: Script<Subject>, subject: Subject, options: RunOptions = DEFAULT_OPTIONS): ScriptOutcome {
  const { state } = script;
  state.fuel = options.fuel;
  state.broken = undefined;
  const value = script.evaluate(subject);
  if (state.broken !== undefined) return { kind: 'broken', code: state.broken, position: positionAt(script.text, state.offset) };
  return value === true ? ACCEPT : value === false ? REJECT : PASS;
}
