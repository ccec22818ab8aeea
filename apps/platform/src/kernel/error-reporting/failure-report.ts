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

const EMAIL = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[a-z]{2,}/gi;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Tokens of sessions and mails: long runs without a blank that hold letters and digits. */
const SECRET = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}\b/gi;
const QUERY = /\?[^\s)]*/g;

/** What could name a person or open a door is taken out; line numbers and file names stay. */
export const withoutPersonalData = (text: string): string =>
  text.replaceAll(EMAIL, '<e-mail>').replaceAll(QUERY, '').replaceAll(UUID, '<id>').replaceAll(SECRET, '<secret>');

interface Frame {
  readonly filename: string;
  readonly function?: string;
  readonly lineno?: number;
  readonly colno?: number;
}

/** Lines of a stack as browsers and Node write them, the innermost last. */
const framesOf = (stack: string): Frame[] =>
  stack
    .split('\n')
    .slice(0, 50)
    .flatMap((line): Frame[] => {
      const found = line.match(/^\s*(?:at )?(?:(?:async )?([^\s(@]+)[ @]\(?)?(.+?):(\d+):(\d+)\)?$/);
      if (found === null) return [];
      const [, name, filename = '', lineno, colno] = found;
      return [{ filename, lineno: Number(lineno), colno: Number(colno), ...(name !== undefined && { function: name }) }];
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
