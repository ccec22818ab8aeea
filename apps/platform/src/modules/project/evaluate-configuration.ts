import {
  type ArticleFailure,
  type BeltFailure,
  type BomConfiguratorType,
  type BomFailure,
  type BrokenRule,
  type CatalogId,
  CONFIGURATOR_IDS,
  type Configuration,
  type ConfigurationIssue,
  type ConfiguratorName,
  type CreationEvaluation,
  configuratorTypeOf,
  type EditFailure,
  type EvaluatedPart,
  elementOf,
  evaluateCreation,
  type PriceFailure,
  type ReferenceFailure,
  type ToolkitFailure,
} from '@candil/domain';
import { type ConfigurationFailure, creationSourcesFor } from '../domain-service';
import type { CatalogueContext, CompanyTerms } from '../price';
import type { StoredConfiguration } from './stored-project';

/** The problems of a composition, each once with the number of elements that it is about. */
export interface Obstacle {
  readonly failure:
    | EditFailure
    | ArticleFailure
    | BeltFailure
    | BrokenRule
    | ConfigurationFailure
    | BomFailure
    | PriceFailure
    | ReferenceFailure
    | ToolkitFailure
    | { readonly code: 'composition.empty' | 'composition.collides' }
    | { readonly code: 'line.moq'; readonly moq: number; readonly quantity: number }
    | { readonly code: 'composition.discontinued'; readonly modelName: string; readonly replacedBy: string };
  readonly elements: number;
}

/** Facts in the Space of a composition. */
export interface SpaceFacts {
  readonly subFamilyId: number;
  readonly applicationLocationId: number;
  readonly configurator: BomConfiguratorType;
}

/** A composition with everything that follows from it on a day, whatever its quantity. */
export interface EvaluatedConfiguration {
  /** Undefined, as the evaluation, when the document cannot be read by the catalogue of that day. */
  readonly space: SpaceFacts | undefined;
  readonly evaluation: CreationEvaluation | undefined;
  readonly parts: readonly EvaluatedPart[];
  /** Gross price of one piece; undefined as soon as a part has none. */
  readonly unitGrossMinor: number | undefined;
  readonly obstacles: readonly Obstacle[];
  /** Each part is ordered separately, in at least its minimum order quantity. */
  readonly countsMinimums?: boolean;
}

/** Terms for evaluating a composition. */
export interface Terms {
  readonly context: CatalogueContext;
  readonly catalogId: CatalogId;
  readonly company: CompanyTerms | null;
}

const failureOf = (issue: ConfigurationIssue): Obstacle['failure'] => {
  if (issue.kind === 'collides') return { code: 'composition.collides' };
  return issue.kind === 'broken-rule' ? issue.rule : issue.failure;
};

/**
 * Returns the identity of a failure. For belts and sticks it is the code alone: the distance of each point or end
 * matters only while drawing.
 */
const sameness = (failure: Obstacle['failure']): string =>
  /^(belt|stick)\./.test(failure.code) ? failure.code : JSON.stringify({ ...failure, elementId: undefined, subject: undefined });

/** The same said of several elements, or of several points of a belt, is one obstacle. */
const obstaclesOf = (issues: readonly ConfigurationIssue[]): readonly Obstacle[] => {
  const found = new Map<string, { failure: Obstacle['failure']; elements: number }>();
  for (const issue of issues) {
    const failure = failureOf(issue);
    const key = sameness(failure);
    const known = found.get(key);
    if (known === undefined) found.set(key, { failure, elements: 1 });
    else known.elements += 1;
  }
  return [...found.values()];
};

export const discontinuedIn = (parts: readonly EvaluatedPart[]): readonly Obstacle[] =>
  parts.flatMap(({ model, part }): Obstacle[] =>
    model?.discontinued === true
      ? [
          {
            failure: { code: 'composition.discontinued', modelName: model.name.en, replacedBy: model.replacedBy ?? '' },
            elements: part.quantity,
          },
        ]
      : [],
  );

/** Faults that the check does not cover: an unknown model, or unknown drivers. */
const uncoveredFault = (failure: BomFailure | undefined, obstacles: readonly Obstacle[]): BomFailure | undefined => {
  const isUnknown = failure?.code === 'bom.element-refused' && failure.failure.code === 'article.model-unknown';
  return obstacles.length === 0 || isUnknown ? failure : undefined;
};

export const unitGrossOf = (parts: readonly EvaluatedPart[]): number | undefined => {
  let sum = 0;
  for (const { part } of parts) {
    if (part.unitPriceMinor === undefined) return undefined;
    sum += part.unitPriceMinor * part.quantity;
  }
  return parts.length === 0 ? undefined : sum;
};

const isConfigurator = (name: string): name is ConfiguratorName => Object.hasOwn(CONFIGURATOR_IDS, name);

const spaceFactsOf = ({ tree }: Configuration): SpaceFacts => {
  const { info, applicationLocationId, configurator = '', source } = elementOf(tree, tree.rootId).props;
  return {
    subFamilyId: info.subfamily,
    applicationLocationId,
    configurator: configuratorTypeOf(isConfigurator(configurator) ? configurator : undefined, source),
  };
};

/** A configuration that was just read, with the results of its check. */
export const evaluateRead = (
  { context, catalogId, company }: Terms,
  configuration: Configuration,
  issues: readonly ConfigurationIssue[],
): EvaluatedConfiguration => {
  const space = spaceFactsOf(configuration);
  const evaluation = evaluateCreation(configuration.tree, creationSourcesFor({ context, catalogId }, company, space.subFamilyId));
  const parts = evaluation.compositions.flatMap((composition) => composition.parts);
  const obstacles = [...obstaclesOf(issues), ...discontinuedIn(parts)];
  const uncovered = uncoveredFault(evaluation.failure, obstacles);
  return {
    space,
    evaluation,
    parts,
    unitGrossMinor: unitGrossOf(parts),
    obstacles: [
      ...obstacles,
      ...(uncovered === undefined ? [] : [{ failure: uncovered, elements: 1 }]),
      ...(evaluation.failure === undefined && !parts.some(({ kind }) => kind === 'article')
        ? [{ failure: { code: 'composition.empty' } as const, elements: 0 }]
        : []),
    ],
  };
};

/** A document with its digest: equal ones have the same. */
export type KnownDocument = Pick<StoredConfiguration, 'document' | 'digest'>;
