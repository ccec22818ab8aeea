import type { i18n as I18n } from 'i18next';

/** What a person reads of a failure: what happened, and what to do now. */
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

type Values = Record<string, unknown>;

const listed = (value: unknown): unknown => (Array.isArray(value) ? value.join(', ') : value);

/** What broke a rule off: the four ends of a run have words of their own, everything else kept its script from being read. */
const causeText = (i18n: I18n, cause: string): unknown => {
  const path = `eproject:failures.rule.cause.${cause.replace('rule.', '')}`;
  return i18n.t((i18n.exists(path) ? path : 'eproject:failures.rule.cause.script') as never);
};

/** Failures name attributes and causes by their codes; people by words. */
const translated = (i18n: I18n, key: string, value: unknown): unknown => {
  if (key === 'cause' && typeof value === 'string') return causeText(i18n, value);
  const path = `common-front:errors.attribute.${value}`;
  return (key === 'attribute' || key === 'part') && i18n.exists(path) ? i18n.t(path as never) : listed(value);
};

/** Line and column of a place in a text, which words tell by themselves. */
const placeOf = (own: object): object =>
  'position' in own && typeof own.position === 'object' && own.position !== null ? own.position : {};

const waitText = (i18n: I18n, retryAfterSeconds: unknown): string =>
  typeof retryAfterSeconds === 'number'
    ? i18n.t('common-front:errors.wait.minutes', { count: Math.max(1, Math.ceil(retryAfterSeconds / 60)) })
    : i18n.t('common-front:errors.wait.soon');

const statusPath = (status: number | undefined): string =>
  status !== undefined && status >= 500 ? 'common-front:errors.status.5xx' : `common-front:errors.status.${status ?? 0}`;

/**
 * The text of a failure by its code, else by the status of the call, else the generic one.
 * A code without a dot is the reason against a line (`moq` → `line.moq`). What only screens behind the sign-in can meet has its words
 * in `eproject:failures`, which they load; what only the framed area can meet, in `login-area:failures`.
 */
export const failureMessage = (i18n: I18n, failure: CodedFailure): FailureMessage => {
  const { data, values, ...own } = failure;
  const facts: Values = { ...placeOf(own), ...own, ...data, ...values };
  const filling = Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, translated(i18n, key, value)]));
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
