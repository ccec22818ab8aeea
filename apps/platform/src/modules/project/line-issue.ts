import type { LineIssue } from '@candil/contract';
import type { ArticleFailure, IsoLanguage, PriceFailure, QuantityFailure } from '@candil/domain';
import { type ProductRefusal, ruleRefusalToWire } from '../catalogue';
import type { EvaluatedLine, LineState } from './evaluated-line';
import type { ExchangeFailure } from './exchange-model';
import { obstacleIssue } from './obstacle-issue';

const valuesOf = (failure: { readonly code: string }): LineIssue['values'] =>
  Object.fromEntries(
    Object.entries(failure).flatMap(([name, value]) => {
      if (name === 'code') return [];
      return [[name, typeof value === 'number' ? value : Array.isArray(value) ? value.join(', ') : String(value)]];
    }),
  );

/** A failure of an article, its price or its quantity as an issue, with its reason in the language. */
export const failureIssue = (
  failure: ProductRefusal | ArticleFailure | PriceFailure | QuantityFailure | ExchangeFailure,
  language: IsoLanguage,
): LineIssue => {
  const { code } = failure;
  if (code === 'article.excluded') return { code, values: { reason: failure.reason?.[language] ?? '' } };
  const details = code === 'rule.rejected' || code === 'rule.broken' ? ruleRefusalToWire(failure, language) : failure;
  return { code, values: valuesOf(details) };
};

const issueOf = (validity: Exclude<LineState, { valid: true }>, line: EvaluatedLine, language: IsoLanguage): LineIssue => {
  switch (validity.reason) {
    case 'not-buildable':
    case 'no-price':
    case 'quantity':
    case 'rule':
      return failureIssue(validity.failure, language);
    case 'configuration':
      return obstacleIssue(validity.obstacles[0], language);
    case 'moq':
      return { code: 'line.moq', values: { moq: validity.moq, quantity: validity.quantity } };
    case 'discontinued':
      return { code: 'line.discontinued', values: { replacedBy: line.model?.replacedBy ?? '' } };
    case 'ended':
    case 'not-personalised':
      return { code: `line.${validity.reason}`, values: {} };
    default:
      return validity satisfies never;
  }
};

/** Returns the issue that keeps the line out of an order, in the language; undefined = none. */
export const lineIssue = (line: EvaluatedLine, language: IsoLanguage): LineIssue | undefined =>
  line.validity.valid ? undefined : issueOf(line.validity, line, language);

/** Everything that keeps the line out of an order; a composition may lack several things. */
export const lineIssues = (line: EvaluatedLine, language: IsoLanguage): readonly LineIssue[] => {
  const { validity } = line;
  if (validity.valid) return [];
  return validity.reason === 'configuration'
    ? validity.obstacles.map((obstacle) => obstacleIssue(obstacle, language))
    : [issueOf(validity, line, language)];
};

/** Returns the name of a line, even where the catalogue no longer has it. */
export const nameOf = ({ facts, model, product }: EvaluatedLine, language: IsoLanguage): string =>
  facts?.name[language] ?? model?.name[language] ?? (product.model === '' ? product.referenceCode : product.model);
