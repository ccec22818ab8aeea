import { randomUUID } from 'node:crypto';

/** A failure of the service or of a browser, without anything about people: no address, no name, no values. */
export interface FailureReport {
  readonly source: 'service' | 'browser';
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** Pattern of the route, never what stood in it. */
  readonly route: string;
  readonly requestId?: string | undefined;
  readonly release: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly at: Date;
}

const EMAIL = /(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[a-z]{2,}/gi;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Tokens of sessions and mails: long runs without a blank that hold letters and digits. */
const LONG_RUN = /[\w-]{32,}/g;
const isSecret = (run: string): boolean => /\d/.test(run) && /[a-z]/i.test(run);
const QUERY = /\?[^\s)]*/g;

/** What could name a person or open a door is taken out; line numbers and file names stay. */
export const withoutPersonalData = (text: string): string =>
  text
    .replaceAll(EMAIL, '<e-mail>')
    .replaceAll(QUERY, '')
    .replaceAll(UUID, '<id>')
    .replaceAll(LONG_RUN, (run) => (isSecret(run) ? '<secret>' : run));

interface Frame {
  readonly filename: string;
  readonly function?: string;
  readonly lineno?: number;
  readonly colno?: number;
}

/** Where a line of a stack ends: line and column. */
const PLACE = /:(\d{1,9}):(\d{1,9})\)?$/;
/** What stands before the file: the word of Node, and the name of the function. */
const CALLED = /^(?:at )?(?:(?:async )?([^\s(@]+)[ @]\(?)?/;

/** Lines of a stack as browsers and Node write them, the innermost last. */
const framesOf = (stack: string): Frame[] =>
  stack
    .split('\n')
    .slice(0, 50)
    .flatMap((line): Frame[] => {
      const place = PLACE.exec(line);
      if (place === null) return [];
      const [, lineno, colno] = place;
      const before = line.slice(0, place.index).trimStart();
      const [called = '', name] = CALLED.exec(before) ?? [];
      // A name with nothing behind it is the file itself.
      const isNamed = called.length < before.length;
      const filename = isNamed ? before.slice(called.length) : before;
      return filename === ''
        ? []
        : [{ filename, lineno: Number(lineno), colno: Number(colno), ...(isNamed && name !== undefined && { function: name }) }];
    })
    .reverse();

/** An envelope of Sentry's protocol with one event: three lines of JSON. */
export const envelopeOf = (report: FailureReport, environment: string): string => {
  const eventId = randomUUID().replaceAll('-', '');
  const event = {
    event_id: eventId,
    timestamp: report.at.toISOString(),
    platform: report.source === 'service' ? 'node' : 'javascript',
    level: 'error',
    environment,
    release: report.release,
    transaction: report.route,
    tags: { source: report.source, ...report.tags, ...(report.requestId !== undefined && { request: report.requestId }) },
    exception: {
      values: [
        {
          type: report.name,
          value: withoutPersonalData(report.message),
          stacktrace: { frames: framesOf(withoutPersonalData(report.stack)) },
        },
      ],
    },
  };
  return [{ event_id: eventId, sent_at: report.at.toISOString() }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
};
