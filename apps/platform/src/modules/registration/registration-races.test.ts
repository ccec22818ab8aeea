import { endpoints } from '@candil/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { waitForMails } from '../../../test/outbox';
import { registrationOf } from '../../../test/stranger';
import { accounts } from '../account';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

describe('a stranger', () => {
  test('registered a hundred times at once is one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        app.newClient().call(endpoints.register, { body: registrationOf('many@example.com'), remoteAddress: `10.7.0.${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await waitForMails(app, 'many@example.com', 5);
    expect((await app.database.select().from(accounts).where(eq(accounts.email, 'many@example.com'))).length).toBe(1);
  });
});
