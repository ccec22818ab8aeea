import { isApiFailure } from '@candil/api-client';

/** The report of an error: its kind and place, without personal data and entries. */
export interface ErrorReport {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** Pattern of the route, as `/project/:projectId`. */
  readonly route: string;
  readonly action: string;
  readonly status?: number;
  readonly requestId?: string;
  readonly release: string;
}

/** Place of the error. */
export interface ErrorPlace {
  readonly route: string;
  readonly release: string;
  readonly origin: string;
  readonly action?: string | undefined;
}

const LIMITS = { name: 80, message: 500, stack: 8_000, route: 200, action: 80, requestId: 64, release: 40 } as const;

/** Texts of errors quote the values they met: everything that could be personal is taken out, in this order. */
const PERSONAL: readonly (readonly [pattern: RegExp, stead: string])[] = [
  [/(["'`“«])(?:(?!\1)[^\n]){1,2000}["'`”»]/g, '<text>'],
  [/[^\s@<>()]+@[^\s@<>()]+/g, '<address>'],
  [/[?#][^\s)]*/g, ''],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, ':id'],
  [/[A-Za-z0-9_-]{24,}/g, ':token'],
  [/\/\d+(?=\/|\s|$)/g, '/:id'],
  [/(?<![:.\d\w-])\+?\d[\d .-]{4,}\d/g, '<number>'],
];
const withoutPersons = (text: string): string => PERSONAL.reduce((kept, [pattern, stead]) => kept.replace(pattern, stead), text);

/** Frames of a stack name our files with line and column; local paths are removed. */
const framesOf = (stack: string, origin: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s*(at |[\w.<>/]*@)/.test(line))
    .map((line) => line.replaceAll(origin, '').replace(/[?#][^:)]*/g, ''))
    .join('\n');

const pathOf = (url: string, origin: string): string => (URL.canParse(url, origin) ? withoutPersons(new URL(url, origin).pathname) : '');

/** An error as reported to the operator. */
export const describeError = (thrown: unknown, { route, release, origin, action = '' }: ErrorPlace): ErrorReport => {
  const place = { route: route.slice(0, LIMITS.route), action: action.slice(0, LIMITS.action), release: release.slice(0, LIMITS.release) };
  if (isApiFailure(thrown)) {
    const { kind, code, ErrorCode, URL: url, requestId } = thrown;
    const message = `${code} ${kind === 'http' ? ErrorCode : kind} ${pathOf(url, origin)}`.slice(0, LIMITS.message);
    return {
      ...place,
      name: thrown.name,
      message,
      stack: '',
      ...(kind === 'http' && { status: ErrorCode }),
      ...(requestId !== undefined && { requestId: requestId.slice(0, LIMITS.requestId) }),
    };
  }
  const error = thrown instanceof Error ? thrown : undefined;
  return {
    ...place,
    name: (error?.name || 'Error').slice(0, LIMITS.name),
    message: withoutPersons(error ? error.message : typeof thrown).slice(0, LIMITS.message),
    stack: framesOf(error?.stack ?? '', origin).slice(0, LIMITS.stack),
  };
};
