import { checkScript, ELEMENT_RULE_HOST, type ScriptFailure } from '@candil/domain';
import type { RulesFile } from '../data/catalogue-data';
import type { Report } from './catalogue-problem';

/** Every script can be run, those of inactive rules too, so that none breaks on the day it is made active; ids are distinguished. */
export function checkRules({ rules }: RulesFile, report: Report): void {
  const seen = new Set<string>();
  rules.forEach(({ id, script }, index) => {
    if (seen.has(id)) report(`rules[${index}].id`, `rule ${id} stands twice`);
    seen.add(id);
    for (const failure of checkScript(script, ELEMENT_RULE_HOST)) report(`rules[${index}].script`, scriptFailureText(failure));
  });
}

/** `line 1, column 8: rule.expected (expected: a value, found: the end)` */
function scriptFailureText({ code, position, ...details }: ScriptFailure): string {
  const printed = Object.entries(details).map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(' ') : value}`);
  return `line ${position.line}, column ${position.column}: ${code}${printed.length === 0 ? '' : ` (${printed.join(', ')})`}`;
}
