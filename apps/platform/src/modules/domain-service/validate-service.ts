import type { DomainIssue, endpoints, ReceivedBy, ResponseOf } from '@candil/contract';
import {
  aloneInRoom,
  type CanopyMismatch,
  type Configuration,
  type ConfigurationIssue,
  checkConfiguration,
  createConfiguration,
  errorText,
  type IsoLanguage,
  walk,
} from '@candil/domain';
import type { InPieces } from '../../kernel';
import { articleOfReference, type ConfiguredArticle, configureFailureText } from '../catalogue';
import { configurationFailureText, rowToWire } from './failures';
import { editContextOf, editionFor, type Question, readConfiguration } from './read-configuration';

type Body = ReceivedBy<typeof endpoints.validateConfiguration>['body'];
type Answer = ResponseOf<typeof endpoints.validateConfiguration>;

/** Returns all problems of a posted document; one that cannot be read has a single issue with the reason. */
export function* validate(question: Question, { products, configuration }: Body, language: IsoLanguage): InPieces<Answer> {
  const issues =
    products === undefined
      ? yield* issuesOfDocument(question, configuration, language)
      : products.flatMap((product, index) => issuesOfProduct(question, product, language).map((issue) => ({ ...issue, index })));
  return { valid: issues.length === 0, rules: question.context.rulesOn, issues: [...issues] };
}

function* issuesOfDocument(question: Question, document: unknown, language: IsoLanguage): InPieces<readonly DomainIssue[]> {
  const configuration = yield* readConfiguration(question, document);
  if (configuration.ok) {
    yield;
    return [...unknownModels(configuration.value, language), ...issuesOf(configuration.value, language)];
  }
  const { failure } = configuration;
  return [
    {
      kind: 'import',
      code: failure.code,
      message: configurationFailureText(failure, language),
      ...('path' in failure && { path: failure.path }),
      ...('elementId' in failure && failure.elementId !== undefined && { elementId: failure.elementId }),
    },
  ];
}

const unknownModels = ({ tree, context }: Configuration, language: IsoLanguage): readonly DomainIssue[] =>
  [...walk(tree)].flatMap(({ id, facts }) => {
    if (facts.model === null || context.modelOf(facts.model) !== undefined) return [];
    const failure = { code: 'article.model-unknown', model: facts.model } as const;
    return [{ kind: 'not-buildable' as const, code: failure.code, message: errorText(failure, language), elementId: id }];
  });

/** A thousand sticks that pass through each other are half a million issues; the first of them say enough. */
const MOST_ISSUES = 1_000;

const issuesOf = (configuration: Configuration, language: IsoLanguage): readonly DomainIssue[] =>
  checkConfiguration(configuration)
    .slice(0, MOST_ISSUES)
    .map((issue) => issueToWire(issue, language));

const issueToWire = (issue: ConfigurationIssue, language: IsoLanguage): DomainIssue => {
  switch (issue.kind) {
    case 'refused': {
      const { failure, elementId } = issue;
      const common = { code: failure.code, message: errorText(failure, language), elementId };
      if (failure.code === 'edit.ceiling-refuses')
        return { kind: 'structure', ...common, message: failure.why.map(mismatchText).join('; ') };
      if (failure.code === 'edit.excluded') return { kind: 'exclusion', ...common, exclusion: rowToWire(failure.row, language) };
      if (failure.code === 'rule.rejected') return { kind: 'rule', ...common, ruleId: failure.ruleId };
      return { kind: 'structure', ...common };
    }
    case 'not-buildable': {
      const { failure, elementId } = issue;
      return { kind: 'not-buildable', code: failure.code, message: errorText(failure, language), elementId };
    }
    case 'belt': {
      const { failure, elementId } = issue;
      return { kind: 'structure', code: failure.code, message: errorText(failure, language), elementId };
    }
    case 'collides':
      return {
        kind: 'collision',
        code: 'element.collides',
        message: 'The element overlaps another one or leaves the room',
        elementId: issue.elementId,
      };
    case 'broken-rule': {
      const { rule } = issue;
      const { line, column } = rule.position;
      return {
        kind: 'broken-rule',
        code: rule.cause,
        message: errorText(rule, language),
        elementId: rule.subject,
        ruleId: rule.ruleId,
        position: { line, column },
      };
    }
    default:
      return issue satisfies never;
  }
};

const mismatchText = (mismatch: CanopyMismatch): string =>
  mismatch.kind === 'extra-ceiling'
    ? `The canopy needs ${mismatch.neededMetres} m above the ceiling, the room has ${mismatch.thereMetres} m`
    : `The canopy goes into ${mismatch.allowed.join(', ')}, not into ${mismatch.material}`;

type RequestedProduct = NonNullable<Body['products']>[number];

const issuesOfProduct = (
  question: Question,
  { reference, pendantHeight }: RequestedProduct,
  language: IsoLanguage,
): readonly DomainIssue[] => {
  const { context, catalogId } = question;
  const configured = articleOfReference(editionFor(question), catalogId, { referenceCode: reference, pendantHeight }, context.today);
  if (configured.ok) return issuesOf(roomOf(question, configured.value), language).map(({ elementId: _, ...issue }) => issue);
  const { failure } = configured;
  const common = { code: failure.code, message: configureFailureText(failure, language) };
  if (failure.code !== 'article.excluded') return [{ kind: 'not-buildable', ...common }];
  return [{ kind: 'exclusion', ...common, exclusion: rowToWire(failure.row, language) }];
};

const roomOf = (question: Question, product: ConfiguredArticle): Configuration =>
  createConfiguration(
    aloneInRoom(product.model, product.article.selection, question.context.today),
    editContextOf(question, product.model.subFamilyId),
  );
