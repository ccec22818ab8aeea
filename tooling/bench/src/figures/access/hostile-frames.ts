import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Product } from '@candil/product';
import type { Browser, Frame, Page } from 'playwright-core';
import { figure } from '../../report';

/** Time in which a message that was believed would have shown itself. */
const HEARD_MILLISECONDS = 700;
const PROJECT = '00000000-0000-4000-8000-000000000001';
const FRAMED_PATHS = ['/login-area/', '/login-area/new-register', '/login-area/qualification', '/', '/projects', '/error-403'];

/** A site of someone else: an origin of its own that serves one empty page. */
const openForeignSite = async () => {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<!doctype html><body></body>'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
};

/** Watches for effects of a message: calls, the address, the dialog. */
const watch = (page: Page) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame() && new URL(request.url()).pathname.startsWith('/api/')) calls += 1;
  });
  return async () => {
    await page.waitForTimeout(HEARD_MILLISECONDS);
    const dialog = page.getByRole('dialog');
    const isOpen = (await dialog.count()) === 1;
    const [title, height] = isOpen
      ? [await dialog.getByRole('heading').first().textContent(), await dialog.locator('iframe').evaluate((frame) => frame.clientHeight)]
      : ['', 0];
    return JSON.stringify({ calls, at: page.url(), isOpen, title, height });
  };
};

const message = (content: object, nonce?: string) => ({ ns: 'candil-login-area', v: 2, ...(nonce !== undefined && { nonce }), ...content });
const CONTENTS = [
  { type: 'view', view: 'support', heightPx: 999 },
  { type: 'login-success' },
  { type: 'social-sign-up-success' },
  { type: 'qualified-success' },
  { type: 'project-budget', projectId: PROJECT },
  { type: 'closed' },
];

/** Opens the sign-in of the portal; returns its frame and nonce. */
const openSignIn = async (page: Page, url: string) => {
  await page.goto(url);
  await page.getByRole('banner').getByRole('button').last().click();
  const iframe = page.getByRole('dialog').locator('iframe');
  await iframe.waitFor();
  const frame = await (await iframe.elementHandle())?.contentFrame();
  if (!frame) throw new Error('The sign-in has no frame.');
  await frame.getByRole('button').first().waitFor();
  const nonce = new URLSearchParams(new URL(frame.url()).hash.slice(1)).get('nonce') ?? '';
  return { frame, nonce };
};

const addFrame = async (page: Page, address: string): Promise<Frame> => {
  await page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src, id: 'impostor' })), address);
  const frame = await (await page.waitForSelector('#impostor', { state: 'attached' })).contentFrame();
  if (!frame) throw new Error('There is no second frame.');
  await frame.waitForLoadState();
  return frame;
};

const post = (frame: Frame, messages: readonly unknown[]) =>
  frame.evaluate((all) => {
    for (const each of all) window.parent.postMessage(each, '*');
  }, messages);

/** Sends forged messages from every kind of sender; counts those that took effect. */
const hostileMessages = async (browser: Browser, url: string, foreign: string) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const { frame, nonce } = await openSignIn(page, url);
  const state = watch(page);
  let sent = 0;
  let actedOn = 0;
  const attempt = async (count: number, send: () => Promise<unknown>) => {
    const before = await state();
    await send();
    sent += count;
    if ((await state()) !== before) actedOn += 1;
  };

  const wrong = 'f'.repeat(32);
  await attempt(CONTENTS.length, () =>
    post(
      frame,
      CONTENTS.map((each) => message(each)),
    ),
  );
  await attempt(CONTENTS.length, () =>
    post(
      frame,
      CONTENTS.map((each) => message(each, wrong)),
    ),
  );
  await attempt(CONTENTS.length, () =>
    post(
      frame,
      CONTENTS.map((each) => ({ ...message(each, nonce), v: 1 })),
    ),
  );
  await attempt(CONTENTS.length, () =>
    post(
      frame,
      CONTENTS.map((each) => ({ ...message(each, nonce), ns: 'another' })),
    ),
  );
  const forged = [
    'login-success',
    null,
    7,
    [message({ type: 'closed' }, nonce)],
    message({ type: 'go', to: '//elsewhere.example' }, nonce),
    message({ type: 'project-budget', projectId: '../../orders' }, nonce),
    message({ type: 'view', view: 'admin', heightPx: 10 }, nonce),
    message({ type: 'view', view: 'login', heightPx: 'NaN' }, nonce),
    JSON.stringify(message({ type: 'closed' }, nonce)),
  ];
  await attempt(forged.length, () => post(frame, forged));
  // Huge: twenty megabytes of text, and a tree of a hundred thousand members.
  await attempt(2, () =>
    frame.evaluate(
      (head) => {
        window.parent.postMessage({ ...head, type: 'qualified-error', code: 'x'.repeat(20_000_000) }, '*');
        window.parent.postMessage({ ...head, type: 'closed', nonce: Array.from({ length: 100_000 }, (_, each) => ({ each })) }, '*');
      },
      message({}, nonce),
    ),
  );
  // Looping: ten thousand in one go.
  await attempt(10_000, () =>
    frame.evaluate(
      (forgery) => {
        for (let each = 0; each < 10_000; each += 1) window.parent.postMessage(forgery, '*');
      },
      message({ type: 'closed' }, wrong),
    ),
  );
  // The right nonce from another window of the same origin: the page itself, and a frame that it did not open to sign in.
  const stolen = CONTENTS.map((each) => message(each, nonce));
  await attempt(CONTENTS.length, () => post(page.mainFrame(), stolen));
  const impostor = await addFrame(page, `/login-area/#nonce=${wrong}`);
  await attempt(CONTENTS.length, () => post(impostor, stolen));
  // The right nonce from another origin: the page that has opened the portal.
  const opener = await context.newPage();
  await opener.goto(foreign);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    opener.evaluate((to) => void Object.assign(window, { portal: window.open(to) }), url),
  ]);
  const second = await openSignIn(opened, url);
  const openedState = watch(opened);
  const before = await openedState();
  await opener.evaluate(
    (all) => {
      for (const each of all) (window as unknown as { portal: Window }).portal.postMessage(each, '*');
    },
    CONTENTS.map((each) => message(each, second.nonce)),
  );
  sent += CONTENTS.length;
  if ((await openedState()) !== before) actedOn += 1;

  // A valid message must take effect, else the test proves nothing.
  const unchanged = await state();
  await post(frame, [message({ type: 'view', view: 'login', heightPx: 777 }, nonce)]);
  const isHeard = (await state()) !== unchanged;
  await context.close();
  return { sent, actedOn, isHeard };
};

/** Loads our pages in a frame of another site: counts those that are drawn, and their messages to the parent or opener. */
const foreignParents = async (browser: Browser, url: string, foreign: string) => {
  const page = await browser.newPage();
  await page.goto(foreign);
  await page.evaluate(() => {
    Object.assign(window, { heard: 0 });
    window.addEventListener('message', () => {
      (window as unknown as { heard: number }).heard += 1;
    });
  });
  let drawn = 0;
  for (const path of FRAMED_PATHS) {
    await page.evaluate(
      (address) => {
        const frame = document.createElement('iframe');
        frame.src = address;
        document.body.replaceChildren(frame);
      },
      `${url}${path}#nonce=${'a'.repeat(32)}`,
    );
    await page.waitForTimeout(HEARD_MILLISECONDS);
    if (page.frames().some((frame) => frame !== page.mainFrame() && frame.url().startsWith(url))) drawn += 1;
  }
  await page.evaluate((address) => void window.open(address), `${url}/login-area/#nonce=${'a'.repeat(32)}`);
  await page.waitForTimeout(2 * HEARD_MILLISECONDS);
  const heard = await page.evaluate(() => (window as unknown as { heard: number }).heard);
  await page.close();
  return { drawn, heard };
};

/** Figure 32: effects of foreign, forged, huge and looping messages on the portal, and origins that can frame our pages. */
export const hostileFrames = async (browser: Browser, { url }: Product) => {
  const foreign = await openForeignSite();
  try {
    const { sent, actedOn, isHeard } = await hostileMessages(browser, url, foreign.url);
    figure('32, messages', `${actedOn} acted on of ${sent}; a true one heard: ${isHeard}`, '0', actedOn === 0 && isHeard);
    const { drawn, heard } = await foreignParents(browser, url, foreign.url);
    const value = `${drawn} of ${FRAMED_PATHS.length} pages drawn in a foreign frame, ${heard} messages told to it`;
    figure('32, foreign parents', value, '0 drawn, 0 told', drawn === 0 && heard === 0);
  } finally {
    foreign.close();
  }
};
