import {
  type ArticleFailure,
  type ConfigurationIssue,
  type CreationEvaluation,
  checkConfiguration,
  driverMarketOf,
  type Element,
  type ElementId,
  type ElementTree,
  type EvaluatedPart,
  elementOf,
  isRemoteInstallation,
  NO_DRIVER,
  walk,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { EditorIssue, IncompleteIssue } from '../state/states';
import { beltNotices, elementsOfBeltIssue, idOfBeltIssue } from './belt-issues';
import { openChoices } from './element-choices';
import { headroomNotice } from './headroom';

/** An issue before its repairs are tried. */
export type FoundIssue = Omit<EditorIssue, 'fixes'>;

/** Finds the issues of the document: errors, missing choices and notices, in that order, each in the order of the elements. */
export function findIssues(core: EditorCore, evaluation: CreationEvaluation): readonly FoundIssue[] {
  const { session, input, document } = core;
  const { configuration } = session;
  const { tree } = configuration;
  const all = checkConfiguration(configuration);
  const colliding = new Set(all.flatMap((issue) => (issue.kind === 'collides' ? [issue.elementId] : [])));
  const wrong = all.filter((issue) => issue.kind !== 'collides' || !isReportedByLight(tree, issue.elementId, colliding));
  const { catalogId, creation, isPriced } = input.sources;
  const hasDrivers = (model: string) => (creation.drivers[model]?.[driverMarketOf(catalogId)].length ?? 0) > 0;
  const reported = new Set(wrong.flatMap((issue) => (issue.kind === 'broken-rule' || issue.kind === 'belt' ? [] : [issue.elementId])));
  const notice = headroomNotice(tree, document.getState().furniture);
  return [
    ...wrong,
    ...unbuilt(evaluation, reported),
    ...incomplete(tree, evaluation, { isPriced, hasDrivers }),
    ...(notice === undefined ? [] : [notice]),
    ...beltNotices(core),
  ].map((cause) => found(cause, evaluation));
}

/** A canopy of one light stands around the same centre: that both overlap something is one issue. */
function isReportedByLight(tree: ElementTree, id: ElementId, colliding: ReadonlySet<ElementId>): boolean {
  const { type, childIds } = elementOf(tree, id);
  return type === 'Cluster' && childIds.some((childId) => colliding.has(childId));
}

/** Returns the issues of parts that no model describes any more. */
function unbuilt({ compositions }: CreationEvaluation, reported: ReadonlySet<ElementId>): readonly ConfigurationIssue[] {
  return compositions
    .flatMap(({ parts }) => parts)
    .flatMap(({ failure, article, elementIds, kind }) => {
      if (kind === 'driver' || article !== undefined || !isArticleFailure(failure)) return [];
      return elementIds.filter((id) => !reported.has(id)).map((elementId) => ({ kind: 'not-buildable', elementId, failure }) as const);
    });
}

function isArticleFailure(failure: EvaluatedPart['failure']): failure is ArticleFailure {
  return failure?.code.startsWith('article.') ?? false;
}

interface OfferedFacts {
  readonly isPriced: boolean;
  readonly hasDrivers: (model: string) => boolean;
}

function incomplete(tree: ElementTree, evaluation: CreationEvaluation, { isPriced, hasDrivers }: OfferedFacts): readonly IncompleteIssue[] {
  const elements = [...walk(tree)];
  // A canopy with outlets is an article, and nothing by itself.
  if (!elements.some(({ type, props }) => props.code !== undefined && type !== 'Cluster')) return [{ kind: 'nothing-placed' }];
  const open = new Map<string, ElementId[]>();
  for (const element of elements)
    for (const attribute of openChoices(tree, element)) {
      const ids = open.get(attribute);
      if (ids === undefined) open.set(attribute, [element.id]);
      else ids.push(element.id);
    }
  const choices = [...open].map(([attribute, elementIds]): IncompleteIssue => ({ kind: 'choice-open', elementIds, attribute }));
  const unpriced = evaluation.compositions.flatMap(({ parts }) =>
    isPriced ? parts.filter(({ failure, article }) => failure !== undefined && article !== undefined) : [],
  );
  const codes = [...new Set(unpriced.map(({ part }) => part.code))].map((code): IncompleteIssue => ({ kind: 'no-price', code }));
  const driverless = undriven(elements, evaluation, hasDrivers);
  return [...choices, ...codes, ...(driverless.length === 0 ? [] : [{ kind: 'no-driver', elementIds: driverless } as const])];
}

/** Lights without a driver of their own that no remote driver feeds, though there is one for them. */
function undriven(
  elements: readonly Element[],
  { compositions }: CreationEvaluation,
  hasDrivers: (model: string) => boolean,
): readonly ElementId[] {
  const fed = new Set(compositions.flatMap(({ electricalGroups }) => electricalGroups.flatMap((group) => group.elements)));
  const needsDriver = elements.filter(({ props: { code, attributes } }) => {
    return attributes.control === NO_DRIVER && isRemoteInstallation(attributes.installation) && code !== undefined && hasDrivers(code);
  });
  return needsDriver.map(({ id }) => id).filter((id) => !fed.has(id));
}

const NOTICES: ReadonlySet<EditorIssue['cause']['kind']> = new Set(['headroom', 'belts-cross']);

function found(cause: EditorIssue['cause'], evaluation: CreationEvaluation): FoundIssue {
  const elementIds = elementsOf(cause, evaluation);
  return { id: idOf(cause, elementIds), severity: NOTICES.has(cause.kind) ? 'notice' : 'fix', cause, elementIds };
}

function elementsOf(cause: EditorIssue['cause'], { compositions }: CreationEvaluation): readonly ElementId[] {
  switch (cause.kind) {
    case 'nothing-placed':
      return [];
    case 'no-price':
      return compositions.flatMap(({ parts }) => parts.filter(({ part }) => part.code === cause.code).flatMap((part) => part.elementIds));
    case 'choice-open':
    case 'no-driver':
    case 'headroom':
    case 'belts-cross':
      return cause.elementIds;
    case 'belt':
      return elementsOfBeltIssue(cause);
    case 'broken-rule':
      return [cause.rule.subject];
    default:
      return [cause.elementId];
  }
}

/** The same for the same issue, whatever the values beside it are by now. */
function idOf(cause: EditorIssue['cause'], elementIds: readonly ElementId[]): string {
  const where = elementIds.join(' ');
  switch (cause.kind) {
    case 'refused': {
      const { failure } = cause;
      return `refused ${failure.code} ${failure.code === 'rule.rejected' ? `${failure.ruleId} ` : ''}${where}`;
    }
    case 'not-buildable':
      return `not-buildable ${cause.failure.code} ${where}`;
    case 'choice-open':
      return `choice-open ${cause.attribute}`;
    case 'no-price':
      return `no-price ${cause.code}`;
    case 'broken-rule':
      return `broken-rule ${cause.rule.ruleId} ${where}`;
    case 'headroom':
      return cause.span === undefined ? cause.kind : `${cause.kind} ${where}`;
    case 'no-driver':
    case 'nothing-placed':
      return cause.kind;
    case 'collides':
    case 'belts-cross':
      return `${cause.kind} ${where}`;
    case 'belt':
      return idOfBeltIssue(cause);
  }
}
