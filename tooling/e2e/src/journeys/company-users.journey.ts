import { PASSWORD as SAMPLE_PASSWORD, SAMPLE_USERS, type Session, signIn } from '@candil/product';
import type { Browser, Page } from '@playwright/test';
import { once } from '../breadth';
import { expect, journey, STAFF_DOMAIN } from '../journey';
import { linkInMail } from '../mails';
import { fillSignIn, openIn, signInAs } from '../sign-in';
import { type JourneyLanguage, words } from '../words';

const PASSWORD = 'three warm pendants hang';
const LANGUAGES: readonly JourneyLanguage[] = ['en', 'de'];

const onAnotherDevice = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })).newPage();

/** Registers someone who names a company by its client code, up to the confirmed address. */
const askToJoin = async (url: string, email: string, clientCode: string): Promise<void> => {
  const post = (path: string, body: object) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(body),
    });
  const countries = await (await fetch(`${url}/api/countries?lang=en`)).json();
  const { geonameId, level2 } = countries.find(({ isoCode }: { isoCode: string }) => isoCode === 'ES');
  const [region] = await (await fetch(`${url}/api/countries/${geonameId}/${level2.urlPath}?lang=en`)).json();
  const [profession] = await (await fetch(`${url}/api/professions?lang=en`)).json();
  const registered = await post('/v1/users/register', {
    email,
    password: PASSWORD,
    name: 'Rosa Vila',
    language: 'en',
    catalogId: 16,
    professionId: profession.id,
    countryGeonameId: geonameId,
    level2GeonameId: region.geonameId,
    company: { kind: 'join', clientCode },
    consent: true,
  });
  if (!registered.ok) throw new Error(`Registering answered ${registered.status}: ${await registered.text()}`);
  const token = new URLSearchParams((await linkInMail(url, email, 'confirmEmail')).split('?')[1]).get('token');
  const confirmed = await post('/v1/users/confirm-email', { token });
  if (!confirmed.ok) throw new Error(`Confirming answered ${confirmed.status}: ${await confirmed.text()}`);
  const { choosePassword } = await confirmed.json();
  // Of internal staff only a password that was chosen behind the mail opens the account (decision 051).
  if (choosePassword === undefined) return;
  const chosen = new URL(choosePassword, url).searchParams.get('token');
  const set = await post('/v1/auth/password-change', { token: chosen, password: PASSWORD });
  if (!set.ok) throw new Error(`Choosing a password answered ${set.status}: ${await set.text()}`);
};

/** The three steps of an invited user without registration: profession, place, consent. */
const completeRegistration = async (page: Page, language: JourneyLanguage): Promise<void> => {
  const w = words(language);
  const frame = page.getByRole('dialog').frameLocator('iframe');
  const choose = async (key: string, typed = '') => {
    const box = frame.getByRole('combobox', { name: w(key) });
    await box.click();
    if (typed !== '') await box.fill(typed);
    await frame.getByRole('option').first().click();
  };
  const goOn = () => frame.getByRole('button', { name: w('login-area:register.next') }).click();
  await choose('login-area:register.you.profession');
  await goOn();
  await choose('login-area:register.place.country', language === 'de' ? 'Spanien' : 'Spain');
  await choose('login-area:register.place.level2');
  await goOn();
  await frame.getByRole('checkbox', { name: w('login-area:register.consent.agree') }).check();
  await frame.getByRole('button', { name: w('login-area:register.complete.submit') }).click();
};

/** A second manager of the company with that client code, which the person named manages. */
const addManager = async (url: string, email: string, clientCode: string, managerEmail: string): Promise<void> => {
  await askToJoin(url, email, clientCode);
  const manager = await signIn(url, managerEmail);
  const { requests } = (await manager.call('GET', '/v1/company/users')).body;
  const { id } = requests.find((request: { email: string }) => request.email === email);
  expect((await manager.call('POST', `/v1/company/requests/${id}`, { action: 'accept' })).status).toBe(204);
  const admin = await signIn(url, SAMPLE_USERS.admin);
  const { accountId, version } = (await admin.call('GET', `/v1/accounts?email=${encodeURIComponent(email)}`)).body;
  const change = { version, rolId: 3, managesUsers: true };
  expect((await admin.call('PATCH', `/v1/accounts/${accountId}/role`, change)).status).toBe(200);
};

const accountOf = (page: Page) => page.evaluate(async () => (await fetch('/api/v1/account')).json());

for (const language of once(LANGUAGES)) {
  journey(`a manager invites a colleague, who sets a password and signs in, in ${language}`, async ({ page, browser, product }) => {
    const w = words(language);
    const email = `eva.${language}@taller.example`;
    await signInAs(page, product.url, language, SAMPLE_USERS.distributor);
    await page.getByRole('banner').locator('[aria-haspopup="menu"]').last().click();
    await page.getByRole('menuitem', { name: w('common-front:shell.companyUsers') }).click();
    await expect(page.getByRole('heading', { level: 1, name: w('eproject:company.title') })).toBeVisible();
    await page.getByRole('button', { name: w('eproject:company.invite.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: w('eproject:company.invite.emails') }).fill(`${email}, nobody@`);
    await dialog.getByRole('button', { name: w('eproject:company.invite.send') }).click();
    // A refused address stays in the field, with the reason.
    await expect(dialog.getByText(w('eproject:company.invite.refusal.invalid'))).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: w('eproject:company.invite.emails') })).toHaveValue('nobody@');
    await dialog.getByRole('button', { name: w('eproject:company.invite.cancel') }).click();
    const row = page.getByRole('listitem').filter({ hasText: email });
    await expect(row.getByText(w('eproject:people.state.1'))).toBeVisible();

    const guest = await onAnotherDevice(browser, product.url);
    await openIn(guest, product.url, language, await linkInMail(product.url, email, 'invitation'));
    const frame = guest.frameLocator('iframe');
    await frame.locator('input[autocomplete="new-password"]').fill(PASSWORD);
    // The first password signs in by itself.
    await frame.getByRole('button', { name: w('login-area:access.change.enter') }).click();
    // An invited person has no details yet and must enter them first.
    await expect(guest.getByRole('dialog', { name: w('common-front:session.modal.view.complete-register') })).toBeVisible();
    await completeRegistration(guest, language);
    await expect(guest.getByRole('dialog')).toBeHidden();
    await guest.goto('/my-profile');
    await expect(guest.getByRole('heading', { name: w('eproject:profile.aboutCompany.title') })).toBeVisible();
    expect(await accountOf(guest)).toMatchObject({ email, company: { name: 'Llum i Forma' }, status: 2, missing: [] });

    // The manager takes the right back: the colleague is out within a second.
    await page.reload();
    await row.getByRole('button', { name: w('eproject:company.deactivate.actionOf', { name: `eva ${language}` }) }).click();
    await expect(dialog.getByText(w('eproject:company.deactivate.projects'))).toBeVisible();
    await dialog.getByRole('button', { name: w('eproject:company.deactivate.action') }).click();
    await expect(row).toHaveCount(0);
    await expect.poll(() => guest.evaluate(async () => (await fetch('/api/v1/account')).status)).toBe(401);
    await guest.context().close();
  });

  journey(`a manager accepts who asks to join, in ${language}`, async ({ page, product }) => {
    const w = words(language);
    const email = `rosa.${language}@taller.example`;
    await askToJoin(product.url, email, '430102');
    await signInAs(page, product.url, language, SAMPLE_USERS.otherDistributor);
    await page.goto('/users-management');
    await page.getByRole('button', { name: w('eproject:company.requests.acceptOf', { name: 'Rosa Vila' }) }).click();
    await expect(page.getByText(w('eproject:company.requests.accepted', { name: 'Rosa Vila' })).first()).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible();
    const rosa = await signIn(product.url, email, PASSWORD);
    expect((await rosa.call('GET', '/v1/account')).body).toMatchObject({ company: { name: 'Luz del Sur' }, rolId: 3 });
  });

  journey(
    `an administrator changes a role, and the session that runs loses its menu, in ${language}`,
    async ({ page, browser, product }) => {
      const w = words(language);
      const email = `ines.${language}@taller.example`;
      await addManager(product.url, email, '430102', SAMPLE_USERS.otherDistributor);
      await openIn(page, product.url, language);
      await page
        .getByRole('banner')
        .getByRole('button', { name: w('common-front:shell.signIn') })
        .click();
      await fillSignIn(page, language, email, PASSWORD);
      await expect(page.getByRole('dialog')).toBeHidden();
      const menu = page.getByRole('banner').locator('[aria-haspopup="menu"]').last();
      const companyUsers = page.getByRole('menuitem', { name: w('common-front:shell.companyUsers') });
      await menu.click();
      await expect(companyUsers).toBeVisible();
      await page.keyboard.press('Escape');

      const desk = await (await browser.newContext({ baseURL: product.url })).newPage();
      await signInAs(desk, product.url, language, SAMPLE_USERS.admin);
      await desk.goto('/staff/accounts');
      await desk.getByRole('textbox', { name: w('eproject:clients.email') }).fill(email);
      await desk.getByRole('button', { name: w('eproject:clients.find'), exact: true }).click();
      const found = desk.getByRole('article');
      await found.getByRole('combobox', { name: w('eproject:clients.role.title') }).selectOption('1');
      await found.getByRole('button', { name: w('eproject:clients.role.save') }).click();
      await expect(
        desk.getByText(w('eproject:clients.role.saved', { name: 'Rosa Vila', role: w('eproject:people.role.1') })).first(),
      ).toBeVisible();

      // The page has loaded the account before; the call for orders shows that the right was withdrawn.
      await page
        .getByRole('link', { name: w('common-front:shell.orders') })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: w('common-front:errors.page.notAuthorised.title') })).toBeVisible();
      await menu.click();
      await expect(page.getByRole('menuitem', { name: w('common-front:shell.profile') })).toBeVisible();
      await expect(companyUsers).toHaveCount(0);

      // The manager who is left is the last of the company: the same change is refused, and says how it can be made.
      await desk.getByRole('textbox', { name: w('eproject:clients.email') }).fill(SAMPLE_USERS.otherDistributor);
      await desk.getByRole('button', { name: w('eproject:clients.find'), exact: true }).click();
      const last = desk.getByRole('article').filter({ hasText: SAMPLE_USERS.otherDistributor });
      await last.getByRole('combobox', { name: w('eproject:clients.role.title') }).selectOption('1');
      await last.getByRole('button', { name: w('eproject:clients.role.save') }).click();
      await expect(desk.getByText(w('eproject:failures.company.last-manager.text')).first()).toBeVisible();
      await desk.context().close();
    },
  );

  journey(`a session is ended from the profile of another, in ${language}`, async ({ page, browser, product }) => {
    const w = words(language);
    const lost = await onAnotherDevice(browser, product.url);
    await signInAs(lost, product.url, language, SAMPLE_USERS.specifier);
    await signInAs(page, product.url, language, SAMPLE_USERS.specifier);
    await page.goto('/my-profile');
    const rows = page.getByRole('listitem').filter({ hasText: 'Chrome' });
    await expect(rows.filter({ hasText: w('eproject:profile.sessions.current') })).toHaveCount(1);
    await rows
      .getByRole('button', {
        name: w('eproject:profile.sessions.endOf', {
          device: w('eproject:profile.sessions.device', { browser: 'Chrome', system: 'Linux' }),
        }),
      })
      .first()
      .click();
    await expect(page.getByText(w('eproject:profile.sessions.ended')).first()).toBeVisible();
    await expect.poll(() => lost.evaluate(async () => (await fetch('/api/v1/account')).status)).toBe(401);
    await expect(page.evaluate(async () => (await fetch('/api/v1/account')).status)).resolves.toBe(200);
    await lost.context().close();
  });
}

journey('a profile keeps what was typed when somebody else saved meanwhile', async ({ page, product }) => {
  const w = words('en');
  await signInAs(page, product.url, 'en', SAMPLE_USERS.sales);
  await page.goto('/my-profile');
  const form = page.getByRole('form', { name: w('eproject:profile.aboutYou.title') });
  const phone = form.getByRole('textbox', { name: w('eproject:profile.aboutYou.phone') });
  await phone.fill('+34 111');
  const elsewhere = await signIn(product.url, SAMPLE_USERS.sales);
  const { aboutYou } = (await elsewhere.call('GET', '/v1/account/profile')).body;
  expect((await elsewhere.call('PATCH', '/v1/account/about-you', { ...aboutYou, phone: '+34 222' })).status).toBe(200);
  await form.getByRole('button', { name: w('eproject:profile.save') }).click();
  await expect(form.getByText(w('eproject:profile.conflict.title'))).toBeVisible();
  await expect(phone).toHaveValue('+34 111');
  await form.getByRole('button', { name: w('eproject:profile.conflict.keep') }).click();
  await expect(page.getByText(w('eproject:profile.saved')).first()).toBeVisible();
  expect((await elsewhere.call('GET', '/v1/account/profile')).body.aboutYou.phone).toBe('+34 111');
});

/** A confirmed person of the maker, with the role of sales, and a flag that lets them act for clients. */
const addStaff = async (url: string, admin: Session, email: string): Promise<void> => {
  await askToJoin(url, email, '430001');
  const { accountId, version } = (await admin.call('GET', `/v1/accounts?email=${encodeURIComponent(email)}`)).body;
  expect((await admin.call('PATCH', `/v1/accounts/${accountId}/role`, { version, rolId: 4 })).status).toBe(200);
  const { flags } = (await admin.call('GET', '/v1/staff/flags')).body;
  const { version: flagVersion } = flags.find(({ name }: { name: string }) => name === 'impersonation');
  const flag = { version: flagVersion, sets: { PRO: true }, emails: [], subFamilyIds: null, applicationIds: null };
  expect((await admin.call('PUT', '/v1/staff/flags/impersonation', flag)).status).toBe(200);
};

journey('staff acts for a client: told on every page, no orders, and given back by the button', async ({ page, product }) => {
  journey.slow();
  const w = words('en');
  const email = `vera@${STAFF_DOMAIN}`;
  const admin = await signIn(product.url, SAMPLE_USERS.admin, SAMPLE_PASSWORD);
  await addStaff(product.url, admin, email);
  await openIn(page, product.url, 'en');
  await page
    .getByRole('banner')
    .getByRole('button', { name: w('common-front:shell.signIn') })
    .click();
  await fillSignIn(page, 'en', email, PASSWORD);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(`/staff/accounts?email=${SAMPLE_USERS.distributor}`);
  await page.getByRole('button', { name: w('eproject:clients.actAs.start', { name: 'Marta Soler' }) }).click();
  const banner = page.getByRole('region', { name: w('eproject:clients.acting.label') });
  await expect(banner).toBeVisible();
  for (const path of ['/projects', '/orders', '/my-profile']) {
    await page.goto(path);
    await expect(banner).toBeVisible();
  }
  const refused = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'acting' };
    const id = '00000000-0000-4000-8000-000000000001';
    const body = JSON.stringify({ projectId: id, version: 1, products: [{ _id: id, quantity: 1 }], sendTogether: true });
    return (await (await fetch('/api/orders/process', { method: 'POST', headers, body })).json()).code;
  });
  expect(refused).toBe('impersonation.refused');
  await banner.getByRole('button').click();
  await expect(banner).toHaveCount(0);
  expect(await accountOf(page)).toMatchObject({ email });
});
