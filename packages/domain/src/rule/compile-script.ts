import { fail, ok, type Result } from '../result';
import type { CompileContext } from './closure/closure';
import { compileNode } from './closure/compile-node';
import type { RunState } from './closure/run-state';
import { type RuleHost, readyHostOf } from './host';
import type { Script } from './script';
import type { ScriptFailure } from './script-failure';
import { parseScript } from './syntax/parse-script';
import { checkRoot } from './typing/check-root';

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
