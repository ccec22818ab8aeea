import { ISO_LANGUAGES } from '../attribute';
import { ELEMENT_TYPES } from '../element';
import { fail, ok, type Result } from '../result';
import { isRecord, readable } from '../untrusted';
import type { RuleDefinition } from './rule-definition';

/** Problem of rules as data, with its path: `[2].elementTypes`. */
export interface RuleDataProblem {
  /** Path in the data, e.g. `[3].elementTypes`. */
  readonly path: string;
  /** Description of the problem. */
  readonly reason: string;
}

/** The data are no rules; `path` and `reason` give the first problem, `problems` all of them in data order (RU36). */
export interface RuleDataFailure extends RuleDataProblem {
  readonly code: 'rule.data-malformed';
  /** Everything that is wrong, in data order. */
  readonly problems: readonly RuleDataProblem[];
}

/**
 * Reads rules from unchecked data (RU36): a list of objects with an `id` of its own, at least one of the element types, a `script`, whether
 * it is `active`, and, if any, `reasons` in all six languages and `blocks`, which is `order`. `compileElementRules` checks that scripts
 * compile; other fields are ignored.
 */
export function checkRules(input: unknown): Result<readonly RuleDefinition[], RuleDataFailure> {
  const problems = readable(
    () => (Array.isArray(input) ? problemsOf(input) : NO_LIST),
    () => NO_LIST,
  );
  const [first] = problems;
  if (first === undefined) return ok(input as readonly RuleDefinition[]);
  return fail({ code: 'rule.data-malformed', ...first, problems });
}

const NO_LIST: readonly RuleDataProblem[] = [{ path: '', reason: 'is no list' }];

function problemsOf(rules: readonly unknown[]): readonly RuleDataProblem[] {
  const ids = new Set<unknown>();
  return rules.flatMap((rule, index): readonly RuleDataProblem[] => {
    const path = `[${index}]`;
    if (!isRecord(rule)) return [{ path, reason: 'is no object' }];
    const isTwice = ids.has(rule.id);
    ids.add(rule.id);
    return [
      ...when(typeof rule.id !== 'string' || rule.id === '', `${path}.id`, 'is no text'),
      ...when(isTwice, `${path}.id`, 'is the id of a rule before it'),
      ...when(!areElementTypes(rule.elementTypes), `${path}.elementTypes`, `is no list of ${ELEMENT_TYPES.join(', ')}`),
      ...when(typeof rule.script !== 'string', `${path}.script`, 'is no text'),
      ...when(typeof rule.active !== 'boolean', `${path}.active`, 'is neither true nor false'),
      ...when(
        rule.reasons !== undefined && !isLocalised(rule.reasons),
        `${path}.reasons`,
        `is no text in each of ${ISO_LANGUAGES.join(', ')}`,
      ),
      ...when(rule.blocks !== undefined && rule.blocks !== 'order', `${path}.blocks`, 'is not order'),
    ];
  });
}

function when(isWrong: boolean, path: string, reason: string): readonly RuleDataProblem[] {
  return isWrong ? [{ path, reason }] : [];
}

function areElementTypes(value: unknown): boolean {
  const known: readonly unknown[] = ELEMENT_TYPES;
  return Array.isArray(value) && value.length > 0 && value.every((type) => known.includes(type));
}

function isLocalised(value: unknown): boolean {
  return isRecord(value) && ISO_LANGUAGES.every((language) => typeof value[language] === 'string');
}
