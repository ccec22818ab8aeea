import { SAMPLE_USERS, signIn } from '@candil/product';
import type { Page } from '@playwright/test';
import { IN_PROOF } from '../breadth';
import { PLACE } from '../browser';
import { expect, journey } from '../journey';
import { enterAs } from '../sign-in';
import { words } from '../words';

const w = words('en');
const DOME = '082042/2A_10';
const LIST = {
  type: 'PieceList',
  version: 1,
  subFamilyId: 110,
  applicationLocationId: 0,
  dismissed: [],
  rows: [{ id: 'a', model: '0820', selection: { color: '42', temperature: '2', control: 'A', installation: '10' }, quantity: 2 }],
};

const gridOf = (page: Page) => page.getByRole('grid', { name: w('editor:pieces.grid') });
const quantity = (page: Page, count: string) => gridOf(page).getByRole('gridcell', { name: count, exact: true });

/** Writes another quantity into the first row by keys. */
const count = async (page: Page, pieces: string) => {
  await gridOf(page).focus();
  await page.keyboard.press('Control+Home');
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.type(pieces);
  await page.keyboard.press('Enter');
  await expect(quantity(page, pieces)).toBeVisible();
};

journey(
  'two people change one list of pieces: the second save is asked and sees what differs, nothing is overwritten and nothing lost',
  IN_PROOF,
  async ({ page, browser, product }) => {
    journey.slow();
    const session = await signIn(product.url, SAMPLE_USERS.distributor);
    const { body } = await session.call('POST', '/v1/projects', {
      name: 'Two people',
      catalogId: 16,
      configurations: [{ document: LIST }],
    });
    const address = `/project/${body.id}/product/${body.products[0]._id}/BundleListConfigurator`;
    const other = await (await browser.newContext({ ...PLACE, baseURL: product.url })).newPage();
    await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
    await enterAs(other, product.url, 'en', SAMPLE_USERS.sales);
    for (const each of [page, other]) {
      await each.goto(address);
      await expect(quantity(each, '2')).toBeVisible();
    }

    await count(other, '9');
    await other.getByRole('button', { name: w('eproject:composition.save'), exact: true }).click();
    await other.waitForURL(`**/project/${body.id}`);

    await count(page, '5');
    await page.getByRole('button', { name: w('eproject:composition.save'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: w('eproject:composition.conflict.title') });
    const differing = dialog
      .getByRole('table', { name: w('editor:words.difference.caption') })
      .getByRole('row')
      .filter({ hasText: DOME });
    await expect(differing.getByRole('cell')).toHaveText([new RegExp(DOME), '9', '5']);

    await dialog.getByRole('button', { name: w('eproject:composition.conflict.takeTheirs') }).click();
    await expect(quantity(page, '9')).toBeVisible();
    await page.getByRole('button', { name: w('eproject:composition.conflict.openKept') }).click();
    await page.waitForURL(/add-product\/BundleListConfigurator\?.*handedOver=/);
    await expect(quantity(page, '5')).toBeVisible();
    await page.getByRole('button', { name: w('eproject:composition.add'), exact: true }).click();
    await page.waitForURL(`**/project/${body.id}`);

    const { body: saved } = await session.call('GET', `/v2/project/${body.id}`);
    const counted = saved.products.map((list: { compositions: { articles: { quantity: number }[] }[] }) =>
      list.compositions.flatMap(({ articles }) => articles.map((piece) => piece.quantity)),
    );
    expect(counted).toEqual([[9], [5]]);
    await other.context().close();
  },
);
