import { openHostPage } from '@candil/embed-host';
import type { Page, Route } from '@playwright/test';
import { once } from '../breadth';
import { expect, journey } from '../journey';
import { PLACES } from '../places';
import { fillSignIn } from '../sign-in';
import { words } from '../words';

const said = (page: Page) => page.getByLabel('What the configurator says');
const frameOf = (page: Page) => page.frameLocator('candil-configurator iframe');

/** Messages that must have no effect, from the page and from another frame: those for the page, and those for the frame. */
const forge = (page: Page) =>
  page.evaluate(async () => {
    const element = document.querySelector('candil-configurator');
    const iframe = element?.shadowRoot?.querySelector('iframe');
    const nonce = new URLSearchParams(new URL(iframe?.src ?? '').hash.slice(1)).get('nonce');
    const stranger = document.body.appendChild(document.createElement('iframe'));
    const head = { ns: 'candil-configurator', v: 1, nonce, id: 1 };
    const forged = [
      { ...head, type: 'setDocument', payload: { document: {}, furniture: [] } },
      { ...head, type: 'init', payload: { locale: 'de' } },
      { ...head, type: 'requestState', payload: {} },
      { ...head, nonce: 'f'.repeat(32), type: 'setHeight', payload: { mode: 'auto' } },
      'x'.repeat(2_000_000),
    ];
    for (const message of forged) {
      const { port1 } = new MessageChannel();
      iframe?.contentWindow?.postMessage(message, '*', [port1]);
    }
    // As the frame, but by another window: `ready` with a port of its own, and the way to another site.
    const { port1: own, port2: theirs } = new MessageChannel();
    let answers = 0;
    own.onmessage = () => {
      answers += 1;
    };
    const script = stranger.contentDocument?.createElement('script');
    if (script && stranger.contentWindow) {
      const speaker = stranger.contentWindow as Window & { say?: (message: unknown, port: MessagePort) => void };
      script.textContent = "window.say = (message, port) => parent.postMessage(message, '*', [port])";
      stranger.contentDocument?.body.append(script);
      speaker.say?.({ ...head, type: 'ready', payload: { app: 'plusminus-export3d' } }, theirs);
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    stranger.remove();
    return answers;
  });

for (const { language, email, catalogId } of once(PLACES))
  journey(
    `a page of another origin embeds the configurator, and no other page can, in ${language}`,
    async ({ page, product, hostPort }) => {
      const w = words(language);
      const isUsa = catalogId === 21;
      const asked = `locale=${language}${isUsa ? '&catalog=21' : ''}`;
      const [host, unlisted] = await Promise.all([openHostPage(product.url, hostPort), openHostPage(product.url)]);
      // A page in the USA keeps a composition of that catalogue.
      const localise = async (route: Route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"catalog": 16', '"catalog": 21') });
      };
      try {
        if (isUsa) await page.route(`${host.url}/composition.json`, localise);
        await page.goto(`${host.url}/?${asked}&height=auto`);
        await expect(said(page)).toContainText('ready: plusminus-drawing-configurator');
        await page.getByRole('button', { name: 'Load a composition' }).click();
        await expect(frameOf(page).getByText('80 W', { exact: true }).first()).toBeVisible();
        await page.getByRole('button', { name: 'What is drawn now?' }).click();
        await expect(said(page)).toContainText(/state: 9 luminaires, \d+ pieces, [0-9a-f]{16}/);

        // Values set by the page raise no change event; changes by the visitor do.
        await expect(said(page)).not.toContainText('changed:');
        const width = frameOf(page).getByLabel(w('editor:panels.room.width')).first();
        await width.fill(isUsa ? `19' 8"` : '600');
        await width.press('Enter');
        await expect(said(page)).toContainText('changed: 9 luminaires');

        // The page follows the height that goes with the width.
        const height = () => page.locator('candil-configurator').evaluate((element) => element.clientHeight);
        await expect.poll(height).toBeGreaterThan(600);
        const wide = await height();
        await page.setViewportSize({ width: 390, height: 800 });
        await expect.poll(height).not.toBe(wide);
        await page.setViewportSize({ width: 1280, height: 720 });

        await page.getByRole('button', { name: 'Export GLB' }).click();
        await expect(said(page)).toContainText(/exported: Cinta\.glb, \d{6,} bytes, model\/gltf-binary/);

        expect(await forge(page)).toBe(0);
        await page.getByRole('button', { name: 'What is drawn now?' }).click();
        await expect(said(page)).toContainText(/state: 9 luminaires[\s\S]*state: 9 luminaires/);

        // Handed over, it waits until the visitor has signed in, and is a draft then.
        await page.context().addCookies([{ name: 'language', value: language, url: product.url }]);
        const [portal] = await Promise.all([
          page.context().waitForEvent('page'),
          frameOf(page)
            .getByRole('button', { name: w('editor:embed.handover') })
            .click(),
        ]);
        await fillSignIn(portal, language, email);
        await expect(portal).toHaveURL(/\/new-product\/plusminus-drawing-configurator\?handedOver=[0-9a-f]{8}$/);
        await expect(portal.getByText('80 W', { exact: true }).first()).toBeVisible();
        await portal.goto(product.url);
        await expect(portal.locator('a[href*="handedOver="]').first()).toBeVisible();
        await portal.close();

        // The wheel over the drawing scrolls the page around, and Tab leads out of the frame again.
        await frameOf(page).getByRole('application').first().hover();
        await page.mouse.wheel(0, 400);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);

        // A frame without an origin of its own, which has neither cookies nor storage.
        await page.goto(`${host.url}/?${asked}&sandbox=allow-scripts`);
        await expect(said(page)).toContainText('ready: plusminus-drawing-configurator');
        await page.getByRole('button', { name: 'Load a composition' }).click();
        await expect(frameOf(page).getByText('80 W', { exact: true }).first()).toBeVisible();

        const stranger = await page.context().newPage();
        await stranger.goto(unlisted.url);
        await expect.poll(() => stranger.frames().some((frame) => frame.url().startsWith('chrome-error:'))).toBe(true);
        await expect(said(stranger)).toBeEmpty();
      } finally {
        host.close();
        unlisted.close();
      }
    },
  );
