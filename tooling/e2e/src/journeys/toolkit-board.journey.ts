import { SAMPLE_USERS, signIn } from '@candil/product';
import { IN_PROOF } from '../breadth';
import { expect, journey } from '../journey';
import { enterAs } from '../sign-in';
import { words } from '../words';

const w = words('en');

journey('a board is laid out, undone, saved and opened again by the keyboard alone', async ({ page, product }) => {
  const session = await signIn(product.url, SAMPLE_USERS.distributor);
  const { body } = await session.call('POST', '/v1/projects', { name: 'Board', catalogId: 16, products: [] });
  await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
  await page.goto(`/project/${body.id}/add-product/ToolkitListConfigurator?subFamily=270`);
  const card = (name: string) => page.getByRole('button', { name: w('editor:board.palette.lay', { name }) });
  const canvas = page.getByRole('application', { name: w('editor:board.canvas.label') });
  const table = page.getByRole('table');

  // A plate, and from its first connector a spacer and a second plate; three drops go into the first sockets.
  await card('Plate').press('Enter');
  await card('Spacer').press('Enter');
  await expect(page.getByText(w('editor:board.issues.looseEnd', { label: 'S1', name: '' }))).toBeVisible();
  await card('Plate').press('Enter');
  for (let drop = 0; drop < 3; drop += 1) await card('Drop').press('Enter');
  await expect(table.getByRole('row').filter({ hasText: '901210' })).toBeVisible();
  await expect(page.getByText(w('editor:board.issues.none'))).toBeVisible();

  await canvas.press('Control+z');
  await expect(table.getByRole('spinbutton', { name: /Drop/ })).toHaveValue('2');
  await canvas.press('Control+Shift+z');
  await expect(table.getByRole('spinbutton', { name: /Drop/ })).toHaveValue('3');

  await page.getByRole('button', { name: w('eproject:composition.add'), exact: true }).press('Enter');
  await page.waitForURL(`**/project/${body.id}`);
  const { body: saved } = await session.call('GET', `/v2/project/${body.id}`);
  const [board] = saved.products;
  expect([board.configuratorType.id, board.issues]).toEqual([9, []]);

  await page.goto(`/project/${body.id}/product/${board._id}/ToolkitListConfigurator`);
  await expect(table.getByRole('row').filter({ hasText: '901210' })).toBeVisible();
});

for (const { language, email, catalog, plate, drop } of [
  { language: 'us', email: SAMPLE_USERS.distributorUsa, catalog: 21, plate: 'Plate', drop: 'Drop' },
  { language: 'de', email: SAMPLE_USERS.distributor, catalog: 16, plate: 'Platte', drop: 'Tropfen' },
] as const) {
  journey(`a board is put together by the mouse, budgeted and ordered, in ${language}`, IN_PROOF, async ({ page, product }) => {
    const t = words(language);
    const session = await signIn(product.url, email);
    const { body } = await session.call('POST', '/v1/projects', { name: 'Board', catalogId: catalog, products: [] });
    await enterAs(page, product.url, language, email);
    await page.goto(`/project/${body.id}/add-product/ToolkitListConfigurator?subFamily=270`);
    const canvas = page.getByRole('application', { name: t('editor:board.canvas.label') });
    const card = (name: string) => page.getByRole('button', { name: t('editor:board.palette.lay', { name }) });
    const counts = page.getByRole('table').getByRole('spinbutton');
    const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = { x: x + width / 2, y: y + height / 2 };

    // The plate comes along with the pointer, is let go, and dragged on.
    await card(plate).click();
    await page.mouse.move(middle.x, middle.y, { steps: 8 });
    await page.mouse.click(middle.x, middle.y);
    await expect(counts).toHaveCount(1);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + 60, middle.y + 30, { steps: 8 });
    await page.mouse.up();
    for (let count = 0; count < 3; count += 1) await card(drop).press('Enter');
    await expect(counts.nth(1)).toHaveValue('3');
    await expect(page.getByText(t('editor:board.issues.none'))).toBeVisible();

    await page.getByRole('button', { name: t('eproject:composition.add'), exact: true }).click();
    await page.waitForURL(`**/project/${body.id}`);
    const { body: saved } = await session.call('GET', `/v2/project/${body.id}`);
    const [board] = saved.products;
    expect([board.configuratorType.id, board.issues]).toEqual([9, []]);
    const budget = await session.call('POST', `/v2/projects/${body.id}/budgets`, {
      version: saved.version,
      clientName: 'Casa Llull',
      iva: 21,
      lines: [{ productId: board._id, discount: 0 }],
    });
    expect(budget.body.products).toHaveLength(1);

    await page.goto(`/project/${body.id}/new-order`);
    await page.getByRole('button', { name: t('eproject:order.place') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('eproject:order.place') })
      .click();
    await expect(page).toHaveURL(/\/order\/\d+$/);
  });
}
