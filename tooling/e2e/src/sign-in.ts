import { PASSWORD } from '@candil/product';
import { expect, type Page } from '@playwright/test';
import { type JourneyLanguage, words } from './words';

/** Opens the product in a language, before anyone is signed in. */
export const openIn = async (page: Page, url: string, language: JourneyLanguage, path = '/') => {
  await page.context().addCookies([{ name: 'language', value: language, url }]);
  await page.goto(path);
};

/** Fills the framed sign-in that is open. */
export const fillSignIn = async (page: Page, language: JourneyLanguage, email: string, password = PASSWORD) => {
  const w = words(language);
  const frame = page.getByRole('dialog').frameLocator('iframe');
  await frame.getByLabel(w('common-front:session.login.email')).fill(email);
  await frame.getByLabel(w('common-front:session.login.password'), { exact: true }).fill(password);
  await frame.getByRole('button', { name: w('common-front:session.login.submit') }).click();
};

/** Signs in as a person does: the button in the bar, the framed form, the home page. */
export const signInAs = async (page: Page, url: string, language: JourneyLanguage, email: string) => {
  await openIn(page, url, language);
  await page
    .getByRole('banner')
    .getByRole('button', { name: words(language)('common-front:shell.signIn') })
    .click();
  await fillSignIn(page, language, email);
  await expect(page.getByRole('dialog')).toBeHidden();
};

/** Signs in without showing it, for journeys that are about something else; the caller opens the page. */
export const enterAs = async (page: Page, url: string, language: JourneyLanguage, email: string) => {
  const data = { email, password: PASSWORD };
  const answer = await page.context().request.post(`${url}/api/v1/auth/login`, { headers: { origin: url }, data });
  expect(answer.status()).toBe(200);
  await page.context().addCookies([{ name: 'language', value: language, url }]);
};
