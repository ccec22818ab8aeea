import { type RuleHost, readyHostOf } from './host';
import type { ScriptFailure } from './script-failure';
import { parseScript } from './syntax/parse-script';
import { checkRoot } from './typing/check-root';

/**
 * Every problem of a script in the order of the text, for a rule editor (RU23): all that names and types give, or the one
 * at which its syntax cannot be read on. Empty = `compileScript` compiles it. `namesOf` returns the names that it may use.
 */
export function checkScript<Subject>(text: string, host: RuleHost<Subject>): readonly ScriptFailure[] {
  const parsed = parseScript(text);
  if (!parsed.ok) return [parsed.failure];
  const checked = checkRoot(text, readyHostOf(host), parsed.value.root);
  return checked.ok ? [] : checked.failure;
}
