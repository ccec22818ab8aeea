import { AUDIT_KINDS, type AuditKind, endpoints } from '@candil/contract';
import { OFFERED_LANGUAGES } from '@candil/i18n';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import type { TestClient } from '../../../test/test-client';
import { recordAudit } from '../../kernel';
import { clearOldAudit } from '../../kernel/audit/retention';
import { securityEvents } from '../../kernel/authentication/session-tables';
import { auditCsv } from './audit-csv';

const MARTA = '00000000-0000-4000-8000-000000000201';
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.delete(securityEvents);
});

const record = (kind: AuditKind, details: Record<string, string> = {}, at = '2026-11-20T08:00:00Z', accountId: string | null = null) =>
  recordAudit(app.database, { kind, accountId, details, at: new Date(at) });
type Wanted = Partial<{
  kind: string;
  group: 'signIn' | 'settings';
  search: string;
  since: string;
  before: string;
  page: number;
  itemsPerPage: number;
}>;
const list = async (query: Wanted) => (await admin.call(endpoints.listAudit, { query })).body;
const kindsOf = async (query: Wanted) => (await list(query)).lines.map(({ kind }) => kind);

describe('the audit trail', () => {
  test('lists actor, action, time, subject and origin, newest first', async () => {
    await app.newClient().call(endpoints.login, {
      body: { email: 'distributor@candil.example', password: 'wrong' },
      headers: { 'user-agent': `Lamp/1.0\0${'x'.repeat(400)}` },
      remoteAddress: '203.0.113.77',
    });
    await record('user.deactivated', { of: MARTA }, '2026-11-20T10:00:00Z');
    const { lines, total } = await list({});
    expect(total).toBe(2);
    expect(lines[0]).toMatchObject({
      kind: 'user.deactivated',
      by: null,
      byEmail: null,
      names: { [MARTA]: expect.any(String) },
      network: null,
      userAgent: null,
    });
    expect(lines[1]).toMatchObject({
      at: '2026-11-20T09:00:00.000Z',
      kind: 'login.failed',
      byEmail: 'distributor@candil.example',
      network: '203.0.113.0/24',
      userAgent: expect.stringMatching(/^Lamp\/1\.0x{292}$/),
    });
  });

  test('is filtered by kind, group and time', async () => {
    await record('login.succeeded', {}, '2026-11-18T08:00:00Z');
    await record('flag.changed', {}, '2026-11-19T08:00:00Z');
    await record('logout', {}, '2026-11-20T08:00:00Z');
    expect(await kindsOf({ kind: 'flag.' })).toEqual(['flag.changed']);
    expect(await kindsOf({ group: 'signIn' })).toEqual(['logout', 'login.succeeded']);
    expect(await kindsOf({ since: '2026-11-19T08:00:00Z' })).toEqual(['logout', 'flag.changed']);
    expect(await kindsOf({ before: '2026-11-19T08:00:00Z' })).toEqual(['login.succeeded']);
  });

  test('is searched by actor, subject and details, with special characters taken literally', async () => {
    await record('role.changed', { of: MARTA, from: '1', to: '3' });
    await record('flag.changed', { flag: 'rules', to: '50%_x' });
    await record('logout', {}, undefined, MARTA);
    expect(await kindsOf({ search: 'DISTRIBUTOR@candil' })).toEqual(['logout', 'role.changed']);
    expect(await kindsOf({ search: '50%_' })).toEqual(['flag.changed']);
    expect(await kindsOf({ search: '5%x' })).toEqual([]);
  });

  test('is read in pages', async () => {
    for (let index = 0; index < 5; index += 1) await record('flag.changed', { flag: String(index) });
    const { lines, total } = await list({ page: 2, itemsPerPage: 2 });
    expect(lines.map(({ details }) => details.flag)).toEqual(['2', '1']);
    expect(total).toBe(5);
  });

  test.each<[string, object]>([
    ['a group there is not', { group: 'everything' }],
    ['a day without time', { since: '2026-11-20' }],
    ['no instant', { before: 'yesterday' }],
    ['a page before the first', { page: 0 }],
  ])('refuses %s', async (_, query) => {
    expect((await admin.call(endpoints.listAudit, { query: query as Wanted })).status).toBe(400);
  });
});

describe('its file', () => {
  const fetched = async (query: object = {}) => {
    const answer = await admin.send({ url: `/api/v1/staff/audit/export?${new URLSearchParams(query as Record<string, string>)}` });
    return { text: answer.body, headers: answer.headers };
  };

  test('records searches of the trail, and shows them in the requested language', async () => {
    await record('role.changed', { of: MARTA, to: '3' });
    await record('logout');
    const { text, headers } = await fetched({ kind: 'role.', lang: 'de' });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="audit-2026-11-20.csv"');
    const [head, row, ...rest] = text.split('\r\n');
    expect(head).toBe('\uFEFFWann,Was,Wer,E-Mail,Einzelheiten,Netz,Webbrowser');
    expect(row).toMatch(/^2026-11-20T08:00:00\.000Z,role\.changed,,,of: .+ \(00000000-0000-4000-8000-000000000201\); to: 3,,$/);
    expect(rest).toEqual(['']);
    expect((await list({ group: 'settings' })).lines[0]).toMatchObject({
      kind: 'audit.exported',
      byEmail: 'admin@candil.example',
      details: { kind: 'role.', lines: '1' },
    });
  });

  test('gives a spreadsheet nothing to compute and keeps its cells apart', () => {
    const line = {
      id: 1,
      at: '2026-11-20T08:00:00.000Z',
      kind: 'flag.changed',
      by: '=1+1',
      byEmail: '@x',
      details: { to: 'a "b", c' },
      names: {},
      network: null,
      device: null,
      userAgent: '+cmd',
    };
    const words = { when: 'w', kind: 'k', who: 'h', email: 'e', details: 'd', network: 'n', browser: 'b' };
    expect(auditCsv([line], words)).toBe(
      `\uFEFFw,k,h,e,d,n,b\r\n2026-11-20T08:00:00.000Z,flag.changed,'=1+1,'@x,"to: a ""b"", c",,'+cmd\r\n`,
    );
  });

  test.each(['sales', 'distributor'])('is not for %s', async (name) => {
    const client = await app.signIn(name);
    expect((await client.call(endpoints.exportAudit, {})).status).toBe(403);
  });

  test.each(OFFERED_LANGUAGES)('has a head in %s', async (lang) => {
    expect((await fetched({ lang })).text.split('\r\n')[0]).toMatch(/^\uFEFF[^,.]+(,[^,.]+){6}$/);
  });
});

test('entries lose their origin first, then sign-ins are deleted, at last all', async () => {
  const now = new Date('2026-11-20T09:00:00Z');
  const days = (count: number) => new Date(now.getTime() - count * 86_400_000).toISOString();
  const at = async (kind: AuditKind, count: number) => {
    await app.database.insert(securityEvents).values({
      kind,
      accountId: null,
      details: { age: String(count) },
      at: new Date(days(count)),
      network: '203.0.113.0/24',
      userAgent: 'Lamp',
    });
  };
  await at('login.failed', 89);
  await at('login.failed', 91);
  await at('login.failed', 397);
  await at('role.changed', 397);
  await at('role.changed', 1_097);
  await clearOldAudit(app.database, now);
  const kept = await app.database.select().from(securityEvents).orderBy(securityEvents.id);
  expect(kept.map(({ kind, details, network, userAgent }) => [kind, details.age, network, userAgent])).toEqual([
    ['login.failed', '89', '203.0.113.0/24', 'Lamp'],
    ['login.failed', '91', null, null],
    ['role.changed', '397', null, null],
  ]);
});

test('each kind belongs to one group', () => {
  const kinds = Object.values(AUDIT_KINDS).flat();
  expect(new Set(kinds).size).toBe(kinds.length);
});
