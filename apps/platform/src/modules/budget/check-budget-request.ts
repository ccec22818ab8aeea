import type { endpoints, ReceivedBy } from '@candil/contract';
import { checkText, fail, minorFromMajor, ok, type Result } from '@candil/domain';
import type { BudgetFailure } from './failures';
import type { StoredTexts } from './stored-budget';

export type BudgetRequest = ReceivedBy<typeof endpoints.createBudget>['body'];

/** Checked texts and terms of a request, and its lines by product. */
export interface RequestedTerms {
  readonly clientName: string;
  readonly comments: string;
  readonly texts: StoredTexts;
  /** Cents; null = not included. */
  readonly freightMinor: number | null;
  readonly lines: ReadonlyMap<string, BudgetRequest['lines'][number]>;
}

/** A client's name may have the characters of a text area: companies have full stops and commas in theirs. It stays on one line. */
export const checkBudgetRequest = (request: BudgetRequest): Result<RequestedTerms, BudgetFailure> => {
  const clientName = checkText(request.clientName.replace(/\s+/gu, ' '), 'textarea');
  if (!clientName.ok) return clientName;
  const comments = checkText(request.comments, 'textarea');
  if (!comments.ok) return comments;
  const lines = new Map(request.lines.map((line) => [line.productId, line]));
  if (lines.size < request.lines.length) {
    return fail({ code: 'request.invalid', fields: [{ path: 'body.lines', code: 'not_unique' }] });
  }
  const freight = minorFromMajor(request.freight ?? 0);
  if (!freight.ok) return fail({ ...freight.failure, field: 'freight' });
  const texts = {
    clientAddress: request.clientAddress.trim(),
    site: request.site.trim(),
    deliveryTerms: request.deliveryTerms.trim(),
    paymentTerms: request.paymentTerms.trim(),
  };
  return ok({
    clientName: clientName.value,
    comments: comments.value,
    texts,
    freightMinor: request.freight === null ? null : freight.value,
    lines,
  });
};
