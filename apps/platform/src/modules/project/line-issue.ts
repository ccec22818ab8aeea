import type { LineIssue } from '@candil/contract';
import type { ArticleFailure, IsoLanguage, LineValidity, PriceFailure, QuantityFailure } from '@candil/domain';
import type { EvaluatedLine } from './evaluate-project';

const valuesOf = (failure: ArticleFailure | PriceFailure | QuantityFailure, language: IsoLanguage): LineIssue['values'] => {
  if (failure.code === 'article.excluded') return { reason: failure.reason?.[language] ?? '' };
  return Object.fromEntries(
    Object.entries(failure).flatMap(([name, value]) => {
      if (name === 'code') return [];
      return [[name, typeof value === 'number' ? value : Array.isArray(value) ? value.join(', ') : String(value)]];
    }),
  );
};

const issueOf = (validity: Exclude<LineValidity, { valid: true }>, line: EvaluatedLine, language: IsoLanguage): LineIssue => {
  switch (validity.reason) {
    case 'not-buildable':
    case 'no-price':
    case 'quantity':
      return { code: validity.failure.code, values: valuesOf(validity.failure, language) };
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

/** What keeps the line out of an order, in the language; undefined = nothing. */
export const lineIssue = (line: EvaluatedLine, language: IsoLanguage): LineIssue | undefined =>
  line.validity.valid ? undefined : issueOf(line.validity, line, language);
