import { SAMPLE_USERS, signIn } from '@candil/product';
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
  // Back leads past the address that begins an empty board.
  await page.goBack();
  await expect(page).not.toHaveURL(/add-product/);
  const { body: saved } = await session.call('GET', `/v2/project/${body.id}`);
  const [board] = saved.products;
  expect([board.configuratorType.id, board.issues]).toEqual([9, []]);

  await page.goto(`/project/${body.id}/product/${board._id}/ToolkitListConfigurator`);
  await expect(table.getByRole('row').filter({ hasText: '901210' })).toBeVisible();
});
