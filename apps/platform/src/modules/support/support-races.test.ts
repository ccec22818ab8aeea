import { randomUUID } from 'node:crypto';
import { endpoints } from '@candil/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { CallInput, TestClient } from '../../../test/test-client';
import { loginAttempts } from '../../kernel/authentication/session-tables';
import { mails } from '../../kernel/mail';
import { supportRequests } from './tables';

let app: TestApp;
let specifier: TestClient;
beforeAll(async () => {
  app = await buildTestApp({ configuration: { supportEmail: 'help@candil.example', publicUrl: 'https://portal.example' } });
  specifier = await app.signIn('specifier');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.delete(mails);
  await app.database.delete(supportRequests);
  await app.database.delete(loginAttempts);
});

type SupportRequestInput = NonNullable<CallInput<typeof endpoints.requestSupport>['body']>;
const requestWith = (changes: Partial<SupportRequestInput> = {}): SupportRequestInput => ({
  requestUuid: randomUUID(),
  supportTypeId: 1,
  subjectId: 12,
  description: 'The driver hums.\nAt 10 %.',
  lang: 'de',
  ...changes,
});
const ask = (client: TestClient, changes: Partial<SupportRequestInput> = {}) =>
  client.call(endpoints.requestSupport, { body: requestWith(changes) });
const sentMails = () => app.database.select().from(mails);

describe('a request', () => {
  test('is sent once for repeated requests, and refused when the content differs', async () => {
    const requestUuid = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(specifier, { requestUuid })));
    const other = await ask(specifier, { requestUuid, description: 'Something else' });
    const [rows, letters] = [await app.database.select().from(supportRequests), await sentMails()];
    expect(new Set(answers.map(({ body }) => body.supportNumber)).size).toBe(1);
    expect(rows).toHaveLength(1);
    expect(letters).toHaveLength(2);
    expect(other.status).toBe(422);
    expect(other.problem.code).toBe('idempotency.key-reused');
  });
});
