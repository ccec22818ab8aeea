import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { IN_PROOF, once } from '../breadth';
import { expect, journey } from '../journey';
import { PLACES } from '../places';
import { enterAs } from '../sign-in';
import { type JourneyLanguage, pattern, words } from '../words';

interface Lengths {
  readonly typed: string;
  readonly shown: RegExp;
  /** Longer than any belt. */
  readonly tooLong: string;
}

const METRIC: Lengths = { typed: '4.5', shown: /^4[.,]50$/, tooLong: '31' };
const LENGTHS: Readonly<Record<JourneyLanguage, Lengths>> = {
  en: METRIC,
  de: METRIC,
  us: { typed: `14' 9"`, shown: /^14′ 9″$/, tooLong: `102'` },
};

/** Goes on with the Tab key until what has that name has the focus. */
const tabTo = async (page: Page, name: string | RegExp, back = false) => {
  const isNamed = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return '';
      const labelled = element.getAttribute('aria-labelledby')?.split(' ')[0];
      const label = element.getAttribute('aria-label') ?? (labelled && document.getElementById(labelled)?.textContent);
      return (label ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent ?? '').trim();
    });
    if (isNamed(focused)) return;
  }
  throw new Error(`nothing named ${name} is reached by Tab`);
};

/** Takes the next value of the choice that has the focus: its menu opens, one down, and closes. */
const chooseNext = async (page: Page) => {
  const values = page.getByRole('option');
  await page.keyboard.press('Enter');
  await expect(values.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(values).toHaveCount(0);
};

for (const { language, email } of once(PLACES))
  journey(`belts are listed by keys alone, drawn, listed again, saved and validated, in ${language}`, async ({ page, product }) => {
    journey.slow();
    page.setDefaultTimeout(20_000);
    const w = words(language);
    const { typed, shown, tooLong } = LENGTHS[language];
    await enterAs(page, product.url, language, email);
    await page.setViewportSize({ width: 1440, height: 900 });

    // An older address leads there.
    await page.goto('/plusminus-nodrawing-configurator');
    await expect(page).toHaveURL(/\/new-product\/plusminus-nodrawing-configurator$/);
    const belts = page.getByRole('table', { name: w('editor:list.belts') });
    const luminaires = page.getByRole('table', { name: w('editor:list.luminaires') });
    const dock = page.getByRole('region', { name: w('editor:panels.dock.label') });
    await expect(page.getByRole('heading', { name: w('editor:list.belts') })).toBeVisible();

    // A belt: a length typed, and Enter.
    await tabTo(page, w('editor:list.length'));
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(belts.getByRole('row').nth(1)).toContainText(/0 \/ 60/);
    await expect(belts.getByLabel(new RegExp(`^${w('editor:list.length')}, `))).toHaveValue(shown);

    // One longer than any belt is refused where it was typed.
    await page.keyboard.press('Control+a');
    await page.keyboard.type(tooLong);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(pattern(w('editor:belts.refusal.length')));
    await expect(belts.getByRole('row')).toHaveCount(3);

    // Three luminaires, one more, and the open choices.
    await tabTo(page, w('editor:list.count'));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await tabTo(page, w('editor:list.add'));
    await page.keyboard.press('Enter');
    await expect(luminaires.getByRole('row')).toHaveCount(2);
    await tabTo(page, new RegExp(`^${w('editor:words.attribute.temperature')}, `), true);
    await chooseNext(page);
    await tabTo(page, new RegExp(`^${w('editor:words.attribute.control')}, `), true);
    await chooseNext(page);
    await expect(dock.getByText(w('editor:words.issue.nothing'))).toBeVisible();
    const price = (await dock.getByRole('paragraph').first().innerText()).trim();

    // Drawn: the same belt with the same lights at the same price; and back without loss.
    await tabTo(page, w('editor:list.draw'), true);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/new-product\/plusminus-drawing-configurator$/);
    const room = page.getByRole('tree');
    await expect(room.getByRole('treeitem', { name: /^L3 / })).toBeVisible();
    await expect(dock).toContainText(price);
    await expect(page.getByText(w('eproject:composition.draft'))).toBeHidden();
    await page.getByRole('button', { name: w('editor:list.asList') }).press('Enter');
    await expect(page).toHaveURL(/\/new-product\/plusminus-nodrawing-configurator$/);
    await expect(luminaires.getByRole('row')).toHaveCount(2);
    await expect(dock).toContainText(price);

    // Into a new project, opened again as the list that it is, and validated.
    await tabTo(page, w('eproject:composition.addToNew'));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    // The older address that it began with offers the current projects first.
    await dialog.getByRole('radio', { name: w('eproject:configurator.chooseProject.existing') }).press('ArrowLeft');
    await dialog.getByLabel(w('eproject:configurator.chooseProject.name')).fill(`List ${language} ${Date.now() % 100000}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/);
    const line = page.getByRole('row').filter({ hasText: /CR\d+/ });
    await expect(line).toContainText(price);
    await line.getByRole('link', { name: /^Cinta/ }).press('Enter');
    await expect(page).toHaveURL(/plusminus-nodrawing-configurator\/EDIT$/i);
    await expect(belts.getByLabel(new RegExp(`^${w('editor:list.length')}, `))).toHaveValue(shown);
    await page.goBack();
    await line.getByRole('button', { name: pattern(w('eproject:project.line.menu')) }).press('Enter');
    await page.getByRole('menuitem', { name: w('eproject:project.line.validate') }).press('Enter');
    await expect(page).toHaveURL(/plusminus-nodrawing-configurator\/VALIDATE$/i);
    await expect(page.getByText(pattern(w('eproject:composition.since.same')))).toBeVisible();
    await expect(page.getByRole('button', { name: w('editor:list.addBelt') })).toBeHidden();
    await page.getByRole('button', { name: w('eproject:composition.confirm') }).press('Enter');
    await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/);
    await expect(page.getByText(pattern(w('eproject:composition.confirmed'))).first()).toBeVisible();

    // Its files: a model, and a plan that names each light.
    await line.getByRole('button', { name: pattern(w('eproject:project.line.menu')) }).press('Enter');
    await page.getByRole('menuitem', { name: w('eproject:project.line.export') }).press('Enter');
    await expect(page).toHaveURL(/\/export$/);
    const fileOf = async (name: 'glb' | 'svg') => {
      const label = w('editor:embed.export.download', { format: w(`editor:embed.export.format.${name}.name`) });
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: label }).press('Enter');
      const download = await coming;
      expect(download.suggestedFilename()).toBe(`Cinta.${name}`);
      return readFile(await download.path());
    };
    expect((await fileOf('glb')).toString('latin1', 0, 4)).toBe('glTF');
    expect((await fileOf('svg')).toString()).toContain('>L3</text>');
    await page.goto(page.url().replace(/export$/, 'plusminus-drawing-configurator/EXPORT'));
    await expect(page.getByRole('button', { name: /GLB/ })).toBeVisible();
    await page.getByRole('button', { name: w('editor:panels.top.back') }).press('Enter');
    await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/);
  });

for (const { language, email } of PLACES)
  journey(
    `sticks are listed by keys alone: figures, lengths, what they are chosen in, and drawn, in ${language}`,
    IN_PROOF,
    async ({ page, product }) => {
      journey.slow();
      page.setDefaultTimeout(20_000);
      const w = words(language);
      await enterAs(page, product.url, language, email);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/sticks-nodrawing-configurator');
      await expect(page).toHaveURL(/\/new-product\/sticks-nodrawing-configurator$/);
      const sticks = page.getByRole('table', { name: w('editor:list.sticks') });
      const dock = page.getByRole('region', { name: w('editor:panels.dock.label') });
      await expect(page.getByRole('heading', { name: w('editor:sticks.figure.label') })).toBeVisible();

      // A zigzag of four.
      await tabTo(page, w('editor:sticks.figure.zig-zag'));
      await page.keyboard.press('Enter');
      await tabTo(page, w('editor:sticks.figure.count'));
      await page.keyboard.press('ArrowDown');
      await tabTo(page, w('editor:list.addFigure'));
      await page.keyboard.press('Enter');
      await expect(sticks.getByRole('row')).toHaveCount(6);

      // Chosen in the first, and for the rest by the repair that the list of issues offers.
      for (const attribute of ['temperature', 'control'] as const) {
        await tabTo(page, new RegExp(`^${w(`editor:words.attribute.${attribute}`)}, `));
        await chooseNext(page);
      }
      // Down the column of temperatures.
      await tabTo(page, new RegExp(`^${w('editor:words.attribute.temperature')}, `), true);
      for (let row = 0; row < 3; row += 1) {
        await page.keyboard.press('Control+ArrowDown');
        await chooseNext(page);
      }
      await expect(dock.getByText(w('editor:words.issue.nothing'))).toBeVisible();

      // A stick alone beside it, and all of it drawn.
      await tabTo(page, w('editor:list.addStick'));
      await page.keyboard.press('Enter');
      await expect(sticks.getByRole('row')).toHaveCount(8);
      await tabTo(page, w('editor:list.draw'), true);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/new-product\/sticks-drawing-configurator$/);
      await expect(page.getByRole('tree').getByRole('treeitem', { name: /^K5 / })).toBeVisible();
    },
  );
