import { SAMPLE_USERS } from '@candil/product';
import { once } from '../breadth';
import { expect, journey } from '../journey';
import { signInAs } from '../sign-in';
import { pattern, words } from '../words';

const ADDRESS = '/new-product/RegularConfigurator?subFamily=110&catalog=16&model=0820';

for (const width of once([1440, 390]))
  journey(`a regular product is configured in sight of its picture, ${width} px wide`, async ({ page, product }) => {
    journey.slow();
    const w = words('en');
    const isPhone = width < 768;
    await page.setViewportSize({ width, height: isPhone ? 844 : 900 });
    await signInAs(page, product.url, 'en', SAMPLE_USERS.distributor);
    await page.goto(ADDRESS);
    const picture = page.getByRole('region', { name: w('eproject:configurator.stage.label') });
    const summary = page.getByRole('region', { name: w('eproject:configurator.summary') });
    const groupOf = (attribute: string) =>
      page.getByRole('radiogroup', { name: pattern(w(`eproject:configurator.attribute.${attribute}`)) });
    await expect(picture.getByRole('img').last()).toHaveAttribute('src', /0820\/42-day/);

    // On a wide screen everything is in sight at once; on a phone the picture shows the current choice.
    if (!isPhone) await expect(page.getByRole('region', { name: w('eproject:configurator.price.piece') })).toBeInViewport({ ratio: 1 });
    for (const attribute of ['temperature', 'control', 'installation'] as const) {
      const next = summary.getByRole('button', { name: w(`eproject:configurator.choose.${attribute}`) });
      await next.click();
      await groupOf(attribute).locator('[role=radio]:not([data-incompatible])').first().click();
      await expect(picture).toBeInViewport({ ratio: 0.9 });
    }
    await groupOf('color').getByRole('radio', { name: /Brass/ }).click();
    await expect(picture.getByRole('img').last()).toHaveAttribute('src', /0820\/23-day/);
    await expect(summary.getByRole('button', { name: w('eproject:configurator.addToProject') })).toBeVisible();

    // Weeks and minimum stand in words beside a finish; one step back and forward again.
    await expect(groupOf('color').getByRole('radio', { name: /Oxide red/ })).toContainText(/6 weeks.*10/);
    await page.getByRole('button', { name: w('eproject:configurator.history.undo') }).click();
    await expect(groupOf('color').getByRole('radio', { name: /Sage green/ })).toBeChecked();
    await page.getByRole('button', { name: w('eproject:configurator.history.redo') }).click();
    await expect(page).toHaveURL(/reference=082023/);

    // The address brings the same product back, at another tab.
    await page.goto(`${page.url()}&activeTab=documents`);
    await expect(page.getByRole('tab', { name: w('eproject:configurator.tab.documents') })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('link', { name: /Picture by day/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

    // A collection alone lists its models, as a page with the bar of the portal.
    await page.goto('/new-product/RegularConfigurator?subFamily=110&catalog=16');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alba');
    await expect(page.getByRole('link', { name: w('eproject:picker.configure', { name: 'Alba 33' }) })).toBeVisible();
  });
