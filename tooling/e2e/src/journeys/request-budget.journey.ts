import { AxeBuilder } from '@axe-core/playwright';
import { SAMPLE_USERS, signIn } from '@candil/product';
import type { Page } from '@playwright/test';
import { once } from '../breadth';
import { expect, journey } from '../journey';
import { linkInMail } from '../mails';
import { fillSignIn, openIn, signInAs } from '../sign-in';
import { type JourneyLanguage, pattern, words } from '../words';

const PASSWORD = 'three warm pendants hang';
const SPAIN = 1_000_000_724;
const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n';
const PRODUCTS = [{ referenceCode: '0820 42/2A_10', quantity: 6 }];
const NUMBER = /R\d{5}/;

/** Someone with a confirmed address and nothing more, who has made a project. */
const strangerWithProject = async (url: string, language: JourneyLanguage, email: string) => {
  const post = (path: string, body: object) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(body),
    });
  const person = { email, password: PASSWORD, name: 'Ada Byron', language, catalogId: 16, professionId: 1, countryGeonameId: SPAIN };
  expect((await post('/v1/users/register', { ...person, company: { kind: 'none' }, consent: true })).status).toBe(200);
  const link = new URL(await linkInMail(url, email, 'confirmEmail'), url);
  expect((await post('/v1/users/confirm-email', { token: link.searchParams.get('token') })).status).toBe(200);
  const session = await signIn(url, email, PASSWORD);
  const { body } = await session.call('POST', '/v1/projects', { name: 'Casa Roca', catalogId: 16, products: PRODUCTS });
  return body.id as string;
};

const askQualification = async (page: Page, language: JourneyLanguage) => {
  const w = words(language);
  const frame = page.getByRole('dialog').frameLocator('iframe');
  await frame.getByRole('textbox', { name: w('login-area:register.company.name') }).fill('Estudio Byron');
  await frame.getByRole('combobox', { name: w('login-area:register.company.type') }).click();
  await frame.getByRole('option').first().click();
  await frame.getByRole('button', { name: w('login-area:qualification.submit') }).click();
  await expect(page.getByRole('dialog', { name: w('common-front:session.modal.view.qualification') })).toBeHidden();
};

const accept = async (url: string, email: string) => {
  const sales = await signIn(url, SAMPLE_USERS.sales);
  const { body } = await sales.call('GET', `/v1/qualification-requests?search=${encodeURIComponent(email)}`);
  const { status } = await sales.call('POST', `/v1/qualification-requests/${body.items[0].id}/decision`, { action: 'accept' });
  expect(status).toBe(200);
};

const setFootFlag = async (url: string, on: boolean) => {
  const admin = await signIn(url, SAMPLE_USERS.admin);
  const { body } = await admin.call('GET', '/v1/staff/flags');
  const { version } = body.flags.find(({ name }: { name: string }) => name === 'requestBudgetButtonInFooter');
  const settings = { version, sets: { PRO: on }, emails: [], subFamilyIds: null, applicationIds: null };
  expect((await admin.call('PUT', '/v1/staff/flags/requestBudgetButtonInFooter', settings)).status).toBe(200);
};

const VISITS = [
  ['en', 1280],
  ['de', 390],
] as const;

for (const [language, width] of once(VISITS, VISITS[1]))
  journey(`who must qualify first lands on the request for the budget, in ${language} at ${width} px`, async ({ page, product }) => {
    journey.setTimeout(120_000);
    const w = words(language);
    const email = `ada.${language}@taller.example`;
    const projectId = await strangerWithProject(product.url, language, email);
    await page.setViewportSize({ width, height: 844 });
    await openIn(page, product.url, language, `/project/${projectId}`);
    await fillSignIn(page, language, email, PASSWORD);
    await page.getByRole('link', { name: w('eproject:request.button'), exact: true }).click();
    await askQualification(page, language);
    await accept(product.url, email);
    await page.goto(await linkInMail(product.url, email, 'qualificationAccepted'));
    await expect(page).toHaveURL(`${product.url}/project/${projectId}/request-budget`);

    const description = page.getByLabel(w('eproject:request.need.description'));
    await description.fill('Two deliveries, the first in May.');
    await page.locator('input[type="file"]').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
    await expect(page.getByRole('listitem').filter({ hasText: 'plan.pdf' })).toHaveAttribute('data-state', 'done');
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations).toEqual([]);

    // A reload loses nothing, not even the file.
    await page.reload();
    await expect(description).toHaveValue('Two deliveries, the first in May.');
    await expect(page.getByRole('listitem').filter({ hasText: 'plan.pdf' })).toHaveAttribute('data-state', 'done');
    await page.getByLabel(w('eproject:request.project.name')).fill('Hotel Sol');
    await page.getByRole('button', { name: w('eproject:request.submit') }).click();
    await expect(page).toHaveURL(`${product.url}/project/${projectId}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hotel Sol');
    const card = page.getByRole('complementary').getByRole('listitem').filter({ hasText: NUMBER });
    await expect(card).toContainText('plan.pdf');
    // The sales person in charge gets a mail with the file.
    await expect(linkInMail(product.url, SAMPLE_USERS.sales, 'budgetRequested')).resolves.toMatch(/^\/api\/files\//);
  });

journey('what was typed at the foot of a project waits for the qualification', async ({ page, product }) => {
  journey.setTimeout(120_000);
  const language = 'en';
  const w = words(language);
  const email = 'ada.foot@taller.example';
  const projectId = await strangerWithProject(product.url, language, email);
  await setFootFlag(product.url, true);
  try {
    await openIn(page, product.url, language, `/project/${projectId}`);
    await fillSignIn(page, language, email, PASSWORD);
    await page.getByRole('button', { name: w('eproject:request.button'), exact: true }).click();
    const sheet = page.getByRole('dialog', { name: w('eproject:request.title') });
    await sheet.getByLabel(w('eproject:request.need.description')).fill('Two deliveries, the first in May.');
    await sheet.getByRole('button', { name: w('eproject:request.submit') }).click();
    await askQualification(page, language);
    await accept(product.url, email);
    await page.goto(await linkInMail(product.url, email, 'qualificationAccepted'));
    await expect(page).toHaveURL(`${product.url}/project/${projectId}?request=budget`);
    await expect(sheet.getByLabel(w('eproject:request.need.description'))).toHaveValue('Two deliveries, the first in May.');
    await sheet.getByRole('button', { name: w('eproject:request.submit') }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText(pattern(w('eproject:request.sent.title'))).first()).toBeVisible();
    await expect(page.getByRole('complementary').getByText(NUMBER)).toBeVisible();
  } finally {
    await setFootFlag(product.url, false);
  }
});

journey('in the USA nobody has to be qualified, and the page is another', async ({ page, product }) => {
  const w = words('us');
  const session = await signIn(product.url, SAMPLE_USERS.distributorUsa);
  const products = [{ referenceCode: '0820-42/2A_10', quantity: 6 }];
  const { body } = await session.call('POST', '/v1/projects', { name: 'Harbor House', catalogId: 21, products });
  await signInAs(page, product.url, 'us', SAMPLE_USERS.distributorUsa);
  await page.goto(`/project/${body.id}/request-budget`);
  await expect(page).toHaveURL(`${product.url}/project/${body.id}/usa-request-budget`);
  await page.getByRole('button', { name: w('eproject:request.submit') }).click();
  await expect(page).toHaveURL(`${product.url}/project/${body.id}`);
  await expect(page.getByRole('complementary').getByText(NUMBER)).toBeVisible();
});
