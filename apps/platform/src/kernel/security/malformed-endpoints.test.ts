import { EMBEDDED_SERVICES, type Endpoint, endpoints } from '@candil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';

let app: TestApp;
let marta: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  marta = await app.signIn('distributor');
});
afterAll(() => app.close());

/** Signing out or in would end the session that the other calls need. */
const SESSION_CALLS = ['logout', 'refresh', 'login'];
const withBody: readonly Endpoint[] = Object.values(endpoints).filter(
  ({ name, body }) => body !== undefined && !SESSION_CALLS.includes(name),
);

const NOWHERE = '00000000-0000-4000-8000-00000000dead';
const placeOf = ({ service, path }: Endpoint): string => `${EMBEDDED_SERVICES[service]}${path.replace(/:\w+/g, NOWHERE)}`;

/** Bodies that are none, as text. */
const BODIES = [
  '',
  'null',
  'true',
  '7',
  '"text"',
  '[]',
  '[[]]',
  '{',
  '{"a":1',
  '{"catalogId":16,}',
  '{"catalogId":1e999}',
  '{"__proto__":{"catalogId":16}}',
  '{"constructor":{"prototype":{}}}',
  '{"a\\u0000b":1}',
  '{"text":"\\ud800"}',
  `{"configuration":${'['.repeat(70)}${']'.repeat(70)}}`,
  `{"configuration":${'{"elements":['.repeat(30)}${']}'.repeat(30)}}`,
];

/** Values that someone may put into any field. */
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2_147_483_648,
  9_007_199_254_740_992,
  1e300,
  '',
  ' ',
  'x'.repeat(5_000),
  '\u202e',
  'NaN',
  [],
  [null],
  [[]],
  [{}],
  {},
  { length: 1e9 },
  { type: 'Space', props: {} },
  { type: 'Space', props: { info: { subfamily: 110, catalog: 16 } }, elements: [{ element: { type: 'Light', props: { code: '0820' } } }] },
];

const fieldsOf = ({ body }: Endpoint): readonly string[] => Object.keys((body as z.ZodObject).shape ?? {});

describe.each(withBody.map((endpoint) => [endpoint.name, endpoint] as const))('%s (figure 25)', (_, endpoint) => {
  const send = async (payload: string) => {
    const started = performance.now();
    const answer = await marta.send({
      method: endpoint.method,
      url: placeOf(endpoint),
      payload,
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    });
    return { status: answer.statusCode, text: answer.payload, milliseconds: performance.now() - started };
  };
  /** Nothing that is sent is a fault of the service, and a refusal is a problem with the id of the request. */
  const isAnswered = ({ status, text }: Awaited<ReturnType<typeof send>>): boolean =>
    status < 500 && (status < 400 || typeof JSON.parse(text).requestId === 'string') && !/select |insert |drizzle|at .*\.ts:/i.test(text);

  test('refuses every malformed body', async () => {
    const answers = [];
    for (const payload of BODIES) answers.push({ payload, ...(await send(payload)) });
    expect(answers.filter((answer) => !isAnswered(answer) || answer.status < 400)).toEqual([]);
  });

  test('answers every value in every field', async () => {
    const wrong = [];
    for (const field of fieldsOf(endpoint)) {
      for (const value of VALUES) {
        const payload = JSON.stringify({ catalogId: 16, version: 1, [field]: value });
        const answer = await send(payload);
        if (!isAnswered(answer)) wrong.push({ payload: payload.slice(0, 200), ...answer });
      }
    }
    expect(wrong).toEqual([]);
    expect(fieldsOf(endpoint).length).toBeGreaterThan(0);
  });
});
