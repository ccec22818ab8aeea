import { once } from '../breadth';
import { expect, journey } from '../journey';
import { PICTURED } from '../pictured';
import { PLACES } from '../places';
import { enterAs } from '../sign-in';
import { pattern, words } from '../words';

journey.use({ drawsRoom: true });

for (const { language, email } of once(PLACES))
  journey(`a zigzag of five sticks and one more are drawn, saved and opened again, in ${language}`, async ({ page, product }) => {
    journey.slow();
    page.setDefaultTimeout(20_000);
    const w = words(language);
    const name = `Sticks ${language} ${Date.now() % 100000}`;
    await enterAs(page, product.url, language, email);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/new-product/sticks-drawing-configurator');

    // The figure is looked at before it is placed, and is one step.
    await page.getByRole('button', { name: w('editor:sticks.figure.zig-zag'), exact: true }).click();
    await page.getByRole('button', { name: w('editor:sticks.figure.place') }).click();
    // The room has been drawn: where it cannot be, it says so in its place.
    await expect(page.locator('[data-view="3d"] canvas')).toBeVisible();
    const room = page.getByRole('tree');
    await expect(room.getByRole('treeitem', { name: /^K5 Junco 115/ })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(room.getByRole('treeitem', { name: /^K1/ })).toBeHidden();
    await page.keyboard.press('Control+Shift+z');
    await expect(room.getByRole('treeitem', { name: /^K5/ })).toBeVisible();

    // One more by the pointer, in the plan: from the ceiling to where it reaches on a wall or the floor.
    await page.getByRole('radio', { name: w('editor:views.view.plan'), exact: true }).click();
    const plan = page.getByRole('application', { name: pattern(w('editor:views.canvas.plan_other')) });
    const drawing = await plan.boundingBox();
    if (drawing === null) throw new Error('the plan is not drawn');
    await page.getByRole('button', { name: w('editor:panels.library.place', { name: 'Junco 225' }) }).click();
    await page.mouse.click(drawing.x + drawing.width * 0.42, drawing.y + drawing.height * 0.3);
    await page.mouse.move(drawing.x + drawing.width * 0.36, drawing.y + drawing.height * 0.2);
    await page.getByRole('button', { name: w('editor:sticks.hud.place', { name: 'K6' }) }).click();
    await expect(room.getByRole('treeitem', { name: /^K6 Junco 225/ })).toBeVisible();
    await page.keyboard.press('Escape');

    // Missing values are chosen for all sticks, and for the bases of each line, by the offered repairs.
    for (let open = 0; open < 4; open += 1) {
      const repair = page.getByRole('button', { name: /^(2700 K|DALI-2) / }).first();
      if (!(await repair.isVisible())) break;
      await repair.click();
    }
    const dock = page.getByRole('region', { name: w('editor:panels.dock.label') });
    await expect(dock.getByText(w('editor:words.issue.nothing'))).toBeVisible();

    const price = (await dock.getByRole('paragraph').first().innerText()).trim();
    await page.getByRole('button', { name: w('eproject:composition.addToNew') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(w('eproject:configurator.chooseProject.name')).fill(name);
    await dialog.getByRole('button', { name: w('eproject:configurator.chooseProject.submitNew') }).click();
    await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/, PICTURED);
    const line = page.getByRole('row').filter({ hasText: /CR\d+/ });
    await expect(line).toContainText(price);

    await line.getByRole('link', { name: /^Junco/ }).click();
    await expect(page).toHaveURL(/sticks-drawing-configurator\/edit$/i);
    await expect(room.getByRole('treeitem', { name: /^K6 Junco 225/ })).toBeVisible();
    await expect(dock.getByText(price)).toBeVisible();
  });
