import { SAMPLE_USERS } from '@candil/product';
import type { Browser, Page } from '@playwright/test';
import { IN_PROOF } from '../breadth';
import { PLACE } from '../browser';
import { moveFingers, type Spot } from '../fingers';
import { expect, journey } from '../journey';
import { enterAs } from '../sign-in';
import { words } from '../words';

const w = words('en');

/** A phone on which someone is signed in; the fingers are the only way in. */
const onPhone = async (browser: Browser, url: string, path: string): Promise<Page> => {
  const size = { width: 390, height: 844 };
  const context = await browser.newContext({ ...PLACE, baseURL: url, viewport: size, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await enterAs(page, url, 'en', SAMPLE_USERS.distributor);
  await page.goto(path);
  return page;
};

/** A place of the view, by shares of its width and height. */
const spotIn = async (page: Page, x: number, y: number): Promise<Spot> => {
  const box = await page.locator('[data-view="3d"]').boundingBox();
  if (box === null) throw new Error('no view in three dimensions');
  return { x: box.x + box.width * x, y: box.y + box.height * y };
};

/** Positions of the ends and joints of sticks, from left to right: the view moves so that all of them are visible. */
const marksIn = async (page: Page, count: number): Promise<readonly Spot[]> => {
  const marks = page.locator('[data-view="3d"] svg circle');
  await expect(marks.nth(count - 1)).toBeVisible();
  const boxes = await marks.evaluateAll((circles) =>
    circles.map((circle) => {
      const { left, top, width, height } = circle.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );
  // The dot of a joint and the ring around it are one mark, as are an end and the feed on it.
  return boxes
    .filter(({ x, y }, index) => boxes.findIndex((each) => Math.hypot(each.x - x, each.y - y) < 2) === index)
    .sort((a, b) => a.x - b.x);
};

const tapAt = async (page: Page, x: number, y: number) => {
  const spot = await spotIn(page, x, y);
  await page.touchscreen.tap(spot.x, spot.y);
};

/** The first tap comes as soon as the room takes it: three arrives after the screen. */
const beginAt = async (page: Page, x: number, y: number, shown: string) => {
  await expect(async () => {
    await tapAt(page, x, y);
    await expect(page.getByRole('button', { name: shown, exact: true })).toBeVisible({ timeout: 1500 });
  }).toPass();
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
const pieces = (count: number) => w('editor:panels.dock.pieces_other', { count });

journey('a belt is drawn, fed and loaded by touch on a phone', IN_PROOF, async ({ browser, product }) => {
  journey.slow();
  const page = await onPhone(browser, product.url, '/new-product/plusminus-drawing-configurator');
  const dock = page.locator('[data-dock]');
  await press(page, w('editor:belts.start.draw'));
  await beginAt(page, 0.25, 0.35, w('editor:belts.draft.back'));
  await tapAt(page, 0.75, 0.4);
  await press(page, w('editor:belts.draft.end'));
  await expect(dock).toContainText(pieces(3));

  // Fed at the point that is tapped.
  await press(page, w('editor:panels.tool.power'));
  await tapAt(page, 0.25, 0.35);
  await expect(dock).toContainText(pieces(4));

  // A luminaire out of the library, hung where the belt is tapped.
  await press(page, w('editor:belts.tool.luminaire'));
  await page.getByRole('button').filter({ hasText: 'Globe 20' }).tap();
  await tapAt(page, 0.5, 0.42);
  await expect(dock).toContainText('6 W');
  await page.context().close();
});

journey('sticks are drawn line first, left in the air, fed and turned by touch on a phone', IN_PROOF, async ({ browser, product }) => {
  journey.slow();
  const page = await onPhone(browser, product.url, '/new-product/sticks-drawing-configurator');
  const dock = page.locator('[data-dock]');
  const undo = page.getByRole('button', { name: new RegExp(`^${w('editor:words.history.undo', { step: '' }).trim()}`) });
  await press(page, w('editor:sticks.start.draw'));
  await page.getByText(w('editor:panels.sheet.page.library'), { exact: true }).tap();
  await page.getByText(w('editor:sticks.library.lineFirst')).tap();

  // Two taps draw a line; the closest chain is chosen of those that are offered.
  await beginAt(page, 0.05, 0.35, w('editor:sticks.hud.end'));
  await tapAt(page, 0.6, 0.2);
  const chains = page.getByRole('group', { name: w('editor:sticks.hud.chains') }).getByRole('button');
  await expect(chains.first()).toContainText('115 + 115');
  await chains.first().tap();
  await expect(dock).toContainText('34 W');
  await press(page, w('editor:sticks.hud.end'));

  // Its other end gets power too.
  await press(page, w('editor:panels.tool.power'));
  const [from, joint, to] = await marksIn(page, 3);
  if (from === undefined || joint === undefined || to === undefined) throw new Error('the ends of the sticks are not drawn');
  await page.touchscreen.tap(to.x, to.y);
  await expect(dock).toContainText(pieces(5));

  // A finger turns the light of a stick.
  await press(page, w('editor:panels.tool.roll'));
  const before = await undo.getAttribute('aria-label');
  await moveFingers(page, [{ from: { x: (from.x + joint.x) / 2, y: (from.y + joint.y) / 2 }, by: { x: 60, y: 0 } }]);
  await expect(undo).not.toHaveAttribute('aria-label', before ?? '');

  // Length first: in the middle of the wall no surface is within reach, so that the other end is left in the air.
  await press(page, w('editor:panels.tool.stick'));
  await page.getByText(w('editor:panels.sheet.page.library'), { exact: true }).tap();
  await page.getByText(w('editor:sticks.library.lengthFirst')).tap();
  await tapAt(page, 0.69, 0.5);
  await expect(page.getByRole('button', { name: w('editor:sticks.hud.freeEnd') })).toHaveAttribute('aria-pressed', 'true');
  await press(page, w('editor:sticks.hud.place', { name: 'K3' }));
  await expect(dock).toContainText('51 W');
  await page.context().close();
});
