import { endpoints } from '@candil/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app';
import { mailsTo, waitForMails } from '../../../test/outbox';
import { confirmedStranger, registrationOf, SPAIN, STRANGER_PASSWORD } from '../../../test/stranger';
import { PasswordChecker } from '../../kernel/authentication/password';
import { SessionService } from '../../kernel/authentication/session-service';
import { securityEvents } from '../../kernel/authentication/session-tables';
import { accountDirectory, accountPrivileges, accounts, companies, companyJoinRequests, companyProfiles } from '../account';
import { setPassword } from './passwords';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const register = (email: string, more: Parameters<typeof registrationOf>[1] = {}) =>
  app.newClient().call(endpoints.register, { body: registrationOf(email, more) });
const login = (email: string, password: string) => app.newClient().call(endpoints.login, { body: { email, password } });
const CHOSEN = 'chosen behind the mail';
const chosen = (path = '', where = app) => {
  const token = new URL(path, 'http://localhost').searchParams.get('token') ?? '';
  return where.newClient().call(endpoints.setPassword, { body: { token, password: CHOSEN } });
};
const accountOf = async (email: string) => (await app.database.select().from(accounts).where(eq(accounts.email, email)))[0];

describe('a stranger', () => {
  test('registers, confirms and signs in, and comes back to where they were', async () => {
    const answer = await register('Ada@Example.com ', { returnTo: '/project/1?tab=2', language: 'de' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'confirmation-sent' });
    const [mail] = await waitForMails(app, 'ada@example.com');
    expect(mail?.template).toBe('confirmEmail');
    expect(mail?.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse');
    expect(mail?.path).toMatch(/^\/confirm-email\?token=[\w-]{43}$/);

    const early = await login('ada@example.com', STRANGER_PASSWORD);
    expect(early.status).toBe(403);
    expect(early.problem.code).toBe('login.unconfirmed');
    const confirmed = await app.anonymous.call(endpoints.confirmEmail, { body: { token: mail?.token ?? '' } });
    expect(confirmed.body).toEqual({ email: 'ada@example.com', returnTo: '/project/1?tab=2' });
    const { body } = await login('ada@example.com', STRANGER_PASSWORD);
    expect(body.status).toBe(2);
    expect(body.rolId).toBe(1);
    expect(body.privileges).toEqual(['PROJECT_VIEW']);
    expect(body.registerType).toBe(1);
    expect(body.userType).toBe(1);
    expect(body.company).toBeNull();
  });

  test('may follow the link twice, but not a link that a later mail has replaced, nor one of the day before yesterday', async () => {
    await register('twice@example.com');
    const [first] = await waitForMails(app, 'twice@example.com');
    await app.anonymous.call(endpoints.resendConfirmation, { body: { email: 'twice@example.com', returnTo: '/orders' } });
    const mails = await waitForMails(app, 'twice@example.com', 2);
    const second = mails.find(({ token }) => token !== first?.token);
    const confirm = async (token = '') => app.anonymous.call(endpoints.confirmEmail, { body: { token } });
    const replaced = await confirm(first?.token);
    expect(replaced.status).toBe(410);
    expect(replaced.problem.code).toBe('mail-link.expired');
    expect([(await confirm(second?.token)).body.returnTo, (await confirm(second?.token)).body.returnTo]).toEqual(['/orders', '/orders']);

    await register('late@example.com');
    const [late] = await waitForMails(app, 'late@example.com');
    app.clock.advance(49 * 60 * 60 * 1000);
    expect((await confirm(late?.token)).status).toBe(410);
    expect((await confirm('x'.repeat(43))).status).toBe(410);
  });

  test('with a known address gets the usual answer, and the owner gets a mail', async () => {
    const before = await accountOf('specifier@candil.example');
    const [known, unknown] = [await register('specifier@candil.example', { name: 'Eve' }), await register('unknown@example.com')];
    expect(known.status).toEqual(unknown.status);
    expect(known.body).toEqual(unknown.body);
    const [mail] = await waitForMails(app, 'specifier@candil.example');
    expect(mail?.template).toBe('alreadyRegistered');
    expect(mail?.text.includes('Jonas Falk')).toBe(true);
    expect(mail?.text.includes('Eve')).toBe(false);
    expect(await accountOf('specifier@candil.example')).toEqual(before);
  });

  test('with an unconfirmed address replaces the earlier one; neither password works, and the owner of the mailbox chooses a new one', async () => {
    await register('held@example.com', { password: 'squatter in the dark', name: 'Eve' });
    const [squatter] = await waitForMails(app, 'held@example.com');
    await register('held@example.com', { name: 'Ada', returnTo: '/orders' });
    const mails = await waitForMails(app, 'held@example.com', 2);
    const own = mails.find(({ token }) => token !== squatter?.token);
    const confirm = async (token = '') => app.anonymous.call(endpoints.confirmEmail, { body: { token } });
    const { choosePassword } = (await confirm(own?.token)).body;
    const statuses = [
      (await confirm(squatter?.token)).status,
      (await login('held@example.com', 'squatter in the dark')).status,
      (await login('held@example.com', STRANGER_PASSWORD)).status,
    ];
    expect(statuses).toEqual([410, 401, 401]);
    expect(choosePassword).toMatch(/^\/password-reset\?token=[\w-]{43}$/);
    expect((await chosen(choosePassword)).body).toEqual({ email: 'held@example.com', returnTo: '/orders', signedIn: true });
    expect((await login('held@example.com', CHOSEN)).body.name).toBe('Ada');
    expect((await confirm(own?.token)).body).toEqual({ email: 'held@example.com', returnTo: '/orders' });
  });

  test('with an address of internal staff gets its rights by a password that was chosen behind the mail alone', async () => {
    const house = await buildTestApp({ configuration: { staffDomains: ['maker.example'] }, open: app.open });
    await house.newClient().call(endpoints.register, { body: registrationOf('chief@maker.example') });
    const [mail] = await waitForMails(house, 'chief@maker.example');
    const confirm = () => house.anonymous.call(endpoints.confirmEmail, { body: { token: mail?.token ?? '' } });
    const enter = (password: string) => house.newClient().call(endpoints.login, { body: { email: 'chief@maker.example', password } });
    // A mail program may have followed the link before a person does.
    const [first, second] = [(await confirm()).body, (await confirm()).body];
    expect((await enter(STRANGER_PASSWORD)).status).toBe(401);
    expect((await chosen(first.choosePassword, house)).status).toBe(410);
    expect((await chosen(second.choosePassword, house)).status).toBe(200);
    expect((await enter(CHOSEN)).body.isInternalStaff).toBe(true);
    await house.close();
  });

  test.each([
    ['an address that is none', { email: 'ada' }, 'text.email', 'email'],
    ['a short password', { password: 'short' }, 'password.too-short', 'password'],
    ['a common password', { password: 'Password123' }, 'password.too-common', 'password'],
    ['a run', { password: 'abcdefghijkl' }, 'password.too-common', 'password'],
    ['the address as password', { password: 'wrong@example.com' }, 'password.is-email', 'password'],
    ['a name with a sign', { name: 'Ada <b>' }, 'text.character', 'name'],
    ['an unknown profession', { professionId: 77 }, 'reference-data.unknown', 'professionId'],
    ['an unknown country', { countryGeonameId: 7 }, 'place.not-found', 'countryGeonameId'],
    [
      'a division of another country',
      { level2GeonameId: 1_001_000_000 + 840 * 36 ** 3 + Number.parseInt('CA', 36) },
      'place.not-found',
      'level2GeonameId',
    ],
    ['a company without a name', { company: { kind: 'new' as const, name: ' ', companyTypeId: 1 } }, 'text.empty', 'company.name'],
    [
      'a tax number that is none',
      { company: { kind: 'new' as const, name: 'A', companyTypeId: 1, vatNumber: 'DE12' } },
      'tax-number.malformed',
      'company.vatNumber',
    ],
    ['another to join by', { company: { kind: 'join' as const, vatNumber: 'ES1' } }, 'tax-number.malformed', 'company.vatNumber'],
    ['a company by no number', { company: { kind: 'join' as const } }, 'text.empty', 'company.clientCode'],
  ])('is told of %s', async (_, more, code, field) => {
    const { status, problem } = await register('wrong@example.com', more);
    expect(status).toEqual(code === 'place.not-found' ? 404 : 422);
    expect(problem.code).toEqual(code);
    expect(problem.field).toEqual(field);
  });

  test.each([249, 254])('with an address of %i characters registers, signs in and asks for a password', async (length) => {
    const local = 'a'.repeat(60);
    const labels = `${'b'.repeat(60)}.${'c'.repeat(60)}.`;
    const email = `${local}@${labels}${'d'.repeat(length - local.length - labels.length - 4)}.es`;
    expect(email.length).toBe(length);
    const { account } = await confirmedStranger(app, email);
    const asked = await app.anonymous.call(endpoints.requestPasswordReset, { body: { email } });
    expect(account.email).toEqual(email);
    expect(asked.status).toBe(200);
  });

  test('cannot be led to another origin', async () => {
    const statuses = [];
    for (const returnTo of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a/..//evil.example', '/\t/evil.example'])
      statuses.push((await register('led@example.com', { returnTo })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
  });
});

describe('a company', () => {
  test('that is new has its registrant as first user, once the address is confirmed', async () => {
    const company = {
      kind: 'new' as const,
      name: 'Taller Nou, S.L.',
      companyTypeId: 2,
      vatNumber: 'es b-6512 3456',
      street: 'Carrer Major 1',
    };
    await register('boss@taller.example', { company });
    const [mail] = await waitForMails(app, 'boss@taller.example');
    const ofTaller = async () => app.database.select().from(companies).where(eq(companies.name, 'Taller Nou, S.L.'));
    expect(await ofTaller()).toEqual([]);
    await app.anonymous.call(endpoints.confirmEmail, { body: { token: mail?.token ?? '' } });
    const [made] = await ofTaller();
    const account = await accountOf('boss@taller.example');
    const [profile] = await app.database
      .select()
      .from(companyProfiles)
      .where(eq(companyProfiles.companyId, made?.id ?? ''));
    expect(made?.typeDescription).toBe('Specifier');
    expect(made?.rateId).toBe(10);
    expect(made?.currency).toBe('EUR');
    expect(account?.companyId).toEqual(made?.id);
    expect(account?.isFirstUser).toBe(true);
    expect(account?.userType).toBe(2);
    expect(profile?.vatNumber).toBe('ESB65123456');
    expect(profile?.countryGeonameId).toEqual(SPAIN);

    // Nobody has proved that number: the second account that states it is refused nothing and asks no stranger (070).
    await confirmedStranger(app, 'second@taller.example', { company: { ...company, name: 'Another name', vatNumber: 'ESB65123456' } });
    const second = await accountOf('second@taller.example');
    const requests = await app.database
      .select()
      .from(companyJoinRequests)
      .where(eq(companyJoinRequests.companyId, made?.id ?? ''));
    expect(second?.isFirstUser).toBe(true);
    expect(second?.companyId).not.toBe(null);
    expect(second?.companyId).not.toBe(made?.id);
    expect(requests).toEqual([]);

    // When sales have accepted someone there, it is known, and its manager is asked.
    const boss = await app.newClient().call(endpoints.login, { body: { email: 'boss@taller.example', password: STRANGER_PASSWORD } });
    await app.database.update(accounts).set({ status: 4 }).where(eq(accounts.id, boss.body.userId));
    await app.database.insert(accountPrivileges).values({ accountId: boss.body.userId, privilege: 'COMPANY_MANAGE_USER' });
    await confirmedStranger(app, 'third@taller.example', { company: { ...company, name: 'A third name', vatNumber: 'ES-B 65123456' } });
    const third = await accountOf('third@taller.example');
    const asked = await app.database
      .select()
      .from(companyJoinRequests)
      .where(eq(companyJoinRequests.companyId, made?.id ?? ''));
    expect(third?.companyId).toBeNull();
    expect(asked.map(({ accountId, state }) => ({ accountId, state }))).toEqual([{ accountId: third?.id, state: 'open' }]);
  });

  test('is asked by its client code; an unknown code gets the same answer and asks no one', async () => {
    const joins = async (email: string, clientCode: string) => {
      const { account } = await confirmedStranger(app, email, { company: { kind: 'join', clientCode } });
      return app.database.select().from(companyJoinRequests).where(eq(companyJoinRequests.accountId, account.userId));
    };
    const [known, unknown] = [await joins('known@example.com', '430101'), await joins('nocode@example.com', '999999')];
    expect(known.map(({ companyId, state }) => [companyId, state])).toEqual([['00000000-0000-4000-8000-000000000101', 'open']]);
    expect(unknown).toEqual([]);
  });
});

describe('a password', () => {
  test('is replaced by the link of a mail, once, and every session ends', async () => {
    const { client } = await confirmedStranger(app, 'forgot@example.com');
    await app.anonymous.call(endpoints.requestPasswordReset, { body: { email: 'forgot@example.com', returnTo: '/orders' } });
    const mail = (await waitForMails(app, 'forgot@example.com', 2)).find(({ template }) => template === 'resetPassword');
    const set = (password: string) => app.anonymous.call(endpoints.setPassword, { body: { token: mail?.token ?? '', password } });
    expect((await set('forgot@example.com')).problem.code).toBe('password.is-email');
    expect((await set('quite another lamp')).body).toEqual({ email: 'forgot@example.com', returnTo: '/orders', signedIn: false });
    const [again, session, old, fresh] = [
      await set('and yet another lamp'),
      await client.call(endpoints.getAccount, {}),
      await login('forgot@example.com', STRANGER_PASSWORD),
      await login('forgot@example.com', 'quite another lamp'),
    ];
    expect(again.status).toBe(410);
    expect(session.status).toBe(401);
    expect(old.status).toBe(401);
    expect(fresh.status).toBe(200);
    const resetMails = await waitForMails(app, 'forgot@example.com', 3);
    expect(resetMails.map(({ template }) => template)).toContain('passwordChanged');
  });

  test('is asked for twice: the link of the first mail dies with the second', async () => {
    await confirmedStranger(app, 'impatient@example.com');
    const ask = () => app.anonymous.call(endpoints.requestPasswordReset, { body: { email: 'impatient@example.com' } });
    await ask();
    const older = (await waitForMails(app, 'impatient@example.com', 2)).find(({ template }) => template === 'resetPassword');
    await ask();
    const mails = await waitForMails(app, 'impatient@example.com', 3);
    const newer = mails.find(({ template, token }) => template === 'resetPassword' && token !== older?.token);
    const kindOf = async (token = '') => {
      const answer = await app.anonymous.call(endpoints.describePasswordLink, { body: { token } });
      return answer.status === 200 ? answer.body.kind : answer.problem.code;
    };
    const set = (token = '') => app.anonymous.call(endpoints.setPassword, { body: { token, password: CHOSEN } });
    expect([await kindOf(older?.token), await kindOf(newer?.token)]).toEqual(['mail-link.expired', 'reset']);
    expect([(await set(older?.token)).status, (await set(newer?.token)).status, (await set(newer?.token)).status]).toEqual([410, 200, 410]);
    expect(await kindOf(newer?.token)).toBe('mail-link.expired');
  });

  test('is not hashed for an invalid link: a flood of them does not block sign-ins', async () => {
    const busy = new SessionService(app.database, accountDirectory([]), app.clock.read, new PasswordChecker(0, 0));
    const now = app.clock.read();
    const set = async (token: string) => {
      const answer = await setPassword(app.database, busy, { token, password: CHOSEN }, now);
      return answer.ok ? 'set' : answer.failure.code;
    };
    await app.anonymous.call(endpoints.requestPasswordReset, { body: { email: 'other@candil.example' } });
    const [mail] = await waitForMails(app, 'other@candil.example');
    expect([await set('x'.repeat(43)), await set(mail?.token ?? '')]).toEqual(['mail-link.expired', 'login.busy']);
  });

  test('is set by the link also where the address was never confirmed: the mail has proved it', async () => {
    await register('straight@example.com');
    await waitForMails(app, 'straight@example.com');
    await app.anonymous.call(endpoints.requestPasswordReset, { body: { email: 'straight@example.com' } });
    const mail = (await waitForMails(app, 'straight@example.com', 2)).find(({ template }) => template === 'resetPassword');
    await app.anonymous.call(endpoints.setPassword, { body: { token: mail?.token ?? '', password: 'quite another lamp' } });
    expect((await login('straight@example.com', 'quite another lamp')).body.status).toBe(2);
  });

  test('is changed by its owner: this session stays, the others end, and it is written down', async () => {
    const { client: desk, account } = await confirmedStranger(app, 'owner@example.com');
    const phone = app.newClient();
    await phone.call(endpoints.login, { body: { email: 'owner@example.com', password: STRANGER_PASSWORD } });
    const change = (currentPassword: string, newPassword: string) =>
      desk.call(endpoints.changePassword, { body: { currentPassword, newPassword } });
    const wrong = await change('not my password', 'quite another lamp');
    const common = await change(STRANGER_PASSWORD, 'qwertyuiop');
    expect(wrong.status).toBe(422);
    expect(wrong.problem.code).toBe('password.wrong');
    expect(common.problem.code).toBe('password.too-common');
    expect((await change(STRANGER_PASSWORD, 'quite another lamp')).status).toBe(204);
    const [deskAfter, phoneAfter] = [await desk.call(endpoints.getAccount, {}), await phone.call(endpoints.getAccount, {})];
    expect(deskAfter.status).toBe(200);
    expect(phoneAfter.status).toBe(401);
    const kinds = (await app.database.select().from(securityEvents).where(eq(securityEvents.accountId, account.userId))).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(expect.arrayContaining(['account.registered', 'email.confirmed', 'password.set']));
  });

  test('of an unknown address gets the same answer, without a mail', async () => {
    const ask = (email: string) => app.newClient().call(endpoints.requestPasswordReset, { body: { email } });
    const [known, unknown] = [await ask('importer@candil.example'), await ask('nobody@example.com')];
    expect(known.status).toEqual(unknown.status);
    expect(known.body).toEqual(unknown.body);
    await waitForMails(app, 'importer@candil.example');
    expect(await mailsTo(app, 'nobody@example.com')).toEqual([]);
  });
});

describe('limits', () => {
  test('of the look-up of addresses: ten a minute from one address, then when to come back', async () => {
    const look = (email: string, remoteAddress = '10.8.0.1') =>
      app.newClient().call(endpoints.validateEmail, { params: { email }, remoteAddress });
    const answers = [];
    for (let index = 0; index < 11; index += 1) answers.push(await look(index % 2 === 0 ? 'webuser@candil.example' : 'free@example.com'));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 404, 200, 404, 200, 404, 200, 404, 429]);
    expect(answers[0]?.body).toEqual({ email: 'webuser@candil.example', taken: true });
    expect(answers[1]?.problem.code).toBe('email.free');
    expect(Number(answers[10]?.headers['retry-after'])).toBe(60);
    expect((await look('free@example.com', '10.8.0.2')).status).toBe(404);
    app.clock.advance(61_000);
    expect((await look('free@example.com')).status).toBe(404);
  });

  test('of mails to one address, whether it has an account or not', async () => {
    const statuses = async (email: string) => {
      const collected = [];
      for (let index = 0; index < 4; index += 1)
        collected.push(
          (await app.newClient().call(endpoints.requestPasswordReset, { body: { email }, remoteAddress: `10.9.0.${index}` })).status,
        );
      return collected;
    };
    expect([await statuses('noclient@candil.example'), await statuses('nobody-else@example.com')]).toEqual([
      [200, 200, 200, 429],
      [200, 200, 200, 429],
    ]);
  });
});

test('the outbox is nowhere in production, nor where mails are sent', async () => {
  const list = async (configuration: Parameters<typeof buildTestApp>[0]) => {
    const other = await buildTestApp({ ...configuration, open: app.open });
    const { status, problem } = await other.anonymous.call(endpoints.listMails, {});
    await other.close();
    return [status, problem.code];
  };
  expect([await list({ configuration: { production: true } }), await list({ configuration: { smtpUrl: 'smtp://127.0.0.1:9' } })]).toEqual([
    [404, 'route.not-found'],
    [404, 'route.not-found'],
  ]);
});
