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
  const signedIn = await scriptsOf(member, () => member.goto('/'));
  process.stdout.write(
    `first load: ${loggedOut.toFixed(1)} KiB logged out (at most 130), ${signedIn.toFixed(1)} KiB signed in (at most 175)\n`,
  );
  expect(loggedOut).toBeGreaterThan(0);
  expect(loggedOut).toBeLessThanOrEqual(130);
  expect(signedIn).toBeLessThanOrEqual(175);
});
