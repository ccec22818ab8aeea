import type { LineIssue } from '@candil/contract';
import type { BudgetFailure as BudgetRefusal, MoneyFailure, TextFailure } from '@candil/domain';
import type { FieldFailure } from '../../kernel/failures/failure';
import type { ProjectFailure } from '../project';

export type BudgetFailure =
  | ProjectFailure
  | TextFailure
  | BudgetRefusal
  /** Freight is no amount. */
  | (MoneyFailure & { readonly field: 'freight' })
  | { readonly code: 'budget.not-found' }
  | { readonly code: 'budget.no-lines' }
  /** Lines asked for that the catalogue does not let into a budget any more; `issue` says why where it says more than that. */
  | {
      readonly code: 'budget.line-invalid';
      readonly lines: readonly { readonly productId: string; readonly tag: string; readonly issue: LineIssue | null }[];
    }
  /** A change of an earlier revision would lose the changes of the newest. */
  | { readonly code: 'budget.superseded'; readonly latestId: string; readonly latestNumber: string }
  | { readonly code: 'request.invalid'; readonly fields: readonly FieldFailure[] };
