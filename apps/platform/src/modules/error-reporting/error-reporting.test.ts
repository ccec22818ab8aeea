import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints } from '@candil/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp, type TestAppOptions } from '../../../test/build-test-app';
import type { CallInput } from '../../../test/test-client';
import { testEndpoints } from '../../../test/test-endpoints';
import { readErrorReporting } from '../../kernel/config/error-reporting-configuration';
import { withoutPersonalData } from '../../kernel/error-reporting/error-report';
import type { ModuleFactory } from '../../kernel/platform-module';
import { defineRoutes, route } from '../../kernel/routing/route';
import { errorReportingModule } from '.';

interface Received {
  readonly path: string;
  readonly event: {
    readonly exception: { readonly values: readonly { type: string; value: string; stacktrace: { frames: object[] } }[] };
  } & Record<string, unknown>;
}

let receiver: Server;
let received: Received[];
let status = 200;
let shared: TestApp;
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (bytes: Buffer) => {
      body += bytes.toString();
    });
    request.on('end', () => {
      const [, , event = '{}'] = body.split('\n');
      received.push({ path: request.url ?? '', event: JSON.parse(event) });
      response.writeHead(status).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await vi.waitFor(() => expect(receiver.listening).toBe(true), { timeout: 20_000 });
  shared = await buildTestApp();
});
afterAll(async () => {
  receiver.close();
  await shared.close();
});

const failing: ModuleFactory = () => ({
  name: 'failing',
  routes: defineRoutes(
    route(testEndpoints.provoke, async ({ params }) => {
      throw new RangeError(`out of range for ana@taller.es in ${params.what}`);
    }),
  ),
});

let app: TestApp;
const open = async (options: TestAppOptions = {}) => {
  const dsn = `http://publickey@127.0.0.1:${(receiver.address() as AddressInfo).port}/42`;
  app = await buildTestApp({
    open: shared.open,
    modules: [errorReportingModule, failing],
    ...options,
    configuration: { errorReporting: readErrorReporting({ SENTRY_DSN: dsn }), ...options.configuration },
  });
  return app;
};
beforeEach(() => {
  app = shared;
  received = [];
  status = 200;
});
afterEach(async () => {
  if (app !== shared) await app.close();
});

type Report = NonNullable<CallInput<typeof endpoints.reportError>['body']>;
const report = (changes: Partial<Report> = {}): Report => ({
  name: 'TypeError',
  message: 'x is not a function',
  stack:
    'TypeError: x is not a function\n    at open (https://portal.example/assets/index-abc.js:1:200)\n    at https://portal.example/assets/main.js:3:4',
  route: '/project/:projectId',
  release: '1.2.3',
  ...changes,
});
const post = (changes: Partial<Report> = {}) => app.anonymous.call(endpoints.reportError, { body: report(changes) });

describe('a failure of a browser', () => {
  test('is sent to the service of the DSN, by its protocol', async () => {
    await open();
    const answer = await post({ action: 'getProject', status: 503, requestId: 'r-1' });
    await vi.waitFor(() => expect(received.length).toBe(1), { timeout: 20_000 });
    expect(answer.status).toBe(204);
    expect(received[0]).toMatchObject({
      path: '/api/42/envelope/?sentry_version=7&sentry_key=publickey',
      event: {
        platform: 'javascript',
        release: '1.2.3',
        transaction: '/project/:projectId',
        environment: 'development',
        tags: { source: 'browser', action: 'getProject', status: '503', request: 'r-1' },
        exception: {
          values: [
            {
              type: 'TypeError',
              value: 'x is not a function',
              stacktrace: {
                frames: [
                  { filename: 'https://portal.example/assets/main.js', lineno: 3, colno: 4 },
                  { function: 'open', filename: 'https://portal.example/assets/index-abc.js', lineno: 1, colno: 200 },
                ],
              },
            },
          ],
        },
      },
    });
  });

  test('of Firefox or Safari is reported with its frames', async () => {
    await open();
    await post({ stack: 'open@https://portal.example/assets/index-abc.js:1:200\n@https://portal.example/assets/main.js:3:4' });
    await vi.waitFor(() => expect(received.length).toBe(1), { timeout: 20_000 });
    expect(received[0]?.event.exception.values[0]?.stacktrace.frames).toEqual([
      { function: '?', filename: 'https://portal.example/assets/main.js', lineno: 3, colno: 4 },
      { function: 'open', filename: 'https://portal.example/assets/index-abc.js', lineno: 1, colno: 200 },
    ]);
  });

  test('is reported once a minute, and again in the next', async () => {
    await open();
    for (let time = 0; time < 5; time += 1) await post();
    await post({ name: 'RangeError' });
    app.clock.advance(60_000);
    await post();
    await vi.waitFor(() => expect(received.length).toBe(3), { timeout: 20_000 });
  });

  test('is reported without personal data', async () => {
    await open();
    await post({ message: 'no access for ana@taller.es at /project/0a0b0c0d-1111-2222-3333-444455556666?token=abc' });
    await vi.waitFor(() => expect(received.length).toBe(1), { timeout: 20_000 });
    expect(received[0]?.event.exception.values[0]?.value).toBe('no access for <e-mail> at /project/<id>');
  });

  test('is accepted 30 times a minute from one address', async () => {
    await open();
    const statuses: number[] = [];
    for (let time = 0; time < 35; time += 1) statuses.push((await post({ message: `${time}` })).status);
    expect(statuses.filter((one) => one === 204)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  test.each<[string, Partial<Report>]>([
    ['a message of 10,000 characters', { message: 'x'.repeat(10_000) }],
    ['NUL', { message: 'a\0b' }],
    ['a status that HTTP does not have', { status: 1_000 }],
    ['no name', { name: '' }],
  ])('with %s is refused', async (_, changes) => {
    await open();
    expect((await post(changes)).status).toBe(400);
  });

  test('goes to the log when no DSN is set', async () => {
    await open({ configuration: { errorReporting: undefined, logLevel: 'error' } });
    await post({ message: 'lost for ana@taller.es' });
    const line = app.logLines.find((each) => each.includes('a browser failed'));
    expect([line?.includes('lost for <e-mail>'), line?.includes('ana@')]).toEqual([true, false]);
  });
});

describe('a fault of the service', () => {
  test('is reported with the pattern of its route and the request id, and answered as usual', async () => {
    await open();
    const answer = await app.anonymous.call(testEndpoints.provoke, { params: { what: 'secret-thing' }, body: {} });
    await vi.waitFor(() => expect(received.length).toBe(1), { timeout: 20_000 });
    const [reported] = received;
    expect(answer.status).toBe(500);
    expect(answer.problem.code).toBe('service.failure');
    expect(reported?.event).toMatchObject({
      platform: 'node',
      transaction: 'POST /api/test/provoke/:what',
      tags: { source: 'service', request: answer.problem.requestId },
    });
    expect(reported?.event.exception.values[0]?.type).toBe('RangeError');
    expect(JSON.stringify(reported)).not.toContain('ana@');
  });

  test('is answered while the service of the DSN is down', async () => {
    await open({ configuration: { errorReporting: readErrorReporting({ SENTRY_DSN: 'http://key@127.0.0.1:1/1' }) } });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => app.anonymous.call(testEndpoints.provoke, { params: { what: `${index}` }, body: {} })),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([500]));
  });
});

test.each([
  ['Mail ana.b+x@taller.co.uk, please', 'Mail <e-mail>, please'],
  ['/assets/index-abc.js:1:20', '/assets/index-abc.js:1:20'],
  ['token 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', 'token <secret>'],
  ['https://portal.example/confirm-email?token=abc&x=1', 'https://portal.example/confirm-email'],
])('%s is reported as %s', (text, reported) => {
  expect(withoutPersonalData(text)).toBe(reported);
});

test.each(['nonsense', 'https://host/1', 'https://key@host/', 'ftp://key@host/1'])('the DSN %s ends the start', (dsn) => {
  expect(() => readErrorReporting({ SENTRY_DSN: dsn })).toThrow('SENTRY_DSN');
});
