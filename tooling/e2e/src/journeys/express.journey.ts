import { signIn } from '@candil/product';
import type { Locator } from '@playwright/test';
import { once } from '../breadth';
import { composedProject } from '../composed-project';
import { expect, journey } from '../journey';
import { PLACES } from '../places';
import { enterAs } from '../sign-in';
import { type JourneyLanguage, pattern, words } from '../words';

interface Typed {
  /** The finish that the small domes have. */
  readonly finish: string;
  /** A height beyond the longest wire. */
  readonly tooLow: string;
  readonly low: { readonly typed: string; readonly shown: string };
}

const METRIC = { tooLow: '900', low: { typed: '140', shown: '140' } };
const TYPED: Readonly<Record<JourneyLanguage, Typed>> = {
  en: { finish: 'Black', ...METRIC },
  de: { finish: 'Schwarz', ...METRIC },
  // Heights are kept in whole centimetres.
  us: { finish: 'Black', tooLow: `30'`, low: { typed: `4' 7"`, shown: '4′ 7 1/8″' } },
};

for (const { language, email, catalogId } of once(PLACES))
  journey(`a composition is changed as a short form by keys alone, saved and opened again, in ${language}`, async ({ page, product }) => {
    journey.slow();
    const w = words(language);
    const { finish, tooLow, low } = TYPED[language];
    const { projectId } = await composedProject(await signIn(product.url, email), 'Short form by keys', { catalogId });
    await enterAs(page, product.url, language, email);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/project/${projectId}`);
    const line = page.getByRole('row').filter({ hasText: /CR\d+/ });
    const price = async () =>
      (
        await page
          .getByRole('region', { name: w('editor:panels.dock.label') })
          .getByRole('paragraph')
          .first()
          .innerText()
      ).trim();
    const goTo = async (what: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
      for (let steps = 0; steps < 60; steps += 1) {
        if (await what.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press(key);
      }
      throw new Error('The focus never comes to it.');
    };

    await line.getByRole('button', { name: pattern(w('eproject:project.line.menu')) }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: w('eproject:project.line.express') }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/express-configurator$/);

    // One more of a model, in another finish and at one height.
    const form = page.getByRole('group', { name: 'Alba 18', exact: true });
    const count = form.getByRole('spinbutton', { name: w('editor:express.count', { name: 'Alba 18' }) });
    await expect(count).toHaveValue('2');
    const first = await price();
    await goTo(count);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(w('editor:panels.dock.pieces_other', { count: 6 }))).toBeVisible();
    await goTo(form.getByRole('radio', { name: finish }));
    await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: finish })).not.toBeChecked();
    const height = form.getByRole('textbox', { name: w('editor:words.attribute.pendantHeight') });
    await goTo(height);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(tooLow);
    await page.keyboard.press('Enter');
    await expect(height).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(low.typed);
    await page.keyboard.press('Enter');
    await expect(page.getByText(w('editor:words.issue.nothing'))).toBeVisible();
    const changed = await price();
    expect(changed).not.toBe(first);

    const save = page.getByRole('button', { name: w('eproject:composition.save') });
    await goTo(save, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/project/${projectId}$`));
    await expect(line).toContainText(changed);
    await page.goBack();
    await expect(page).toHaveURL(/express-configurator$/);
    await expect(count).toHaveValue('3');
    await expect(height).toHaveValue(low.shown);
  });
