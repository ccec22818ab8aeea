import { type ArticleFailure, buildArticle } from '../article';
import { type ElementId, walk } from '../element';
import { type BrokenRule, checkTreeRules } from '../rule';
import { checkSticksIn, type JointRange, subjectOf } from '../stick';
import { type BeltIssue, checkBeltsIn } from './belts-in-tree';
import { exclusionRefusal, selectionOf } from './checks/exclusion-refusal';
import { structureRefusals } from './checks/structure-refusals';
import type { Configuration } from './configuration';
import type { ElementRefusal } from './edit-failure';

/** Issue that prevents saving, validating or ordering a configuration. */
export type ConfigurationIssue =
  /** The catalogue, the exclusions or the structure refuse an element. */
  | { readonly kind: 'refused'; readonly elementId: ElementId; readonly failure: ElementRefusal }
  /** The article is not sold any more as it is configured, e.g. a value whose validity has ended. */
  | { readonly kind: 'not-buildable'; readonly elementId: ElementId; readonly failure: ArticleFailure }
  /** An element overlaps another, or leaves the room. */
  | { readonly kind: 'collides'; readonly elementId: ElementId }
  | BeltIssue
  /** A rule could not decide. */
  | { readonly kind: 'broken-rule'; readonly rule: BrokenRule };

/**
 * Lists all issues in the order of the elements: structure, exclusions and articles, collisions, then belts (TC40), sticks (TC35) and the
 * rules (TC12). Collisions are computed anew, whatever flags were saved.
 */
export function checkConfiguration(configuration: Configuration): readonly ConfigurationIssue[] {
  const { tree, context } = configuration;
  const issues: ConfigurationIssue[] = [];
  for (const element of walk(tree)) {
    const elementId = element.id;
    for (const failure of structureRefusals(configuration, element)) issues.push({ kind: 'refused', elementId, failure });
    const excluded = exclusionRefusal(element, context);
    if (excluded !== undefined) issues.push({ kind: 'refused', elementId, failure: excluded });
    else {
      const model = element.facts.model === null ? undefined : context.modelOf(element.facts.model);
      const article = model === undefined ? undefined : buildArticle(model, selectionOf(element), context.today);
      if (article?.ok === false) issues.push({ kind: 'not-buildable', elementId, failure: article.failure });
    }
    if (configuration.plan.bodyCollides(elementId)) issues.push({ kind: 'collides', elementId });
  }
  for (const issue of checkBeltsIn(tree, context.partOf)) issues.push(issue);
  for (const failure of checkSticksIn(tree, jointRangeOf(configuration))) {
    issues.push({ kind: 'refused', elementId: subjectOf(failure), failure });
  }
  const { rejections, broken } = checkTreeRules(context.rules, tree, { enabled: context.rulesOn });
  for (const failure of rejections) issues.push({ kind: 'refused', elementId: failure.subject, failure });
  for (const rule of broken) issues.push({ kind: 'broken-rule', rule });
  return issues;
}

/** The opening angle of the joints: that of the first, since all are of one model; undefined without joints. */
function jointRangeOf({ tree, context }: Configuration): JointRange | undefined {
  for (const { type, props } of walk(tree)) {
    const range = type === 'Complement' && props.code !== undefined ? context.partOf?.(props.code)?.angleDegrees : undefined;
    if (range !== undefined) return range;
  }
  return undefined;
}
