import { fail, ok, type Result } from '../result';
import type { CompileContext } from './closure/closure';
import { compileNode } from './closure/compile-node';
import type { RunState } from './closure/run-state';
import { type RuleHost, readyHostOf } from './host';
import { DEFAULT_FUEL } from './limits.data';
import { positionAt, type ScriptPosition } from './position';
import type { BrokenCode, ScriptFailure } from './script-failure';
import { parseScript } from './syntax/parse-script';
import { checkRoot } from './typing/check-root';

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

/**
 * Compiles a script against the names of a host (RU1–RU17): closures without code generation, safe for text by anyone. Fails with the first
 * problem in the order of the text; `checkScript` returns them all.
 */
export function compileScript<Subject>(text: string, host: RuleHost<Subject>): Result<Script<Subject>, ScriptFailure> {
  const parsed = parseScript(text);
  if (!parsed.ok) return parsed;
  const checked = checkRoot(text, readyHostOf(host), parsed.value.root);
  if (!checked.ok) return fail(checked.failure[0]);
  const state: RunState = { fuel: 0, broken: undefined, offset: 0 };
  const context: CompileContext = { state, frames: [], known: [] };
  const { run } = compileNode(context, checked.value, 0);
  return ok({ text, evaluate: run as Script<Subject>['evaluate'], state });
}

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
