import { distributor, startProduct } from '@candil/product';
import { openBrowser } from '../../browser';
import { figure } from '../../report';
import { hallOfPendants, LIGHTS_OF_CANOPY } from './hall-of-pendants';
import { type EditorPage, openEditorPage, saveComposition } from './open-editor';
import { drawnIn } from './watch-page';

/** The renderer of a machine without a graphics card: processor times of the page's thread are told, those of drawing are not. */
const SOFTWARE_GL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
/** 60 and 500 lights; what a request may carry ends a little above. */
const FEW_CANOPIES = 9;
const MANY_CANOPIES = 71;
const IDLE_MILLISECONDS = 5_000;
const QUIET_MILLISECONDS = 1_500;
const SETTLE_LIMIT_MILLISECONDS = 90_000;

/** Waits until the room is drawn and nothing has been drawn for a while: light is worked out over many frames. */
const settle = async ({ page }: EditorPage) => {
  const end = Date.now() + SETTLE_LIMIT_MILLISECONDS;
  await page.locator('[data-view="3d"] canvas').waitFor({ timeout: SETTLE_LIMIT_MILLISECONDS });
  let isDrawn = false;
  for (let frames = -1; !isDrawn || frames > 0; ) {
    if (Date.now() > end) throw new Error(isDrawn ? 'The room goes on being drawn' : 'The room is not drawn');
    await page.waitForTimeout(QUIET_MILLISECONDS);
    frames = (await drawnIn(page)).length;
    isDrawn ||= frames > 0;
  }
};

/** Script of the page's thread from the address to a plan that can be worked in; three comes after it. */
const openComposition = async (editor: EditorPage, url: string) => {
  await editor.page.goto(url);
  await editor.page.locator('svg[role="application"]').first().waitFor({ timeout: SETTLE_LIMIT_MILLISECONDS });
  const { script } = await editor.costs();
  const hasThree = (await editor.page.locator('[data-view="3d"] canvas').count()) > 0;
  return { script, hasThree };
};

/** Figures of the editor in Chromium, on the built product: costs are processor time of the page's main thread. */
export const editorFigures = async (): Promise<void> => {
  const browser = await openBrowser(SOFTWARE_GL);
  if (browser === undefined) return;
  const product = await startProduct({ REQUESTS_PER_MINUTE: '0' });
  try {
    const session = await distributor(product.url);
    const small = `${product.url}${await saveComposition(session, 'Sixty lights', hallOfPendants(FEW_CANOPIES))}`;
    const large = `${product.url}${await saveComposition(session, 'Five hundred lights', hallOfPendants(MANY_CANOPIES))}`;
    const editor = await openEditorPage(browser, product);
    // The first opening fills the caches of the browser.
    await openComposition(editor, small);
    const opened = await openComposition(editor, small);
    figure(
      `editor, open a composition of ${FEW_CANOPIES * LIGHTS_OF_CANOPY} lights`,
      `${opened.script.toFixed(0)} ms of script to the plan, three there: ${opened.hasThree}`,
      '<= 300 ms, before three',
      opened.script <= 300 && !opened.hasThree,
    );

    await openComposition(editor, large);
    await settle(editor);
    await editor.page.waitForTimeout(IDLE_MILLISECONDS);
    const idle = await drawnIn(editor.page);
    figure(`editor, ${MANY_CANOPIES * LIGHTS_OF_CANOPY} lights left alone`, `${idle.length} frames drawn in 5 s`, '0', idle.length === 0);
    await editor.close();
  } finally {
    await browser.close();
    await product.remove();
  }
};
