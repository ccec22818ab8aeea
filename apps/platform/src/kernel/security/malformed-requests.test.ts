import { connect } from 'node:net';
import { ok } from '@candil/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { testEndpoints } from '../../../test/test-endpoints';
import type { ModuleFactory } from '../platform-module';
import { defineRoutes, route } from '../routing/route';

const echo: ModuleFactory = () => ({
  name: 'echo',
  routes: defineRoutes(route(testEndpoints.provoke, async ({ body }) => ok({ echo: body.text ?? '' }))),
});

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await buildTestApp({ modules: [echo] });
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => app.close());

const PATH = '/api/test/provoke/echo';

describe('bodies (figure 25)', () => {
  const send = async (payload: string | Buffer, query = '') => {
    const response = await app.anonymous.send({
      method: 'POST',
      url: `${PATH}${query}`,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    const problem = response.json();
    return [response.statusCode, problem.code, typeof problem.requestId];
  };
  const deep = (levels: number) => `{"nested":${'['.repeat(levels)}${']'.repeat(levels)}}`;

  test.each([
    ['cut off', '{"text":"a'],
    ['empty', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number beyond numbers', '{"text":1e999}'],
    ['a prototype', '{"__proto__":{"text":"a"}}'],
    ['a prototype by its constructor', '{"constructor":{"prototype":{"text":"a"}}}'],
    ['NUL in a value', '{"text":"a\\u0000b"}'],
    ['NUL in a name', '{"a\\u0000b":1}'],
    ['half a surrogate pair', '{"text":"\\ud800"}'],
    ['half a surrogate pair deep inside', '{"nested":[{"a":["\\udfff"]}]}'],
    ['65 levels', deep(65)],
    ['100,000 levels', deep(100_000)],
    ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ])('%s → 400 with the id of the request', async (_, payload) => {
    const [status, code, id] = await send(payload);
    expect(status).toBe(400);
    expect(/^request\.(malformed|invalid)$/.test(String(code))).toBe(true);
    expect(id).toBe('string');
  });

  test('a megabyte and a bit → 413', async () => {
    expect(await send(JSON.stringify({ text: 'a'.repeat(1_048_576) }))).toEqual([413, 'request.too-large', 'string']);
  });

  test('60 levels are read', async () => {
    const response = await app.anonymous.send({
      method: 'POST',
      url: PATH,
      payload: deep(60),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(200);
  });

  test('a wrong field is named', async () => {
    const response = await app.anonymous.send({ method: 'POST', url: `${PATH}?number=101`, payload: { text: 5 } });
    expect(response.json()).toMatchObject({ status: 400, code: 'request.invalid', fields: [{ path: 'body.text', code: 'invalid_type' }] });
  });

  test.each(['101', '1.5', 'x', '1e309', 'NaN', '-', '%00'])('the number "%s" in a query → 400', async (number) => {
    const response = await app.anonymous.send({ method: 'POST', url: `${PATH}?number=${number}`, payload: {} });
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('request.invalid');
  });
});

describe('paths', () => {
  test.each([
    ['an unknown call', 'GET', '/api/nothing', 404],
    ['an unknown file', 'GET', '/static/nothing.json', 404],
    ['an unknown version', 'GET', '/v2/nothing', 404],
    ['another method', 'DELETE', '/api/v1/account', 404],
    ['a change of a page', 'POST', '/', 404],
    ['a percent sign alone', 'GET', '/api/v1/account/%', 400],
    ['2,000 letters', 'GET', `/api/${'a'.repeat(2_000)}`, 404],
    ['a parameter of 400 letters', 'POST', `/api/test/provoke/${'a'.repeat(400)}`, 400],
  ] as const)('%s (%s) is a problem with the id of the request', async (_, method, url, status) => {
    const response = await app.anonymous.send({ method, url });
    expect(response.statusCode).toEqual(status);
    expect(response.json().status).toEqual(status);
    expect(typeof response.json().requestId).toBe('string');
  });
});

describe('bytes that are no request', () => {
  /** Sends the bytes and reads until the service hangs up. */
  const exchange = (bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });
  const head = (...lines: string[]) =>
    `${[`POST ${PATH} HTTP/1.1`, 'Host: localhost', 'Origin: http://localhost', ...lines].join('\r\n')}\r\n\r\n`;
  const json = 'Content-Type: application/json';

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['two lengths', `${head(json, 'Content-Length: 2', 'Content-Length: 3')}{}`, 400],
    ['a length and chunks', `${head(json, 'Content-Length: 2', 'Transfer-Encoding: chunked')}2\r\n{}\r\n0\r\n\r\n`, 400],
    ['a length below zero', `${head(json, 'Content-Length: -1')}{}`, 400],
    ['no host', `GET /health HTTP/1.1\r\n\r\n`, 400],
    ['a header of 20 KB', head(json, `X-Long: ${'a'.repeat(20_480)}`), 431],
    ['an address of 20 KB', `GET /${'a'.repeat(20_480)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
    ['a blank in a header name', head(json, 'X Bad: 1'), 400],
    ['NUL in a header', head(json, 'X-Bad: a\0b'), 400],
    ['an unknown version', 'GET /health HTTP/9.9\r\nHost: localhost\r\n\r\n', 400],
  ])('%s → refused and closed', async (_, bytes, status) => {
    const answer = await exchange(bytes);
    const [line = '', body = ''] = [answer.split('\r\n')[0], answer.split('\r\n\r\n')[1]];
    expect(line.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
    expect(/at .*\.(ts|js):|Error:/.test(body)).toBe(false);
  });

  test('many requests in one go are answered in their order', async () => {
    const request = (close: string) => `GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: ${close}\r\n\r\n`;
    const answer = await exchange(`${request('keep-alive').repeat(4)}${request('close')}`);
    expect(answer.match(/HTTP\/1\.1 200 OK/g)?.length).toBe(5);
  });
});
