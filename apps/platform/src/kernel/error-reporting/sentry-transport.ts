import {
  createEventEnvelope,
  createStackParser,
  createTransport,
  dsnFromString,
  type Event,
  getEnvelopeEndpointWithUrlEncodedAuth,
  type StackLineParser,
} from '@sentry/core';
import { nodeStackLineParser } from '@sentry/core/server';
import type { ErrorReportingConfiguration } from '../config/error-reporting-configuration';
import { type ErrorReport, withoutPersonalData } from './error-report';

const MOST_WAITING = 100;
const PATIENCE_MILLISECONDS = 5_000;

/** A line of Firefox or Safari: `name@file:line:column`. Node and Chrome write theirs alike. */
const GECKO_LINE = /^([^@]*)@(\S+?):(\d{1,9}):(\d{1,9})$/;
const geckoLineParser: StackLineParser = [
  50,
  (line) => {
    const [, name = '', filename, lineno, colno] = GECKO_LINE.exec(line) ?? [];
    return filename === undefined ? undefined : { function: name || '?', filename, lineno: Number(lineno), colno: Number(colno) };
  },
];
const parseStack = createStackParser(nodeStackLineParser(), geckoLineParser);

const eventOf = (report: ErrorReport, environment: string): Event => ({
  event_id: crypto.randomUUID().replaceAll('-', ''),
  timestamp: report.at.getTime() / 1_000,
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
        stacktrace: { frames: parseStack(withoutPersonalData(report.stack)) },
      },
    ],
  },
});

/**
 * Sends reports to a service that speaks Sentry's protocol, at most 100 at once; more are dropped, and so is everything while the service
 * asks to back off. Resolves to whether the report arrived.
 */
export const sentryTransport = ({ dsn, environment }: ErrorReportingConfiguration, send: typeof fetch) => {
  const parts = dsnFromString(dsn);
  if (parts === undefined) throw new Error(`The DSN cannot be parsed: ${dsn}`);
  const url = getEnvelopeEndpointWithUrlEncodedAuth(parts);
  const transport = createTransport({ bufferSize: MOST_WAITING, recordDroppedEvent: () => undefined }, async ({ body }) => {
    const reply = await send(url, {
      method: 'POST',
      body: typeof body === 'string' ? body : Buffer.from(body),
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
      redirect: 'error',
    });
    await reply.body?.cancel();
    return {
      statusCode: reply.status,
      headers: { 'x-sentry-rate-limits': reply.headers.get('x-sentry-rate-limits'), 'retry-after': reply.headers.get('retry-after') },
    };
  });
  return async (report: ErrorReport): Promise<boolean> => {
    const { statusCode = 0 } = await transport.send(createEventEnvelope(eventOf(report, environment), parts));
    return statusCode >= 200 && statusCode < 300;
  };
};
