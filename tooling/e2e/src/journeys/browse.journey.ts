import { SAMPLE_USERS } from '@candil/product';
import type { Page } from '@playwright/test';
import { once } from '../breadth';
import { expect, journey } from '../journey';
import { barriers, sideways } from '../screen-checks';
import { enterAs } from '../sign-in';
import { type JourneyLanguage, pattern, words } from '../words';

const MARKETS: readonly { language: JourneyLanguage; email: string; code: string; money: RegExp }[] = once([
  { language: 'de', email: SAMPLE_USERS.distributor, code: '0820 42', money: /[\d.]+\s€/ },
  { language: 'us', email: SAMPLE_USERS.distributorUsa, code: '0820-42', money: /\$[\d,]+/ },
]);

const openCollections = async (page: Page, language: JourneyLanguage) => {
  await page
    .getByRole('banner')
    .getByRole('link', { name: words(language)('common-front:shell.collections') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(language)('eproject:picker.title'));
};

/** Names a new project in the dialog that asks where to add; ends on the project's page. */
const addToNewProject = async (page: Page, language: JourneyLanguage, name: string) => {
  const w = words(language);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(w('eproject:configurator.chooseProject.name')).fill(name);
  await dialog.getByRole('button', { name: w('eproject:configurator.chooseProject.submitNew') }).dblclick();
  await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
};

for (const { language, email, code, money } of MARKETS) {
  const w = words(language);

  journey(`a luminaire is found by filters, and the way back keeps them, in ${language}`, async ({ page, product }) => {
    await enterAs(page, product.url, language, email);
    await page.goto('/');
    await openCollections(page, language);
    await page
      .getByRole('group', { name: w('eproject:browse.application') })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('button', { name: w('eproject:browse.filtersSet_one', { count: 1 }) }).click();
    const narrowed = page.waitForResponse(/\/articles\/models\?.*lumensMin=/);
    await page.getByRole('slider', { name: `${w('eproject:browse.lumens')}: ${w('eproject:browse.atLeast')}` }).press('ArrowRight');
    const { total } = await (await narrowed).json();
    await expect(page).toHaveURL(/use=\d+&lm=\d+-/);
    const count = page.getByRole('status').filter({ hasText: pattern(w('eproject:browse.found_other')) });
    await expect(page.getByRole('region', { name: pattern(w('eproject:browse.found_other')) })).toHaveAttribute('aria-busy', 'false');
    // The models of the filter before stand there until those of this one have come.
    const found = w('eproject:browse.found_other', { count: total });
    await expect(count).toHaveText(found);
    const cards = page
      .getByRole('list', { name: w('eproject:browse.results') })
      .getByRole('heading')
      .getByRole('link');
    const name = await cards.first().innerText();
    await cards.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.goBack();
    await expect(page).toHaveURL(/use=\d+&lm=\d+-/);
    await expect(count).toHaveText(found);
    await page.getByRole('button', { name: w('eproject:browse.clear') }).click();
    await expect(page).toHaveURL(/select-collection$/);
  });

  journey(`a luminaire is found by questions, with a way back at each, in ${language}`, async ({ page, product }) => {
    await enterAs(page, product.url, language, email);
    await page.goto('/');
    await openCollections(page, language);
    await page.getByRole('link', { name: w('eproject:browse.ask.open') }).click();
    await expect(page.getByText(w('eproject:browse.ask.step', { number: 1 }))).toBeVisible();
    const heading = page.getByRole('heading', { level: 2 }).first();
    const first = await heading.innerText();
    const answers = page.getByRole('main').getByRole('list').last().getByRole('link');
    await answers.first().click();
    await expect(heading).not.toHaveText(first);
    await expect(heading).toBeFocused();
    await page.getByRole('link', { name: w('eproject:browse.ask.back') }).click();
    await expect(heading).toHaveText(first);
    while ((await heading.innerText()) !== w('eproject:browse.ask.found')) {
      const asked = await heading.innerText();
      await answers.first().click();
      await expect(heading).not.toHaveText(asked);
    }
    await answers.first().click();
    await expect(page).toHaveURL(/\/add-product-v2\/\d+\/\d+\/\d{4}$/);
    await expect(page.getByRole('link', { name: w('eproject:browse.model.configure'), exact: true })).toBeVisible();
  });

  journey(`a luminaire is found by code and by name, and added in a finish, in ${language}`, async ({ page, product }) => {
    await enterAs(page, product.url, language, email);
    await page.goto('/');
    await openCollections(page, language);
    const search = page.getByRole('main').getByRole('searchbox', { name: w('eproject:browse.search') });
    await search.fill(code);
    const hits = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({ hasText: w('eproject:browse.codes') });
    await expect(hits.getByRole('link', { name: pattern(w('eproject:browse.openCode', { name: 'Alba 33' })) }).first()).toBeVisible();
    await search.fill('alba 33');
    await page.getByRole('link', { name: 'Alba 33', exact: true }).click();
    await expect(page.getByRole('main')).toContainText(money);
    await page.getByRole('button', { name: 'Terra' }).click();
    await expect(page).toHaveURL(/finish=31/);
    await page.getByRole('button', { name: w('eproject:browse.model.add') }).click();
    await addToNewProject(page, language, `Found ${language}`);
    const rows = page.getByRole('row').filter({ hasText: 'Alba 33' });
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('Terra');
  });

  journey(`a starting point goes into a new project and into one that is there, in ${language}`, async ({ page, product }) => {
    await enterAs(page, product.url, language, email);
    await page.goto('/');
    await openCollections(page, language);
    await page.locator('main a[href$="/select-collection/110"]').first().click();
    await page.getByRole('link', { name: pattern(w('eproject:browse.preconfig.entry_other')) }).click();
    await expect(page).toHaveURL(/\/preconfigs-list\//);
    const cards = page.getByRole('main').getByRole('list').last().getByRole('link');
    await cards.first().click();
    await page.getByRole('button', { name: w('eproject:browse.preconfig.add') }).click();
    await addToNewProject(page, language, `Start ${language}`);
    const lines = page.getByRole('main').getByRole('row').filter({ hasText: 'Alba' });
    const before = await lines.count();

    await page.goto(`${new URL(page.url()).pathname}/add-product/select-collection/110`);
    await page.getByRole('link', { name: pattern(w('eproject:browse.preconfig.entry_other')) }).click();
    await expect(page).toHaveURL(/\/preconfigs-list\//);
    await cards.first().click();
    await page.getByRole('button', { name: w('eproject:browse.model.addTo', { name: `Start ${language}` }) }).dblclick();
    await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/);
    await expect(lines).toHaveCount(2 * before);
  });
}

journey('addresses that name nothing say so and lead on', async ({ page, product }) => {
  const w = words('en');
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  for (const [path, title] of [
    ['/create-project/select-collection/999', w('eproject:picker.notFound')],
    ['/create-project/select-collection/x', w('eproject:picker.notFound')],
    ['/add-product/999', w('eproject:picker.notFound')],
    ['/add-product/110/11/9999', w('eproject:browse.model.notFound')],
    ['/add-product-v2/110/11/x', w('eproject:browse.model.notFound')],
    ['/preconfigs-list/999', w('eproject:picker.notFound')],
    ['/add-preconfig/nothing-here', w('eproject:browse.preconfig.notFound')],
    ['/add-preconfig/Not_an_id', w('eproject:browse.preconfig.notFound')],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible();
  }
  // A wrong sub-family still leads to the model.
  await page.goto('/add-product-v2/120/11/0820');
  await expect(page).toHaveURL(/\/add-product-v2\/110\/\d+\/0820$/);
  // Loose luminaires of a starting point have no room to be opened in: they are added as they are.
  await page.goto('/new-product/crea-configurator?preconfigId=110-cluster');
  await expect(page).toHaveURL(`${product.url}/add-preconfig/110-cluster`);
});

journey("the browsing screens are accessible in both themes and stay within a phone's width", async ({ page, product }) => {
  journey.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  for (const path of [
    '/create-project/select-collection?lm=500-2000&weeks=6',
    '/create-project/select-collection?q=0820',
    '/create-project/select-collection?q=nothing-like-this',
    '/create-project/select-collection?ask=',
    '/add-product/219',
    '/add-product/110/11/0820',
    '/add-product-v2/110/11/0820',
    '/add-product-v2/130/11/2351',
    '/preconfigs-list/110',
    '/add-preconfig/110-table-row',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await barriers(page), path).toEqual([]);
    expect(await sideways(page), path).toBe(0);
  }
});
