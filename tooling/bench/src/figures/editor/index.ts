import { distributor, type Product, startProduct } from '@candil/product';
import { openBrowser } from '../../browser';
import { measureMachine, percentile, slowdownTo } from '../../measure';
import { figure } from '../../report';
import { drawnIn, heldIn } from '../../watch-page';
import { hallOfBelts } from '../domain/belt-room';
import { hallOfPendants, LIGHTS_OF_CANOPY } from './hall-of-pendants';
import { attachPoint, delayOfPresses, dragCosts, firstLight } from './hands';
import { type EditorPage, openEditorPage, saveComposition } from './open-editor';

/**
 * The renderer of a machine without a graphics card, for the room in 3D alone: processor times of the page's thread are printed, those of
 * drawing are not.
 */
const SOFTWARE_GL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-rasterization'];
/** Nothing is drawn in three dimensions, as on a machine without WebGL: delays are those of the page, not of the software renderer. */
const FLAT = ['--disable-3d-apis'];
/** 60 and 500 lights; what a request may carry ends a little above. */
const FEW_CANOPIES = 9;
const MANY_CANOPIES = 71;
const [BELTS, LIGHTS_OF_BELT] = [20, 25] as const;
const IDLE_MILLISECONDS = 5_000;
const QUIET_MILLISECONDS = 1_500;
const SETTLE_LIMIT_MILLISECONDS = 300_000;
/** Presses are measured at a quarter of the speed of the machine on which the targets were set. */
const SLOWER = 4;

/** Waits until the light of the room is worked out, which takes many frames, and the last of them is drawn. Tells its draw calls. */
const settle = async ({ page }: EditorPage) => {
  const complete = page.locator('[data-view="3d"] [data-scene-light="complete"]');
  await complete.waitFor({ timeout: SETTLE_LIMIT_MILLISECONDS });
  await page.waitForTimeout(QUIET_MILLISECONDS);
  const calls = (await drawnIn(page)).at(-1);
  if (calls === undefined) throw new Error('The room is not drawn');
  return calls;
};

/** Compares the memory before and after a composition was opened and left `times` times without reloading the page. */
const reopen = async (editor: EditorPage, url: string, times: number) => {
  const { page } = editor;
  const canvas = page.locator('[data-view="3d"] canvas');
  await page.goto(url.replace(/\/product\/.*/, ''));
  const once = async () => {
    await page.getByRole('row').getByRole('link').first().click();
    await canvas.waitFor({ timeout: SETTLE_LIMIT_MILLISECONDS });
    await page.goBack();
    await canvas.waitFor({ state: 'detached' });
  };
  // The first times fill caches that are kept.
  await once();
  await once();
  const held = async () => ({ ...(await heldIn(page)), ...(await editor.heap()) });
  const before = await held();
  for (let time = 0; time < times; time += 1) await once();
  return { before, after: await held() };
};

/** Script of the page's thread from the address to a plan that can be worked in; three comes after it. */
const openComposition = async (editor: EditorPage, url: string) => {
  await editor.page.goto(url);
  await editor.page.locator('svg[role="application"]').first().waitFor({ timeout: SETTLE_LIMIT_MILLISECONDS });
  const { script } = await editor.costs();
  const hasThree = (await editor.page.locator('[data-view="3d"] canvas').count()) > 0;
  return { script, hasThree };
};

/** Delay of presses where the plan stands beside the tree and nothing else is drawn. */
const flatPresses = async (product: Product, url: string, slowdown: number): Promise<number | undefined> => {
  const browser = await openBrowser(FLAT);
  if (browser === undefined) return undefined;
  try {
    const editor = await openEditorPage(browser, product);
    await openComposition(editor, url);
    await editor.page.waitForTimeout(QUIET_MILLISECONDS);
    return await delayOfPresses(editor, slowdown);
  } finally {
    await browser.close();
  }
};

const dragFigure = (name: string, costs: readonly number[]): void => {
  const [p95, median] = [percentile(costs, 95), percentile(costs, 50)];
  figure(
    name,
    `p95 ${p95.toFixed(1)} ms of script a frame, median ${median.toFixed(1)} ms, ${costs.length} frames`,
    '<= 4 ms',
    (slower) => p95 <= 4 * slower,
  );
};

/** Figures of the editor in Chromium, on the built product: costs are processor time of the page's main thread. */
export const editorFigures = async (full: boolean): Promise<void> => {
  const browser = await openBrowser(SOFTWARE_GL);
  if (browser === undefined) return;
  measureMachine();
  const product = await startProduct({ REQUESTS_PER_MINUTE: '0' });
  try {
    const session = await distributor(product.url);
    const small = `${product.url}${await saveComposition(session, 'Sixty lights', hallOfPendants(FEW_CANOPIES))}`;
    const large = `${product.url}${await saveComposition(session, 'Five hundred lights', hallOfPendants(MANY_CANOPIES))}`;
    const belts = hallOfBelts(BELTS, LIGHTS_OF_BELT).toDocument();
    const hung = `${product.url}${await saveComposition(session, 'Twenty belts', belts, 'plusminus-drawing-configurator')}`;
    const editor = await openEditorPage(browser, product);
    // The first opening fills the caches of the browser.
    await openComposition(editor, small);
    const opened = await openComposition(editor, small);
    figure(
      `editor, open a composition of ${FEW_CANOPIES * LIGHTS_OF_CANOPY} lights`,
      `${opened.script.toFixed(0)} ms of script to the plan, three there: ${opened.hasThree}`,
      '<= 300 ms, before three',
      (slower) => opened.script <= 300 * slower && !opened.hasThree,
    );

    await openComposition(editor, large);
    const calls = await settle(editor);
    const few = `${FEW_CANOPIES * LIGHTS_OF_CANOPY} lights`;
    const many = `${MANY_CANOPIES * LIGHTS_OF_CANOPY} lights`;
    figure(`editor, ${many} in one frame`, `${calls} draw calls`, '<= 20', calls <= 20);
    await editor.page.waitForTimeout(IDLE_MILLISECONDS);
    const idle = await drawnIn(editor.page);
    figure(`editor, ${many} left alone`, `${idle.length} frames drawn in 5 s`, '0', idle.length === 0);
    measureMachine();
    dragFigure(`editor, drag of one of ${many}`, await dragCosts(browser, editor, await firstLight(editor)));
    await openComposition(editor, hung);
    await settle(editor);
    measureMachine();
    dragFigure(
      `editor, drag of an attach point among ${BELTS} belts with ${LIGHTS_OF_BELT} lights each`,
      await dragCosts(browser, editor, await attachPoint(editor)),
    );
    const slowdown = slowdownTo(SLOWER);
    const [delay, delayOfMany] = [await flatPresses(product, small, slowdown), await flatPresses(product, large, slowdown)];
    figure(
      `editor, press on one of ${few} at ${SLOWER}x CPU (${slowdown.toFixed(1)}x of this machine)`,
      `p75 ${delay?.toFixed(0)} ms to the next picture without the room in 3D; ${delayOfMany?.toFixed(0)} ms among ${many}`,
      '<= 100 ms',
      delay !== undefined && delay <= 100,
    );

    const { before, after } = await reopen(editor, small, full ? 50 : 10);
    const [objects, whole] = [after.objects - before.objects, after.whole - before.whole].map((bytes) => bytes / 1024 / 1024) as [
      number,
      number,
    ];
    figure(
      `editor, opened and left ${full ? 50 : 10} times`,
      `${after.buffers - before.buffers} buffers, ${after.textures - before.textures} textures, ${objects.toFixed(2)} MiB of objects more (${whole.toFixed(1)} MiB with machine code)`,
      '0, 0, < 0.5 MiB',
      after.buffers <= before.buffers && after.textures <= before.textures && objects < 0.5,
    );
    await editor.close();
  } finally {
    await browser.close();
    await product.remove();
  }
};
