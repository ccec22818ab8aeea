import AxeBuilder from '@axe-core/playwright';
import { SAMPLE_USERS, signIn } from '@candil/product';
import type { Page } from '@playwright/test';
import { once } from '../breadth';
import { expect, journey } from '../journey';
import { enterAs } from '../sign-in';
import { words } from '../words';

const LINES = [
  { referenceCode: '082042/2A_10', quantity: 6, room: 'Dining room' },
  { referenceCode: '552523/2Z_31', quantity: 2, room: 'Dining room' },
  // At least ten of them are made at once.
  { referenceCode: '082062/1A_10', quantity: 4, room: 'Bar' },
];

for (const width of once([1440, 390])) {
  journey(`a line is mended where it stands, and a project made sooner, at ${width} px`, async ({ page, product }) => {
    const w = words('en');
    const session = await signIn(product.url, SAMPLE_USERS.distributor);
    const { status, body } = await session.call('POST', '/v1/projects', { name: `Fixes ${width}`, catalogId: 16, products: LINES });
    expect(status).toBe(201);
    await page.setViewportSize({ width, height: 900 });
    await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
    const [, , red] = body.products;
    await page.goto('/');
    await expect(page.getByText(w('common-front:home.news.title'))).toBeVisible();
    await page.getByRole('link', { name: w('common-front:home.waits.lines_one', { count: 1, name: `Fixes ${width}` }) }).click();

    const ways = page.getByRole('group', { name: w('eproject:project.repair.label', { tag: 'L3', name: 'Alba 33' }) });
    await expect(ways.getByRole('button')).toHaveCount(2);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);

    await page.getByRole('link', { name: w('eproject:project.toFix_one', { count: 1 }) }).click();
    await ways.getByRole('button', { name: w('eproject:project.repair.add_other', { count: 6 }) }).click();
    await expect(ways).toBeHidden();
    await expect(page.locator(`[id="${red._id}"]`)).toBeFocused();
    await page.getByRole('button', { name: w('eproject:project.view.undo') }).click();
    await expect(ways).toBeVisible();

    const proposal = page.getByRole('listitem').filter({ hasText: 'Casambi' });
    await proposal.getByRole('button', { name: w('eproject:project.proposal.apply') }).click();
    await expect.poll(async () => (await session.call('GET', `/v2/project/${body.id}`)).body.products[1].attributes.control).not.toBe('Z');
    await page.getByRole('button', { name: w('eproject:project.view.undo') }).click();
    await expect.poll(async () => (await session.call('GET', `/v2/project/${body.id}`)).body.products[1].attributes.control).toBe('Z');
  });
}

for (const width of once([1440, 390])) {
  journey(
    `a project is shown by a link to somebody without an account until it is taken back, at ${width} px`,
    async ({ page, product }) => {
      const w = words('en');
      const session = await signIn(product.url, SAMPLE_USERS.distributor);
      const { body } = await session.call('POST', '/v1/projects', { name: `Shown ${width}`, catalogId: 16, products: LINES });
      await page.setViewportSize({ width, height: 900 });
      await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
      await page.goto(`/project/${body.id}`);
      await page.getByRole('button', { name: w('eproject:project.share.open') }).click();
      await page.getByRole('button', { name: w('eproject:project.share.make') }).click();
      const link = await page.getByRole('textbox', { name: w('eproject:project.share.link') }).inputValue();

      const browser = page.context().browser();
      const stranger = await browser?.newContext({ viewport: { width, height: 900 }, locale: 'en-GB' });
      const shown = await stranger?.newPage();
      if (shown === undefined) throw new Error('There is no other browser.');
      const asked: string[] = [];
      shown.on('request', (request) => asked.push(request.url()));
      await shown.goto(link);
      await expect(shown.getByRole('heading', { level: 1, name: `Shown ${width}` })).toBeVisible();
      await expect(shown.getByRole('table').getByText('Alba 33')).toHaveCount(2);
      await expect(shown.getByText('€')).toHaveCount(0);
      const token = link.split('#')[1] ?? '';
      expect(asked.filter((url) => new URL(url).pathname.includes(token))).toEqual([]);
      const { violations } = await new AxeBuilder({ page: shown }).include('main').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

      await page.getByRole('button', { name: w('eproject:project.share.takeBack') }).click();
      await expect(page.getByRole('button', { name: w('eproject:project.share.make') })).toBeVisible();
      await shown.reload();
      await expect(shown.getByText(w('eproject:failures.share.not-found.title'))).toBeVisible();
      await stranger?.close();
    },
  );
}

/** Texts of the table that stand on more than one line. */
const wrapped = (page: Page): Promise<string[]> =>
  page.getByRole('table').evaluate((table) => {
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.push(texts.currentNode.textContent ?? '');
    }
    return found;
  });

for (const language of once(['de', 'en'] as const))
  journey(`heads, codes, delivery and amounts of a project stand on one line each at 1440 px, ${language}`, async ({ page, product }) => {
    const w = words(language);
    const session = await signIn(product.url, SAMPLE_USERS.distributor);
    const { body } = await session.call('POST', '/v1/projects', { name: `One line ${language}`, catalogId: 16, products: LINES });
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterAs(page, product.url, language, SAMPLE_USERS.distributor);
    await page.goto(`/project/${body.id}`);
    await expect(page.getByText(w('eproject:project.line.minimum', { moq: 10 }))).toBeVisible();
    const heads = await page.getByRole('columnheader').allTextContents();
    const whole = [w('eproject:project.line.minimum', { moq: 10 }), ...LINES.map(({ referenceCode }) => referenceCode), ...heads];
    expect((await wrapped(page)).filter((text) => whole.includes(text) || text.includes('€'))).toEqual([]);
  });

/** Names of the buttons, and of the fields with a frame, that the page would show on paper. */
const controlsOnPaper = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role="button"], input, select, textarea')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.tagName === 'BUTTON' || getComputedStyle(control).borderTopWidth !== '0px')
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''),
  );
};

journey('a project and its budget go on paper without their commands and fields', async ({ page, product }) => {
  const w = words('en');
  const session = await signIn(product.url, SAMPLE_USERS.distributor);
  const { body } = await session.call('POST', '/v1/projects', { name: 'Printed', catalogId: 16, products: LINES.slice(0, 2) });
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  await page.goto(`/project/${body.id}`);
  await expect(page.getByRole('table').getByRole('link', { name: 'Alba 33', exact: true })).toBeVisible();
  // The name can be changed by pressing it; its text belongs on paper.
  expect(await controlsOnPaper(page)).toEqual([w('eproject:project.rename.edit')]);
  await expect(page.getByRole('table').getByRole('link', { name: 'Alba 33', exact: true })).toBeVisible();

  await page.emulateMedia({ media: null });
  await page.goto(`/project/${body.id}/generate-budget`);
  await expect(page.getByRole('textbox', { name: w('eproject:budget.client.name'), exact: true })).toBeVisible();
  expect(await controlsOnPaper(page)).toEqual([]);
});
