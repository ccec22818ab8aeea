import { signIn } from '@candil/product';
import type { Page } from '@playwright/test';
import { IN_PROOF, once } from '../breadth';
import { composedProject } from '../composed-project';
import { expect, journey } from '../journey';
import { PICTURED } from '../pictured';
import { PLACES } from '../places';
import { setFlag } from '../set-flag';
import { enterAs } from '../sign-in';
import { type JourneyLanguage, pattern, words } from '../words';

interface Heights {
  /** As they are typed. */
  readonly from: string;
  readonly to: string;
  /** As they are shown, in whole centimetres; `lower` is the second and one more. */
  readonly shown: { readonly from: RegExp; readonly to: RegExp; readonly lower: RegExp };
}

const METRIC: Heights = { from: '140', to: '180', shown: { from: /140/, to: /180/, lower: /181/ } };
const HEIGHTS: Readonly<Record<JourneyLanguage, Heights>> = {
  en: METRIC,
  de: METRIC,
  us: { from: `4' 7"`, to: `5' 11"`, shown: { from: /4′ 7 1\/8″/, to: /5′ 10 7\/8″/, lower: /5′ 11 1\/4″/ } },
};

/** The compositor's parts by their words. */
const compositorOf = (page: Page, w: ReturnType<typeof words>) => {
  const properties = page.getByRole('region', { name: w('editor:panels.inspector.label') });
  const dock = page.getByRole('region', { name: w('editor:panels.dock.label') });
  return {
    properties,
    dock,
    canopies: page.getByRole('radiogroup', { name: w('editor:compositor.canopy.choose') }),
    outlets: page.getByRole('radiogroup', { name: w('editor:compositor.strip.label') }).getByRole('radio'),
    shade: (name: string) => properties.getByRole('button', { name: new RegExp(`^${name}`) }),
    tool: (name: string) => page.getByRole('button', { name: w(`editor:compositor.tools.${name}`), exact: true }),
    field: (key: string) => page.getByRole('textbox', { name: w(`editor:compositor.tools.${key}`), exact: true }),
    price: async () => (await dock.getByRole('paragraph').first().innerText()).trim(),
  };
};

for (const { language, email } of once(PLACES))
  journey(`five pendants on a linear canopy are graded, saved, changed and ordered by mouse, in ${language}`, async ({ page, product }) => {
    journey.slow();
    const w = words(language);
    const { from, to, shown } = HEIGHTS[language];
    await enterAs(page, product.url, language, email);
    await page.setViewportSize({ width: 1440, height: 900 });

    // The compositor opens for a project, which is made on the way.
    await page.goto('/create-project/select-collection/110');
    await page.getByRole('button', { name: w('eproject:composition.composeOnCanopy') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(w('eproject:configurator.chooseProject.name')).fill(`Canopy ${language}`);
    await dialog.getByRole('button', { name: w('eproject:projects.blank.create') }).click();
    await expect(page).toHaveURL(/\/compositor\?projectId=[0-9a-f-]{36}&family=110/);

    const { properties, dock, canopies, outlets, shade, tool, field, price } = compositorOf(page, w);
    await canopies.getByRole('radio').nth(4).click();
    await expect(outlets).toHaveCount(5);
    await shade('Alba 18').click();
    await tool('fillAll').click();
    await expect(outlets.filter({ hasText: /\d\d/ })).toHaveCount(5);

    // A wide shade does not fit beside its neighbours everywhere; the others stay as they are.
    await tool('heights').click();
    await field('from').fill(from);
    await field('to').fill(to);
    await tool('setHeights').click();
    await expect(outlets.first()).toHaveAccessibleName(shown.from);
    await expect(outlets.last()).toHaveAccessibleName(shown.to);
    await properties.getByRole('radio', { name: w('editor:compositor.inspector.all_other', { count: 5 }) }).click();
    for (const choice of ['2700 K', 'DALI-2']) await properties.getByRole('radio', { name: choice }).click();
    await expect(dock.getByText(w('editor:words.issue.nothing'))).toBeVisible();

    const first = await price();
    await page.getByRole('button', { name: w('eproject:composition.add'), exact: true }).click();
    await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/, PICTURED);
    const line = page.getByRole('row').filter({ hasText: /CR\d+/ });
    await expect(line).toContainText(first);

    // Opened again it is the same; mirrored and given another shade it is not.
    await line.getByRole('link', { name: /^Alba/ }).click();
    await expect(page).toHaveURL(/\/compositor\?.*productId=/);
    await expect(outlets.first()).toHaveAccessibleName(shown.from);
    await tool('mirror').click();
    await expect(outlets.first()).toHaveAccessibleName(shown.to);
    await outlets.nth(2).click();
    await shade('Alba 24').click();
    await page.getByRole('button', { name: w('eproject:composition.save') }).click();
    await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/, PICTURED);
    await expect(line).not.toContainText(first);
    await expect(line).toContainText('Alba 24');

    await page.getByRole('link', { name: w('eproject:project.newOrder') }).click();
    await page.getByRole('button', { name: w('eproject:order.place') }).click();
    await dialog.getByRole('button', { name: w('eproject:order.place') }).click();
    await expect(page).toHaveURL(/\/order\/\d+$/);
    await expect(page.getByRole('main')).toContainText(/CR\d+/);
  });

for (const { language, email, catalogId } of PLACES)
  journey(
    `five pendants on a linear canopy are composed, saved and changed by keys alone, in ${language}`,
    IN_PROOF,
    async ({ page, product }) => {
      journey.slow();
      const w = words(language);
      const { from, to, shown } = HEIGHTS[language];
      await enterAs(page, product.url, language, email);
      await page.setViewportSize({ width: 1440, height: 900 });
      const answer = await page.request.post(`${product.url}/api/v1/projects`, {
        headers: { origin: product.url, 'idempotency-key': crypto.randomUUID() },
        data: { name: 'By keys', catalogId },
      });
      const { id } = await answer.json();
      await page.goto(`/compositor?projectId=${id}&family=110&catalog=${catalogId}`);
      const { dock, canopies, outlets, shade, tool, field } = compositorOf(page, w);
      /** Goes on by Tab until something has the focus. */
      const tabTo = async (what: ReturnType<typeof tool>, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
        for (let steps = 0; steps < 80; steps += 1) {
          if (await what.evaluate((element) => element === document.activeElement)) return;
          await page.keyboard.press(key);
        }
        throw new Error('The focus never comes to it.');
      };
      await expect(canopies.getByRole('radio')).toHaveCount(8);
      await tabTo(canopies.getByRole('radio').first());
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(outlets).toHaveCount(5);
      await tabTo(shade('Alba 18'));
      await page.keyboard.press('Enter');
      await tabTo(tool('fillAll'), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await tabTo(tool('heights'));
      await page.keyboard.press('Enter');
      await tabTo(field('from'));
      await page.keyboard.type(from);
      await tabTo(field('to'));
      await page.keyboard.type(to);
      await tabTo(tool('setHeights'));
      await page.keyboard.press('Enter');
      await expect(outlets.last()).toHaveAccessibleName(shown.to);

      // One lower by its key; what is open is chosen by the repairs that are offered.
      await tabTo(outlets.first());
      await page.keyboard.press('End');
      await page.keyboard.press('PageDown');
      await expect(outlets.last()).toHaveAccessibleName(shown.lower);
      for (const choice of ['2700 K', 'DALI-2']) {
        await tabTo(page.getByRole('button', { name: new RegExp(`^${choice} .*L1.*L5`) }).first());
        await page.keyboard.press('Enter');
      }
      await expect(dock.getByText(w('editor:words.issue.nothing'))).toBeVisible();
      await tabTo(page.getByRole('button', { name: w('eproject:composition.add'), exact: true }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/project/${id}$`), PICTURED);
      const link = page.getByRole('row').filter({ hasText: /CR\d+/ }).getByRole('link', { name: /^Alba/ });
      await tabTo(link);
      await page.keyboard.press('Enter');
      await expect(outlets.last()).toHaveAccessibleName(shown.lower);
      await tabTo(outlets.first());
      await page.keyboard.press('Delete');
      await expect(outlets.first()).toHaveAccessibleName(pattern(w('editor:compositor.strip.outlet', { number: 1 })));
      await expect(outlets.first()).toHaveAccessibleName(new RegExp(w('editor:compositor.strip.empty')));
      await tabTo(page.getByRole('button', { name: w('eproject:composition.save') }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/project/${id}$`), PICTURED);
    },
  );

for (const { language, email, catalogId } of PLACES)
  journey(
    `composing pendants are validated where they were composed, while the flag lets them, in ${language}`,
    IN_PROOF,
    async ({ page, product }) => {
      journey.slow();
      const w = words(language);
      const session = await signIn(product.url, email);
      const begun = { catalogId, preconfigId: '110-canopy-line' };
      const { projectId, productId } = await composedProject(session, 'Validated canopy', begun);
      await enterAs(page, product.url, language, email);
      await page.setViewportSize({ width: 1440, height: 900 });
      const project = `/project/${projectId}`;
      const menu = page.getByRole('button', { name: pattern(w('eproject:project.line.menu')) });
      const validate = page.getByRole('menuitem', { name: w('eproject:project.line.validate') });
      await page.goto(project);
      await menu.click();
      await expect(page.getByRole('menuitem', { name: w('eproject:project.line.configure') })).toBeVisible();
      await expect(validate).toHaveCount(0);
      await page.goto(`/compositor?projectId=${projectId}&family=110&catalog=${catalogId}&validating=true&productId=${productId}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('common-front:errors.page.notFound.title'));

      await setFlag(product.url, 'validateComposingPendants', true);
      try {
        await page.goto(project);
        await menu.click();
        await validate.click();
        await expect(page).toHaveURL(new RegExp(`/compositor\\?.*catalog=${catalogId}.*validating=true`));
        const { outlets, tool } = compositorOf(page, w);
        await expect(outlets.first()).toBeVisible();
        await expect(page.getByText(pattern(w('eproject:composition.since.same')))).toBeVisible();
        await expect(tool('fillAll')).toHaveCount(0);
        // The remaining issues are fixed here, one press each, and nothing else changes.
        const confirm = page.getByRole('button', { name: w('eproject:composition.confirm') });
        const repairs = page.getByRole('button', { name: /L1/ });
        while ((await confirm.getAttribute('aria-disabled')) === 'true') await repairs.first().click();
        await confirm.click();
        await expect(page).toHaveURL(new RegExp(`${project}$`), PICTURED);
        await expect(page.getByText(pattern(w('eproject:composition.confirmed'))).first()).toBeVisible();
      } finally {
        await setFlag(product.url, 'validateComposingPendants', false);
      }
    },
  );
