import { once } from 'node:events';
import { connect } from 'node:net';
import { fail, ok } from '@candil/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { testEndpoints } from '../../../test/test-endpoints';
import type { ModuleFactory } from '../platform-module';
import { defineRoutes, route } from '../routing/route';

const echo: ModuleFactory = () => ({
  name: 'echo',
  routes: defineRoutes(route(testEndpoints.createNote, async ({ body }) => ok({ id: 1, text: body.text }))),
});

/** Takes a file from nobody: too many of theirs are waiting. */
const full: ModuleFactory = () => ({
  name: 'full',
  routes: defineRoutes({
    endpoint: { ...testEndpoints.provoke, body: undefined, upload: true },
    handle: async () => fail({ code: 'upload.quota' }),
  }),
});

const apps: TestApp[] = [];
const listening = async (requestsPerMinute = 0): Promise<number> => {
  const app = await buildTestApp({ modules: [echo, full], configuration: { requestsPerMinute } });
  apps.push(app);
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};
let port: number;
beforeAll(async () => {
  port = await listening();
});
afterAll(async () => {
  for (const app of apps) await app.close();
});

const PIECE = Buffer.alloc(65_536, 'a');
const MOST_BYTES = 200_000_000;

/** Sends a body without end, in chunks or with its length, until the connection ends or 200 MB went. */
const flood = async (to: number, path: string, type: string, framing: string) => {
  const socket = connect(to, '127.0.0.1');
  let answer = '';
  let sent = 0;
  socket.on('data', (data) => (answer += data));
  const ended = new Promise<void>((resolve) => {
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
  });
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${to}\r\norigin: http://127.0.0.1:${to}\r\ncontent-type: ${type}\r\n${framing}\r\n\r\n`,
  );
  const chunk = framing.startsWith('transfer') ? Buffer.concat([Buffer.from('10000\r\n'), PIECE, Buffer.from('\r\n')]) : PIECE;
  const write = (): void => {
    while (!socket.destroyed && sent < MOST_BYTES) {
      sent += chunk.length;
      if (!socket.write(chunk)) return void socket.once('drain', write);
    }
    socket.end();
  };
  write();
  await ended;
  return { status: Number(answer.slice(9, 12)), sentMegabytes: sent / 1_000_000 };
};

describe.each(['transfer-encoding: chunked', 'content-length: 200000000'])('a body that nobody wants (%s)', (framing) => {
  test.each([
    ['without a session', '/api/test/notes', 'application/json', 401],
    ['to nowhere', '/api/nowhere', 'text/plain', 404],
    ['for which there is no room', '/api/test/provoke/file', 'multipart/form-data; boundary=x', 429],
    ['of a length that nothing has', '/api/v1/auth/login', 'application/json', 413],
  ])('%s is not read on', async (_, path, type, status) => {
    const outcome = await flood(port, path, type, framing);
    expect(outcome.status).toBe(status);
    // The buffers of both ends take this much.
    expect(outcome.sentMegabytes).toBeLessThan(20);
  });

  test('that comes too often is not read on', async () => {
    const limited = await listening(1);
    await flood(limited, '/api/v1/auth/login', 'text/plain', framing);
    const outcome = await flood(limited, '/api/v1/auth/login', 'text/plain', framing);
    expect(outcome.status).toBe(429);
    expect(outcome.sentMegabytes).toBeLessThan(20);
  });
});

test('a short refused body leaves the connection as it is', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/nowhere`, {
    method: 'POST',
    body: JSON.stringify({ text: 'a'.repeat(30_000) }),
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}` },
  });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('connection')).toBe('keep-alive');
});

test('an idle connection is kept longer than its sender is told', async () => {
  const told = (await fetch(`http://127.0.0.1:${port}/api/nowhere`)).headers.get('keep-alive');
  expect(told).toMatch(/^timeout=\d$/);
  expect(Number(told?.slice(-1)) * 1_000).toBeLessThan(apps[0]?.app.server.keepAliveTimeout ?? 0);
});
