import { signIn } from '@candil/product';
import { once } from '../breadth';
import { expect, journey } from '../journey';
import { PLACES } from '../places';
import { signInAs } from '../sign-in';
import { type JourneyLanguage, words } from '../words';

/** List price and weeks of the first product. */
const PRICE_AND_WEEKS: Readonly<Record<JourneyLanguage, RegExp>> = {
  en: /412,00\s€.*3\sweeks/,
  de: /412,00\s€.*3\sWochen/,
  us: /\$495\.00.*3\sweeks/,
};

/** A product below its minimum quantity: that of its finish, or of its model where no finish of the catalogue has one. */
const TOO_FEW = {
  16: { referenceCode: '082062/1A_10', quantity: 4, name: 'Alba 33', moq: 10 },
  21: { referenceCode: '1160-31/1A_18', quantity: 1, name: 'Alba Cluster-one', moq: 2 },
} as const;

const WIDTHS_IN: Readonly<Record<JourneyLanguage, readonly number[]>> = { en: [390, 1440], de: [1440], us: [390] };
const VISITS = PLACES.flatMap((place) => WIDTHS_IN[place.language].map((width) => ({ ...place, width })));

for (const { language, email, catalogId, mark, width } of once(VISITS))
  journey(`all products of a project are validated in one summary, ${width} px wide, in ${language}`, async ({ page, product }) => {
    journey.slow();
    const w = words(language);
    const session = await signIn(product.url, email);
    const { name: modelName, moq, ...tooFew } = TOO_FEW[catalogId];
    const first = `0820${mark}42/2A_10`;
    const products = [{ referenceCode: first, quantity: 6 }, { referenceCode: `0162${mark}10/1A_18`, quantity: 2 }, tooFew];
    const name = `Validated ${width} ${Date.now() % 100000}`;
    const { body: project } = await session.call('POST', '/v1/projects', { name, catalogId, products });
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await signInAs(page, product.url, language, email);
    await page.goto(`/project/${project.id}`);

    // The preview comes first: lines that can be confirmed with price and weeks, and the reasons against the others.
    await page.getByRole('button', { name: w('eproject:validation.open') }).click();
    const dialog = page.getByRole('dialog', { name: w('eproject:validation.dialog') });
    await expect(dialog.getByRole('row').filter({ hasText: first })).toContainText(PRICE_AND_WEEKS[language]);
    await expect(dialog.getByRole('listitem').filter({ hasText: `L3 ${modelName}` })).toContainText(
      w('eproject:failures.line.moq.title', { moq }),
    );
    await dialog.getByRole('button', { name: w('eproject:validation.confirm_other', { count: 2 }) }).click();
    await expect(page.getByText(w('eproject:validation.done_other', { count: 2 })).first()).toBeVisible();
    await expect(page.getByText(w('eproject:validation.state', { done: 2, total: 3 }))).toBeVisible();

    // The third leads to where it is corrected.
    await page.getByRole('button', { name: w('eproject:validation.open') }).click();
    await expect(dialog.getByText(w('eproject:validation.none'))).toBeVisible();
    await dialog.getByRole('link', { name: `L3 ${modelName}` }).click();
    await expect(page).toHaveURL(new RegExp(`/validate/${project.id}/`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`L3 ${modelName}`);
  });
