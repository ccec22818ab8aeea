import { openHostPage } from '@candil/embed-host';
import { freePort, startProduct } from '@candil/product';
import type { Page } from 'playwright-core';
import { NAMES_OF_TSX, openBrowser } from '../../browser';
import { figure } from '../../report';

const MESSAGES = 10_000;
/** Time in which a message that was believed would have shown itself. */
const HEARD_MILLISECONDS = 1_500;

const outputOf = (page: Page) => page.getByLabel('What the configurator says');

const said = async (page: Page, text: string | RegExp) => {
  await outputOf(page).filter({ hasText: text }).waitFor({ timeout: 60_000 });
};

/** State of the configurator, and all messages that the page received. */
const stateOf = async (page: Page) => {
  const state = await page.evaluate(async () => {
    const element = document.querySelector('candil-configurator') as unknown as { state(): Promise<{ hash: string }> };
    return (await element.state()).hash;
  });
  return `${state}\n${await outputOf(page).textContent()}\n${page.url()}`;
};

/** Sends `count` forged messages to the frame and to the page around it; returns the number that were answered on a port. */
const forge = (page: Page, count: number) =>
  page.evaluate(async (most) => {
    const iframe = document.querySelector('candil-configurator')?.shadowRoot?.querySelector('iframe');
    const nonce = new URLSearchParams(new URL(iframe?.src ?? '').hash.slice(1)).get('nonce');
    const stranger = document.body.appendChild(document.createElement('iframe'));
    const speaker = stranger.contentWindow as Window & { say?: (to: Window, message: unknown, ports: MessagePort[]) => void };
    const script = stranger.contentDocument?.createElement('script');
    if (!script) throw new Error('There is no second window');
    script.textContent = "window.say = (to, message, ports) => to.postMessage(message, '*', ports)";
    stranger.contentDocument?.body.append(script);
    let answers = 0;
    const ports: MessagePort[] = [];
    const port = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        answers += 1;
      };
      ports.push(port1);
      return port2;
    };
    const contents = [
      { type: 'setDocument', payload: { document: {}, furniture: [] } },
      { type: 'init', payload: { locale: 'de' } },
      { type: 'requestState', payload: {} },
      { type: 'requestExport', payload: { format: 'glb' } },
      { type: 'setHeight', payload: { mode: 'auto' } },
      { type: 'ready', payload: { app: 'plusminus-export3d' } },
      { type: 'changed', payload: { summary: { lights: 1, watts: 1 } } },
      { type: 'resize', payload: { heightPx: 99_999 } },
      { type: 'handover', payload: { url: 'https://elsewhere.example' } },
    ];
    const head = { ns: 'candil-configurator', v: 1, id: 1 };
    const frame = iframe?.contentWindow as Window;
    for (let index = 0; index < most; index += 1) {
      const content = contents[index % contents.length];
      switch (index % 5) {
        case 0: // The right nonce, to the frame, by a window that is not its parent.
          speaker.say?.(frame, { ...head, ...content, nonce }, [port()]);
          break;
        case 1: // A wrong nonce, by its parent.
          frame.postMessage({ ...head, ...content, nonce: 'f'.repeat(32) }, '*', [port()]);
          break;
        case 2: // The right nonce, to the page, by a window that is not the frame.
          speaker.say?.(window, { ...head, ...content, nonce }, [port()]);
          break;
        case 3: // Another version or another sender.
          frame.postMessage({ ...head, ...content, nonce, ...(index % 2 === 0 ? { v: 9 } : { ns: 'another' }) }, '*', [port()]);
          break;
        default: // No message at all; every five-hundredth is larger than is read.
          frame.postMessage(
            index % 500 === 4 ? 'x'.repeat(1_100_000) : [null, 7, content, JSON.stringify({ ...head, ...content, nonce })][index % 4],
            '*',
          );
      }
      if (index % 200 === 199) await new Promise((resolve) => setTimeout(resolve));
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    stranger.remove();
    for (const each of ports) each.close();
    return answers;
  }, count);

/** Figure 32 for the embed: two origins in Chromium, the listed one and one that is not. */
export const forgedMessages = async (): Promise<void> => {
  const browser = await openBrowser();
  if (browser === undefined) return;
  const port = await freePort();
  const product = await startProduct({ REQUESTS_PER_MINUTE: '0', EMBED_ANCESTORS: `http://127.0.0.1:${port}` });
  const [listed, unlisted] = await Promise.all([openHostPage(product.url, port), openHostPage(product.url)]);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
    await page.addInitScript(NAMES_OF_TSX);
    await page.goto(`${listed.url}/?locale=en`);
    await said(page, 'ready: plusminus-drawing-configurator');
    await page.getByRole('button', { name: 'Load a composition' }).click();
    await page.frameLocator('candil-configurator iframe').getByText('80 W', { exact: true }).first().waitFor({ timeout: 60_000 });
    const before = await stateOf(page);
    const answers = await forge(page, MESSAGES);
    await page.waitForTimeout(HEARD_MILLISECONDS);
    const isSame = (await stateOf(page)) === before;
    // A valid message must take effect, else the test proves nothing.
    await page.getByRole('button', { name: 'What is drawn now?' }).click();
    await said(page, /state: 9 luminaires/);
    const value = `${answers} answered and ${isSame ? 'nothing' : 'something'} changed by ${MESSAGES} forged messages; a true one heard`;
    figure('32, embed on a second origin', value, '0 acted on', answers === 0 && isSame);

    const stranger = await browser.newPage();
    await stranger.goto(unlisted.url);
    await stranger.waitForTimeout(2 * HEARD_MILLISECONDS);
    const isRefused = stranger.frames().some((frame) => frame.url().startsWith('chrome-error:'));
    const output = await outputOf(stranger).textContent();
    figure(
      '32, who may embed',
      `listed origin drawn, unlisted ${isRefused ? 'refused' : 'drawn'}, told ${output?.trim() ? output : 'nothing'}`,
      'unlisted refused',
      isRefused && !output?.trim(),
    );
  } finally {
    listed.close();
    unlisted.close();
    await browser.close();
    await product.remove();
  }
};
