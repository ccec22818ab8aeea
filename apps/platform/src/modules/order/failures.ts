import type { LineIssue } from '@candil/contract';
import type { CalendarFailure, TextFailure } from '@candil/domain';
import type { FieldFailure } from '../../kernel/failures/failure';
import type { ProjectFailure } from '../project';

/** A line that was asked for and cannot be ordered. */
export interface InvalidLine {
  readonly productId: string;
  readonly tag: string;
  readonly issue: LineIssue;
}

export type OrderFailure =
  | ProjectFailure
  | TextFailure
  | CalendarFailure
  | { readonly code: 'order.not-found' }
  /** `reason` is the code that the specification gives this failure. */
  | { readonly code: 'NO_CLIENT_CODE' }
  | { readonly code: 'order.no-lines' }
  | { readonly code: 'order.line-invalid'; readonly lines: readonly InvalidLine[] }
  | { readonly code: 'request.invalid'; readonly fields: readonly FieldFailure[] };
