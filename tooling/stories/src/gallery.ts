import { test as base, expect, type Page } from '@playwright/test';
import { BREADTH } from './breadth';
import { PLACE } from './browser';
import { serveGallery } from './serve-gallery';
import { storyDrawn } from './story-drawn';

export type Theme = 'light' | 'dark';

interface Channel {
  emit: (event: string, payload: unknown) => void;
  once: (event: string, listener: (payload: unknown) => void) => void;
  off: (event: string, listener: (payload: unknown) => void) => void;
}

/** The story that the page of a sweep is loaded with. */
const FIRST = 'widgets-loading-button--variants';

const addressOf = (address: string, id: string) => `${address}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`;

/** Draws a story in a page that already shows one, which is ten times as fast as reloading the page. */
const showStory = (page: Page, id: string): Promise<string | undefined> =>
  page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
    const failures = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
    return new Promise<string | undefined>((resolve) => {
      const finished = () => resolve(undefined);
      const failed = (reason: unknown) => resolve(JSON.stringify(reason) ?? 'failed');
      channel.once('storyFinished', finished);
      for (const event of failures) channel.once(event, failed);
      // The gallery does not render a shown story again unless it is requested.
      if (new URLSearchParams(window.location.search).get('id') === storyId) channel.emit('forceRemount', { storyId });
      else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
  }, id);

interface Gallery {
  /** Opens a story by itself: drawn anew in the page that acts share, freshly loaded in a page of its own. */
  open: (page: Page, id: string) => Promise<void>;
}

export interface Sweep {
  readonly page: Page;
  /** Draws the story; returns the error of drawing or of the console as text. */
  show: (id: string) => Promise<readonly string[]>;
  setTheme: (theme: Theme) => Promise<void>;
  /** Direction of writing and size of text on the root element; `{}` takes both back. */
  setFrame: (frame: { direction?: 'ltr' | 'rtl'; text?: string }) => Promise<void>;
}

const WINDOW = { width: 1280, height: 720 };

/** Takes back what an act before may have left on the shared page. */
const clearStage = async (page: Page) => {
  await page.setViewportSize(WINDOW);
  await page.emulateMedia({ reducedMotion: null });
  await page.mouse.move(0, 0);
};

export const test = base.extend<{ ownPage: boolean; gallery: Gallery }, { address: string; stage: Page; sweep: Sweep }>({
  /** For settings that stay in a page: a finger instead of a mouse, colours of the system, a clock. */
  ownPage: [false, { option: true }],

  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const { url, stop } = await serveGallery();
      await use(url);
      stop();
    },
    { scope: 'worker' },
  ],

  /** One page for all acts of a worker: loading the gallery costs ten times as much as drawing a story. */
  stage: [
    async ({ browser, address }, use) => {
      const page = await browser.newPage({ ...PLACE, viewport: WINDOW, hasTouch: false, forcedColors: 'none' });
      await page.goto(addressOf(address, FIRST));
      await storyDrawn(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],

  page: async ({ ownPage, context, stage }, use) => {
    if (ownPage || BREADTH === 'proof') await use(await context.newPage());
    else {
      await clearStage(stage);
      await use(stage);
    }
  },

  gallery: async ({ address, stage }, use) => {
    await use({
      open: async (page, id) => {
        if (page === stage) {
          expect(await showStory(page, id)).toBeUndefined();
        } else await page.goto(addressOf(address, id));
        await storyDrawn(page);
      },
    });
  },

  /** One page for all stories of a worker. */
  sweep: [
    async ({ browser, address }, use) => {
      const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce' });
      let complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      // The panel of the gallery would run axe besides us.
      await page.goto(addressOf(address, FIRST));
      await storyDrawn(page);
      // Colours are read the instant the theme turns; even the shortest transition would show the old ones.
      await page.addStyleTag({ content: '*, ::before, ::after { transition-property: none !important }' });
      await use({
        page,
        show: async (id) => {
          complaints = [];
          const failure = await showStory(page, id);
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          return [...(failure ? [failure] : []), ...complaints];
        },
        setTheme: (theme) =>
          page.evaluate((name) => {
            document.documentElement.dataset.theme = name;
          }, theme),
        // Two frames, because floating parts are placed anew in the first.
        setFrame: ({ direction = 'ltr', text = '' }) =>
          page.evaluate(
            ([dir, fontSize]) => {
              document.documentElement.dir = dir;
              document.documentElement.style.fontSize = fontSize;
              return new Promise<void>((placed) => requestAnimationFrame(() => requestAnimationFrame(() => placed())));
            },
            [direction, text] as const,
          ),
      });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
