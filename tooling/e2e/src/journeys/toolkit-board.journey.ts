import { signIn } from '@candil/product';
import type { Locator } from '@playwright/test';
import { IN_PROOF, once } from '../breadth';
import { expect, journey } from '../journey';
import { PLACES } from '../places';
import { enterAs } from '../sign-in';
import { type JourneyLanguage, words } from '../words';

/** Parts of the toolkit Trama, as the board calls them: without the name of the collection. */
const PARTS: Readonly<Record<JourneyLanguage, { readonly plate: string; readonly spacer: string; readonly drop: string }>> = {
  en: { plate: 'Plate', spacer: 'Spacer', drop: 'Drop' },
  de: { plate: 'Platte', spacer: 'Abstandshalter', drop: 'Tropfen' },
  us: { plate: 'Plate', spacer: 'Spacer', drop: 'Drop' },
};

for (const { language, email, catalogId, mark } of once(PLACES))
  journey(`a board is laid out, undone, saved and opened again by the keyboard alone, in ${language}`, async ({ page, product }) => {
    const w = words(language);
    const { plate, spacer, drop } = PARTS[language];
    const session = await signIn(product.url, email);
    const { body } = await session.call('POST', '/v1/projects', { name: 'Board', catalogId, products: [] });
    await enterAs(page, product.url, language, email);
    await page.goto(`/project/${body.id}/add-product/ToolkitListConfigurator?subFamily=270`);
    const card = (name: string) => page.getByRole('button', { name: w('editor:board.palette.lay', { name }) });
    const canvas = page.getByRole('application', { name: w('editor:board.canvas.label') });
    const table = page.getByRole('table');

    // A plate, and from its first connector a spacer and a second plate; three drops go into the first sockets.
    await card(plate).press('Enter');
    await card(spacer).press('Enter');
    await expect(page.getByText(w('editor:board.issues.looseEnd', { label: 'S1', name: '' }))).toBeVisible();
    await card(plate).press('Enter');
    for (let count = 0; count < 3; count += 1) await card(drop).press('Enter');
    await expect(table.getByRole('row').filter({ hasText: `9012${mark}10` })).toBeVisible();
    await expect(page.getByText(w('editor:board.issues.none'))).toBeVisible();

    await canvas.press('Control+z');
    await expect(table.getByRole('spinbutton', { name: new RegExp(drop) })).toHaveValue('2');
    await canvas.press('Control+Shift+z');
    await expect(table.getByRole('spinbutton', { name: new RegExp(drop) })).toHaveValue('3');

    await page.getByRole('button', { name: w('eproject:composition.add'), exact: true }).press('Enter');
    await page.waitForURL(`**/project/${body.id}`);
    // Back leads past the address that begins an empty board.
    await page.goBack();
    await expect(page).not.toHaveURL(/add-product/);
    const { body: saved } = await session.call('GET', `/v2/project/${body.id}`);
    const [board] = saved.products;
    expect([board.configuratorType.id, board.issues]).toEqual([9, []]);

    await page.goto(`/project/${body.id}/product/${board._id}/ToolkitListConfigurator`);
    await expect(table.getByRole('row').filter({ hasText: `9012${mark}10` })).toBeVisible();
  });

for (const { language, email, catalogId, mark } of PLACES)
  journey(
    `a board is laid out by the mouse: a part dragged to an open connector snaps, and is saved there, in ${language}`,
    IN_PROOF,
    async ({ page, product }) => {
      const w = words(language);
      const { plate, drop } = PARTS[language];
      const session = await signIn(product.url, email);
      const { body } = await session.call('POST', '/v1/projects', { name: 'Board by mouse', catalogId, products: [] });
      await enterAs(page, product.url, language, email);
      await page.goto(`/project/${body.id}/add-product/ToolkitListConfigurator?subFamily=270`);
      const canvas = page.getByRole('application', { name: w('editor:board.canvas.label') });
      const table = page.getByRole('table');
      const drops = table.getByRole('spinbutton', { name: new RegExp(drop) });
      const middleOf = async (what: Locator) => {
        const box = await what.boundingBox();
        if (box === null) throw new Error(`${what} is not drawn`);
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      /** Drags a part out of the palette to a place on the board. */
      const drag = async (name: string, to: { readonly x: number; readonly y: number }) => {
        const from = await middleOf(page.getByRole('button', { name: w('editor:board.palette.lay', { name }) }));
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 8 });
      };

      await drag(plate, await middleOf(canvas));
      await expect(page.getByText(w('editor:board.table.placing'))).toBeVisible();
      await page.mouse.up();
      await expect(table.getByRole('row').filter({ hasText: `9010${mark}10` })).toBeVisible();

      // Near a socket, not on it: the part goes there by itself.
      const socket = await middleOf(canvas.locator('[data-connector$=" socket-1"]'));
      await drag(drop, { x: socket.x + 7, y: socket.y - 5 });
      await expect(page.getByText(w('editor:board.table.at', { name: drop, label: 'P1' }))).toBeVisible();
      await page.mouse.up();
      await expect(drops).toHaveValue('1');

      await page.getByRole('button', { name: w('editor:words.history.undo', { step: w('editor:board.step.add') }) }).click();
      await expect(drops).toHaveCount(0);
      await page.getByRole('button', { name: w('editor:words.history.redo', { step: w('editor:board.step.add') }) }).click();
      await expect(drops).toHaveValue('1');

      await page.getByRole('button', { name: w('eproject:composition.add'), exact: true }).click();
      await page.waitForURL(`**/project/${body.id}`);
      const { body: saved } = await session.call('GET', `/v2/project/${body.id}`);
      const [board] = saved.products;
      const { body: opened } = await session.call('GET', `/v1/projects/${body.id}/products/${board._id}/configuration`);
      const [laid, hung] = opened.document.parts;
      // A socket at the corner of the plate, 13 cm from its middle both ways.
      expect([hung.x - laid.x, hung.z - laid.z].map((metres) => Math.round(metres * 1000))).toEqual([-130, -130]);

      await page.goto(`/project/${body.id}/product/${board._id}/ToolkitListConfigurator`);
      await expect(drops).toHaveValue('1');
    },
  );
