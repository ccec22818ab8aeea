import { gzipSync } from 'node:zlib';
import { SAMPLE_USERS } from '@candil/product';
import type { Page } from '@playwright/test';
import { expect, journey } from '../journey';
import { openIn, signInAs } from '../sign-in';

/** KiB of JavaScript, gzipped, of everything a page loads until it rests. */
const scriptsOf = async (page: Page, load: () => Promise<unknown>) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await load();
  await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
};

journey('the first load stays within its budget, logged out and signed in', async ({ page, context, product }) => {
  const visitor = await context.newPage();
  const loggedOut = await scriptsOf(visitor, () => openIn(visitor, product.url, 'en'));
  await signInAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  const member = await context.newPage();
  // A page of a few words shows the size of the shell; a screen adds at most its own part.
  const shell = await scriptsOf(member, () => member.goto('/error-403'));
  const home = await context.newPage();
  const withHome = await scriptsOf(home, () => home.goto('/'));
  expect(
    [loggedOut > 0, loggedOut <= 130, shell > 0, shell <= 182, withHome <= shell + 48],
    `${loggedOut}, ${shell}, ${withHome} KiB`,
  ).toEqual([true, true, true, true, true]);
});
