import { ok, type Result } from '../result';
import type { ScriptFailure } from './script-failure';
import { writeLayout } from './syntax/layout';
import { NodeLayout } from './syntax/node-layout';
import { parseScript } from './syntax/parse-script';

const WIDTH = 100;

/**
 * A script in its one layout: lines of 100 characters, double quotes, only the parentheses it needs, its comments kept (RU25).
 * Meaning and order stay; formatting twice is formatting once. Fails with the syntax problem of a text that is no script.
 */
export function formatScript(text: string): Result<string, ScriptFailure> {
  const parsed = parseScript(text);
  if (!parsed.ok) return parsed;
  const { root, comments } = parsed.value;
  return ok(writeLayout(new NodeLayout(comments).script(root), WIDTH));
}
