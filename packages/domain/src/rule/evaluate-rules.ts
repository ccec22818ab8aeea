import { type CompiledRule, type CompiledRules, chainAbove } from './compile-rules';
import type { BrokenRule, RuleRejection, RuleVerdict } from './rule-definition';
import type { RuleTree } from './rule-tree';
import { type RunOptions, runScript } from './script';

/** Options of running the rules of an element or configuration. */
export interface EvaluateOptions {
  /** The rules toggle, resolved by the service: off, no script runs (RU31). */
  readonly enabled: boolean;
  /** Options of each script. */
  readonly run?: RunOptions;
}

const SILENT: RuleVerdict<never> = { rejections: [], broken: [] };

/**
 * Evaluates the rules of one element: those of its type, and those of its ancestors' types bound to each such ancestor, in data order
 * (RU28). Any rejection refuses the element; broken rules are reported beside it.
 */
export function evaluateElement<Subject>(
  rules: CompiledRules<Subject>,
  tree: RuleTree<Subject>,
  element: Subject,
  { enabled, run }: EvaluateOptions,
): RuleVerdict<Subject> {
  if (!enabled) return SILENT;
  const subjects: Subject[] = [];
  let chain = rules.chains;
  for (let subject: Subject | undefined = element; subject !== undefined; subject = tree.parentOf(subject)) {
    chain = chainAbove(rules, chain, tree.typeOf(subject), subjects.length);
    subjects.push(subject);
  }
  const findings: Findings<Subject> = { rejections: [], broken: [] };
  for (const { rule, level } of chain.bound) evaluateRule(findings, rule, subjects[level] as Subject, run);
  return findings;
}

/**
 * Evaluates the rules of a whole configuration: each element by the rules of its own type, in the order of the elements, then in data
 * order. Every rule meets every element of its types once (RU29).
 */
export function evaluateElements<Subject>(
  rules: CompiledRules<Subject>,
  tree: Pick<RuleTree<Subject>, 'typeOf'>,
  elements: Iterable<Subject>,
  { enabled, run }: EvaluateOptions,
): RuleVerdict<Subject> {
  if (!enabled) return SILENT;
  const findings: Findings<Subject> = { rejections: [], broken: [] };
  for (const element of elements) {
    const { bound } = chainAbove(rules, rules.chains, tree.typeOf(element), 0);
    for (const { rule } of bound) evaluateRule(findings, rule, element, run);
  }
  return findings;
}

interface Findings<Subject> {
  readonly rejections: RuleRejection<Subject>[];
  readonly broken: BrokenRule<Subject>[];
}

function evaluateRule<Subject>(
  findings: Findings<Subject>,
  { definition, script }: CompiledRule<Subject>,
  subject: Subject,
  run: RunOptions | undefined,
): void {
  const { id: ruleId, reasons, blocks } = definition;
  if (!script.ok) {
    const { code: cause, position } = script.failure;
    findings.broken.push({ code: 'rule.broken', ruleId, cause, position, subject });
    return;
  }
  const outcome = runScript(script.value, subject, run);
  if (outcome.kind === 'reject') {
    findings.rejections.push({
      code: 'rule.rejected',
      ruleId,
      subject,
      script: definition.script,
      ...(reasons !== undefined && { reasons }),
      ...(blocks !== undefined && { blocks }),
    });
  } else if (outcome.kind === 'broken') {
    findings.broken.push({ code: 'rule.broken', ruleId, cause: outcome.code, position: outcome.position, subject });
  }
}
