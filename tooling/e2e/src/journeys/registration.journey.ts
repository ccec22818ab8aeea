import { SAMPLE_USERS, signIn } from '@candil/product';
import type { FrameLocator, Page } from '@playwright/test';
import { once } from '../breadth';
import { expect, journey } from '../journey';
import { linkInMail } from '../mails';
import { enterAs, fillSignIn, openIn } from '../sign-in';
import { type JourneyLanguage, pattern, words } from '../words';

const PASSWORD = 'three warm pendants hang';
const PRODUCTS = [{ referenceCode: '0820 42/2A_10', quantity: 6 }];

const dialogFrame = (page: Page): FrameLocator => page.getByRole('dialog').frameLocator('iframe');

/** The three steps as someone on a phone takes them; towns and countries are found by typing. */
const register = async (frame: FrameLocator, language: JourneyLanguage, email: string, country: string) => {
  const w = words(language);
  const text = (key: string) => frame.getByRole('textbox', { name: w(key) });
  const choose = async (key: string, typed = '') => {
    const box = frame.getByRole('combobox', { name: w(key) });
    await box.click();
    if (typed !== '') await box.fill(typed);
    await frame.getByRole('option').first().click();
  };
  const goOn = () => frame.getByRole('button', { name: w('login-area:register.next') }).click();

  await text('login-area:register.you.name').fill('Ana Torres');
  await text('login-area:register.you.email').fill(email);
  await frame.locator('input[autocomplete="new-password"]').fill(PASSWORD);
  await choose('login-area:register.you.profession');
  await expect(frame.getByText(w('login-area:register.email.free'))).toBeVisible();
  await goOn();
  await choose('login-area:register.place.country', country);
  await choose('login-area:register.place.level2');
  await choose('login-area:register.place.level3');
  await goOn();
  await frame.getByRole('radio', { name: w('login-area:register.company.kinds.new') }).click();
  await text('login-area:register.company.name').fill('Taller Torres S.L.');
  await choose('login-area:register.company.type');
  await frame.getByRole('checkbox', { name: w('login-area:register.consent.agree') }).check();
  await frame.getByRole('button', { name: w('login-area:register.submit') }).click();
  await expect(frame.getByText(w('login-area:register.sent.title'))).toBeVisible();
};

const CASES = [
  { language: 'en', country: 'Spain' },
  { language: 'de', country: 'Spanien' },
] as const;

for (const { language, country } of once(CASES))
  journey(
    `a stranger becomes a trade customer and lands on what was blocked, in ${language} on a phone`,
    async ({ page, browser, product }) => {
      const w = words(language);
      const email = `ana.${language}@taller.example`;
      await page.setViewportSize({ width: 390, height: 844 });

      // A screen behind the sign-in leads home and asks who this is.
      await openIn(page, product.url, language, '/projects');
      await dialogFrame(page)
        .getByRole('link', { name: w('login-area:access.register') })
        .click();
      await register(dialogFrame(page), language, email, country);

      // The link of the mail confirms the address; signing in goes on to where it began.
      await page.goto(await linkInMail(product.url, email, 'confirmEmail'));
      await expect(page.getByRole('heading', { name: w('login-area:confirm.done.title') })).toBeVisible();
      await page.getByRole('button', { name: w('login-area:confirm.goOn') }).click();
      await fillSignIn(page, language, email, PASSWORD);
      await expect(page).toHaveURL(`${product.url}/projects`);

      // The budget of their first project needs a qualified user: the frame asks for the details that the maker requires.
      const session = await signIn(product.url, email, PASSWORD);
      const made = await session.call('POST', '/v1/projects', { name: 'Casa Torres', catalogId: 16, products: PRODUCTS });
      const wanted = `/project/${made.body.id}/request-budget`;
      await page.goto(wanted);
      const frame = dialogFrame(page);
      // The company that was registered is shown, and not asked again.
      await expect(frame.getByText('Taller Torres S.L.')).toBeVisible();
      await expect(frame.getByRole('combobox', { name: w('login-area:register.company.type') })).toHaveCount(0);
      await frame.getByRole('textbox', { name: w('login-area:qualification.work.message') }).fill('Hotels, two a year');
      await frame.getByRole('button', { name: w('login-area:qualification.submit') }).click();
      await expect(page.getByRole('dialog')).toBeHidden();

      // Sales accepts in another browser.
      const office = await browser.newContext({ baseURL: product.url });
      const desk = await office.newPage();
      const s = words('en');
      await enterAs(desk, product.url, 'en', SAMPLE_USERS.sales);
      await desk.goto(`/staff/qualifications?search=${encodeURIComponent(email)}`);
      const request = desk.getByRole('listitem').filter({ hasText: email });
      await expect(request.getByText('Hotels, two a year')).toBeVisible();
      await request.getByRole('button', { name: s('eproject:qualifications.accept.open') }).click();
      await request.getByRole('button', { name: s('eproject:qualifications.accept.confirm') }).click();
      await expect(desk.getByText(pattern(s('eproject:qualifications.done.accepted'))).first()).toBeVisible();
      await expect(request).toHaveCount(0);
      await office.close();

      // The mail of the decision leads to the action that was blocked, and nothing stands in its way.
      await page.goto(await linkInMail(product.url, email, 'qualificationAccepted'));
      await expect(page).toHaveURL(`${product.url}${wanted}`);
      await expect(page.getByLabel(w('eproject:request.need.description'))).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.evaluate(async () => (await fetch('/api/v1/account')).json())).resolves.toMatchObject({ email, status: 4 });
    },
  );

journey(
  'what was typed into a registration survives a reload, all but the password, and steps can be gone back to',
  async ({ page, product }) => {
    const w = words('en');
    await openIn(page, product.url, 'en', '/new-register?return=%2Fprojects');
    await expect(page).toHaveURL(/\/en\/new-register\?return=%2Fprojects$/);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('textbox', { name: w('login-area:register.you.name') }).fill('Ana Torres');
    await frame.getByRole('textbox', { name: w('login-area:register.you.email') }).fill(SAMPLE_USERS.distributor);
    await frame.locator('input[autocomplete="new-password"]').fill(PASSWORD);
    await expect(frame.getByText(w('login-area:register.email.taken'))).toBeVisible();
    await page.reload();
    await expect(frame.getByText(w('login-area:register.kept'))).toBeVisible();
    await expect(frame.getByRole('textbox', { name: w('login-area:register.you.name') })).toHaveValue('Ana Torres');
    await expect(frame.locator('input[autocomplete="new-password"]')).toHaveValue('');

    // A language chosen on the page stands in its address, and the entries stay.
    await page.getByRole('banner').getByRole('button', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/de\/new-register\?return=%2Fprojects$/);
    await expect(frame.getByRole('textbox', { name: words('de')('login-area:register.you.name') })).toHaveValue('Ana Torres');
  },
);

journey('a forgotten password: the answer is the same for every address, the link works once', async ({ page, product }) => {
  const w = words('en');
  const frame = page.frameLocator('iframe');
  const ask = async (email: string) => {
    await page.goto('/password-reset');
    await frame.getByRole('textbox', { name: w('common-front:session.login.email') }).fill(email);
    await frame.getByRole('button', { name: w('login-area:access.reset.submit') }).click();
    const said = frame.getByText(pattern(w('login-area:access.reset.sent.text'))).first();
    await expect(said).toBeVisible();
    return (await said.innerText()).replace(email, '');
  };
  await openIn(page, product.url, 'en');
  const unknown = await ask('nobody@taller.example');
  expect(await ask(SAMPLE_USERS.specifier)).toBe(unknown);
  await frame.getByRole('button', { name: w('login-area:access.reset.sent.again') }).click();
  await expect(frame.getByText(w('login-area:access.reset.sent.resent'))).toBeVisible();

  const link = await linkInMail(product.url, SAMPLE_USERS.specifier, 'resetPassword', 2);
  await page.goto(link);
  const field = frame.locator('input[autocomplete="new-password"]');
  await field.fill('short');
  await frame.getByRole('button', { name: w('login-area:access.change.submit') }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(PASSWORD);
  await frame.getByRole('button', { name: w('login-area:access.change.submit') }).click();
  await expect(frame.getByText(w('login-area:access.change.done.title'))).toBeVisible();
  await frame.locator('input[autocomplete="current-password"]').fill(PASSWORD);
  await frame.getByRole('button', { name: w('common-front:session.login.submit') }).click();
  await expect(page).toHaveURL(`${product.url}/`);

  // The same link again, one that never was, and one that lost its token.
  for (const stale of [link, '/password-reset?token=never', `/password-reset?token=${'a'.repeat(43)}`]) {
    await page.context().clearCookies();
    await page.context().addCookies([{ name: 'language', value: 'en', url: product.url }]);
    await page.goto(stale);
    const typed = frame.locator('input[autocomplete="new-password"]');
    const title = frame.getByText(w('login-area:access.change.stale.title'));
    await expect(title).toBeVisible();
    // Nobody thinks of a password for a link that leads nowhere.
    await expect(typed).toHaveCount(0);
  }
});

journey('a confirmation that is not one is told, and a new link can be had', async ({ page, product }) => {
  const w = words('en');
  await openIn(page, product.url, 'en', `/confirm-email?token=${'a'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: w('login-area:confirm.stale.title') })).toBeVisible();
  await page.getByRole('textbox', { name: w('login-area:confirm.stale.email') }).fill('nobody@taller.example');
  await page.getByRole('button', { name: w('login-area:confirm.stale.send') }).click();
  await expect(page.getByText(pattern(w('login-area:confirm.stale.sent')))).toBeVisible();
});

journey('support is asked for with files, of which one can be taken back', async ({ page, product }) => {
  const w = words('en');
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  await page.goto('/login-area/support?return=%2Fprojects');
  await page.getByRole('combobox', { name: w('login-area:support.type') }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: w('login-area:support.subject') }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: w('login-area:support.message') }).fill('The lamp over the bar hums at 20 percent.');
  const files = page.locator('input[type="file"]');
  const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('It hums.') });
  await files.setInputFiles([
    text('hum.txt'),
    text('wrong.txt'),
    { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ]);
  await expect(page.getByText('tool.exe')).toBeVisible();
  await expect(page.locator('[data-state="done"]')).toHaveCount(2);
  await page.getByRole('button', { name: /wrong\.txt$/ }).click();
  await expect(page.locator('[data-state="done"]')).toHaveCount(1);
  await page.getByRole('button', { name: w('login-area:support.submit') }).click();
  await expect(page.getByText(w('login-area:support.sent.title'))).toBeVisible();
  await page.getByRole('button', { name: w('login-area:area.goOn') }).click();
  await expect(page).toHaveURL(/\/projects$/);
});
