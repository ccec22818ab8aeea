import { SAMPLE_USERS } from '@candil/product';
import { IN_PROOF } from '../breadth';
import { expect, journey } from '../journey';
import { coveredControls, WIDTHS } from '../screen-checks';
import { enterAs } from '../sign-in';
import { words } from '../words';

const w = words('en');
const ROOMS = [
  { room: 'sticks', path: '/new-product/sticks-drawing-configurator' },
  { room: 'belts', path: '/new-product/plusminus-drawing-configurator' },
  { room: 'pendants', path: '/new-product/crea-configurator?subFamily=110' },
] as const;

for (const { room, path } of ROOMS)
  journey(`the ways to start in an empty room of ${room} cover no control`, IN_PROOF, async ({ page, product }) => {
    journey.slow();
    page.setDefaultTimeout(20_000);
    await enterAs(page, product.url, 'en', SAMPLE_USERS.distributor);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 1024 ? 768 : 844 });
      await page.goto(path);
      const start = page.getByRole('region', { name: w('editor:panels.start.title') });
      const views = page.getByRole('radiogroup', { name: w('editor:views.view.label') }).getByRole('radio');
      for (let view = 0; view < (await views.count()); view += 1) {
        await views.nth(view).click();
        await expect(start).toBeVisible();
        expect(await coveredControls(page), `${width} px, view ${view}`).toEqual([]);
      }
    }
  });
