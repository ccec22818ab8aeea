import type { i18n as I18n } from 'i18next';
import type { Format } from '../format/create-format';
import { failureValues } from './failure-values';

/** Message of a failure for a person: the event and the next step. */
export interface FailureMessage {
  readonly title: string;
  readonly text: string;
}

interface FailureWithCode {
  readonly code: string;
  /** Status of a call. */
  readonly ErrorCode?: number;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Anything with a code: a failure of the domain, of a call, an issue of a line. Its members, `data` and `values` fill the text. */
export type CodedFailure = FailureWithCode | (FailureWithCode & Readonly<Record<string, unknown>>);

/** Line and column of a place in a text; the words name them by themselves. */
const placeOf = (own: object): object =>
  'position' in own && typeof own.position === 'object' && own.position !== null ? own.position : {};

const waitText = (i18n: I18n, retryAfterSeconds: unknown): string =>
  typeof retryAfterSeconds === 'number'
    ? i18n.t('common-front:errors.wait.minutes', { count: Math.max(1, Math.ceil(retryAfterSeconds / 60)) })
    : i18n.t('common-front:errors.wait.soon');

const statusPath = (status: number | undefined): string =>
  status !== undefined && status >= 500 ? 'common-front:errors.status.5xx' : `common-front:errors.status.${status ?? 0}`;

/**
 * The text of a failure by its code, else by the status of the call, else the generic one. A code without a dot is the reason against a
 * line (`moq` → `line.moq`). Failures that only occur on screens behind the sign-in have their texts in `eproject:failures`, which those
 * load; failures of the framed area alone, in `login-area:failures`. `format` writes lengths and amounts.
 */
export const failureMessage = (i18n: I18n, failure: CodedFailure, format?: Format): FailureMessage => {
  const { data, values, ...own } = failure;
  const facts: Readonly<Record<string, unknown>> = { ...placeOf(own), ...own, ...data, ...values };
  const filling = failureValues(i18n, failure.code, facts, format);
  const wait = waitText(i18n, facts.retryAfterSeconds);
  const { code, ErrorCode } = failure;
  const paths = [
    `common-front:errors.codes.${code}`,
    `eproject:failures.${code}`,
    `login-area:failures.${code}`,
    `eproject:failures.line.${code}`,
    statusPath(ErrorCode),
  ];
  const path = paths.find((candidate) => i18n.exists(`${candidate}.title`)) ?? 'common-front:errors.generic';
  const read = (part: keyof FailureMessage): string => String(i18n.t(`${path}.${part}` as never, { ...filling, wait } as never));
  return { title: read('title'), text: read('text') };
};
