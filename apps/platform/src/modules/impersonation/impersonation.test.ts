import { randomUUID } from 'node:crypto';
import { endpoints } from '@candil/contract';
import { ROLES } from '@candil/domain';
import { asc, gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addPerson, setFlag } from '../../../test/add-people';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { securityEvents } from '../../kernel/authentication/session-tables';
import { SAMPLE_PASSWORD } from '../account';

const MINUTE = 60_000;
const MARTA = '00000000-0000-4000-8000-000000000201';

let app: TestApp;
let vera: TestClient;
let veraId: string;
beforeAll(async () => {
  app = await buildTestApp({ configuration: { staffDomains: ['maker.example'] } });
  veraId = await addPerson(app, 'sales', 'vera', { changes: { email: 'vera@maker.example', name: 'Vera Maker' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  vera = app.newClient();
  await vera.call(endpoints.login, { body: { email: 'vera@maker.example', password: SAMPLE_PASSWORD } });
  await flag(true);
});

const start = (email = 'distributor@candil.example', client = vera) => client.call(endpoints.startImpersonation, { body: { email } });
const who = async (client = vera) => (await client.call(endpoints.getAccount, {})).body;
const trailSince = async (id: number) =>
  (
    await app.database
      .select({ kind: securityEvents.kind, accountId: securityEvents.accountId, details: securityEvents.details })
      .from(securityEvents)
      .where(gt(securityEvents.id, id))
      .orderBy(asc(securityEvents.id))
  ).filter(({ kind }) => kind.startsWith('impersonation.'));
const lastId = async () => {
  const rows = await app.database.select({ id: securityEvents.id }).from(securityEvents).orderBy(asc(securityEvents.id));
  return rows.at(-1)?.id ?? 0;
};
const flag = async (isOn: boolean) => {
  await setFlag(app, 'impersonation', isOn);
  await vi.waitFor(
    async () => {
      const { flags } = (await vera.call(endpoints.getFlags, {})).body;
      expect(flags.find(({ name }) => name === 'impersonation')?.on).toBe(isOn);
    },
    { timeout: 20_000 },
  );
};

describe('acting as another', () => {
  test('begins, is part of every answer about the account, and ends by its call', async () => {
    const before = await lastId();
    const started = (await start()).body;
    const until = new Date(app.clock.read().getTime() + 30 * MINUTE).toISOString();
    expect(started.userId).toEqual(MARTA);
    expect(started.privileges).toEqual(expect.arrayContaining(['ORDER_VIEW']));
    expect(started.impersonatedBy).toEqual({ name: 'Vera Maker', email: 'vera@maker.example', until });
    expect((await who()).userId).toBe(MARTA);
    expect((await vera.call(endpoints.updateLanguage, { body: { isoCode: 'de' } })).problem.code).toBe('impersonation.refused');
    const ended = (await vera.call(endpoints.endImpersonation, {})).body;
    expect(ended.userId).toEqual(veraId);
    expect(ended.impersonatedBy).toBeUndefined();
    expect((await who()).userId).toEqual(veraId);
    expect(await trailSince(before)).toEqual([
      { kind: 'impersonation.started', accountId: veraId, details: { as: MARTA, until } },
      { kind: 'impersonation.ended', accountId: veraId, details: { as: MARTA, reason: 'ended' } },
    ]);
  });

  test('survives the renewal of the session', async () => {
    await start();
    await vera.call(endpoints.refresh, {});
    expect((await who()).userId).toBe(MARTA);
  });

  test('writes each change into the trail with both accounts', async () => {
    await start();
    const before = await lastId();
    const made = await vera.call(endpoints.createProject, { body: { name: 'In her name' } });
    expect(made.status).toBe(201);
    expect(made.body.owner.userId).toEqual(MARTA);
    await vera.call(endpoints.getProject, { params: { projectId: made.body.id } });
    expect(await trailSince(before)).toEqual([
      {
        kind: 'impersonation.write',
        accountId: veraId,
        details: { as: MARTA, call: 'createProject', path: '/api/v1/projects', request: expect.any(String) },
      },
    ]);
  });

  test('cannot order, read sessions or change rights', async () => {
    await start();
    const body = { projectId: MARTA, version: 1, products: [{ _id: MARTA, quantity: 1 }], sendTogether: true };
    const answers = [
      await vera.call(endpoints.processOrder, { body }),
      await vera.call(endpoints.listSessions, {}),
      await vera.call(endpoints.endOtherSessions, {}),
      await vera.call(endpoints.inviteUser, { body: { emails: 'a@b.es', language: 'en' } }),
      await vera.call(endpoints.deactivateUser, { params: { accountId: MARTA } }),
    ];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(Array(5).fill([403, 'impersonation.refused']));
  });

  test('ends after half an hour: from then on nothing is changed until the browser has given the session back', async () => {
    await start();
    // The token lasts ten minutes.
    for (let part = 0; part < 4; part += 1) {
      app.clock.advance(7 * MINUTE);
      await vera.call(endpoints.refresh, {});
    }
    expect((await who()).userId).toBe(MARTA);
    app.clock.advance(2 * MINUTE);
    const account = await who();
    const refused = await vera.call(endpoints.createProject, { body: { name: 'Too late' } });
    expect(account.userId).toEqual(veraId);
    expect(account.impersonatedBy).toBeUndefined();
    expect(refused.status).toBe(409);
    expect(refused.problem.code).toBe('impersonation.ended');
    await vera.call(endpoints.endImpersonation, {});
    expect((await vera.call(endpoints.createProject, { body: { name: 'Her own' } })).body.owner.userId).toBe(veraId);
  });

  test('ends when its flag is switched off, within a second', async () => {
    await start();
    await flag(false);
    const answers = [await vera.call(endpoints.createProject, { body: { name: 'x' } }), await vera.call(endpoints.listProjects, {})];
    expect(answers.map(({ problem }) => problem.code)).toEqual(['impersonation.ended', 'impersonation.ended']);
    await vera.call(endpoints.endImpersonation, {});
    expect((await who()).userId).toEqual(veraId);
    expect((await start()).problem.code).toBe('impersonation.not-allowed');
  });

  test('returns to the staff account when the impersonated account is deleted', async () => {
    const id = await addPerson(app, 'distributor', 'doomed');
    await start('doomed@candil.example');
    await (await app.signIn('distributor')).call(endpoints.deactivateUser, { params: { accountId: id } });
    expect((await who()).userId).toBe(veraId);
  });

  test('lends no rights that the account is given meanwhile: one that becomes the maker’s is acted as no more', async () => {
    const id = await addPerson(app, 'distributor', 'rising');
    await start('rising@candil.example');
    const admin = await app.signIn('admin');
    const { version } = (await admin.call(endpoints.findAccount, { query: { email: 'rising@candil.example' } })).body;
    expect((await admin.call(endpoints.updateRole, { params: { accountId: id }, body: { version, rolId: ROLES.admin } })).status).toBe(200);
    const asAdmin = await vera.call(endpoints.updateRole, { params: { accountId: MARTA }, body: { version: 1, rolId: ROLES.admin } });
    expect((await who()).userId).toEqual(veraId);
    expect(asAdmin.problem.code).toBe('impersonation.ended');
  });

  test('is in the trail also where visitors may write, and asks for nothing there when its time is over', async () => {
    const ask = () =>
      vera.call(endpoints.requestSupport, {
        body: { requestUuid: randomUUID(), supportTypeId: 1, subjectId: 12, description: 'The driver hums.' },
      });
    await start();
    const before = await lastId();
    expect((await ask()).status).toBe(200);
    expect(await trailSince(before)).toEqual([
      { kind: 'impersonation.write', accountId: veraId, details: expect.objectContaining({ as: MARTA, call: 'requestSupport' }) },
    ]);
    for (let part = 0; part < 4; part += 1) {
      app.clock.advance(8 * MINUTE);
      await vera.call(endpoints.refresh, {});
    }
    expect((await ask()).problem.code).toBe('impersonation.ended');
  });

  test('is over when the staff member is signed out everywhere', async () => {
    await start();
    const elsewhere = app.newClient();
    await elsewhere.call(endpoints.login, { body: { email: 'vera@maker.example', password: SAMPLE_PASSWORD } });
    await elsewhere.call(endpoints.endOtherSessions, {});
    expect((await vera.call(endpoints.getAccount, {})).status).toBe(401);
  });
});

describe('impersonation is refused for', () => {
  test('another without being internal staff', async () => {
    const answer = await start('distributor@candil.example', await app.signIn('admin'));
    expect(answer.status).toBe(403);
    expect(answer.problem.code).toBe('access.denied');
  });

  test.each([
    ['admin@candil.example', 'impersonation.not-allowed'],
    ['sales.us@candil.example', 'impersonation.not-allowed'],
    ['vera@maker.example', 'impersonation.not-allowed'],
    ['nobody@candil.example', 'account.not-found'],
  ])('%s', async (email, code) => {
    expect((await start(email)).problem.code).toBe(code);
  });

  test('a colleague with a staff address', async () => {
    await addPerson(app, 'distributor', 'tom', { changes: { email: 'tom@maker.example' } });
    expect((await start('tom@maker.example')).problem.code).toBe('impersonation.not-allowed');
  });

  test('a third from within', async () => {
    await start();
    expect((await start('importer@candil.example')).status).toBe(403);
  });
});
