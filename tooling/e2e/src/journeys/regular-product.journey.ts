import { once } from '../breadth';
import { expect, journey } from '../journey';
import { PLACES } from '../places';
import { signInAs } from '../sign-in';
import { type JourneyLanguage, pattern, words } from '../words';

interface Finishes {
  readonly first: string;
  readonly other: string;
  /** With weeks of its own, and a minimum quantity where a finish of the catalogue has one. */
  readonly slow: { readonly name: string; readonly weeks: RegExp; readonly moq?: number };
}

/** Finishes of Alba 33, as the catalogue names them. */
const FINISHES: Readonly<Record<JourneyLanguage, Finishes>> = {
  en: { first: 'Sage green', other: 'Brass', slow: { name: 'Oxide red', weeks: /6\sweeks/, moq: 10 } },
  de: { first: 'Salbeigrün', other: 'Messing', slow: { name: 'Oxidrot', weeks: /6\sWochen/, moq: 10 } },
  us: { first: 'Sage Green', other: 'Brass', slow: { name: 'Bronze', weeks: /5\sweeks/ } },
};

const WIDTHS_IN: Readonly<Record<JourneyLanguage, readonly number[]>> = { en: [1440, 390], de: [390], us: [1440] };
const VISITS = PLACES.flatMap((place) => WIDTHS_IN[place.language].map((width) => ({ ...place, width })));

for (const { language, email, catalogId, mark, width } of once(VISITS))
  journey(`a regular product is configured in sight of its picture, ${width} px wide, in ${language}`, async ({ page, product }) => {
    journey.slow();
    const w = words(language);
    const { first, other, slow } = FINISHES[language];
    const collection = `/new-product/RegularConfigurator?subFamily=110&catalog=${catalogId}`;
    const isPhone = width < 768;
    await page.setViewportSize({ width, height: isPhone ? 844 : 900 });
    await signInAs(page, product.url, language, email);
    await page.goto(`${collection}&model=0820`);
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
    await groupOf('color').getByRole('radio', { name: other }).click();
    await expect(picture.getByRole('img').last()).toHaveAttribute('src', /0820\/23-day/);
    await expect(summary.getByRole('button', { name: w('eproject:configurator.addToProject') })).toBeVisible();

    // Weeks and minimum stand in words beside a finish; one step back and forward again.
    const tile = groupOf('color').getByRole('radio', { name: slow.name });
    await expect(tile).toContainText(slow.weeks);
    if (slow.moq !== undefined) await expect(tile).toContainText(w('eproject:configurator.option.minimum', { moq: slow.moq }));
    await page.getByRole('button', { name: w('eproject:configurator.history.undo') }).click();
    await expect(groupOf('color').getByRole('radio', { name: first })).toBeChecked();
    await page.getByRole('button', { name: w('eproject:configurator.history.redo') }).click();
    await expect(page).toHaveURL(new RegExp(`reference=0820${mark}23`));

    // The address brings the same product back, at another tab.
    await page.goto(`${page.url()}&activeTab=documents`);
    await expect(page.getByRole('tab', { name: w('eproject:configurator.tab.documents') })).toHaveAttribute('aria-selected', 'true');
    const file = w('eproject:browse.model.file.picture');
    await expect(page.getByRole('link', { name: w('eproject:browse.model.download', { file, name: 'Alba 33' }) })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

    // A collection alone lists its models, as a page with the bar of the portal.
    await page.goto(collection);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alba');
    await expect(page.getByRole('link', { name: w('eproject:picker.configure', { name: 'Alba 33' }) })).toBeVisible();
  });
