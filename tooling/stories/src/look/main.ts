import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { BROWSER } from '../browser';
import { serveGallery } from '../serve-gallery';
import { storiesBuilt } from '../stories-built';
import { storyDrawn } from '../story-drawn';
import { contactSheet, type Picture } from './contact-sheets';

const FOLDER = fileURLToPath(new URL('../../../../.look/stories/', import.meta.url));
const WIDTH = 900;
const MOST_HEIGHT = 1000;

/** Names on the command line choose stories; none means all. */
const chosen = process.argv.slice(2);
const stories = storiesBuilt().filter(({ id }) => chosen.length === 0 || chosen.some((part) => id.includes(part)));
if (stories.length === 0) throw new Error(`No story is called ${chosen.join(', ')}.`);

const gallery = await serveGallery();
const browser = await chromium.launch(BROWSER);

/** Height of the page, with elements over it (a modal, an open list). */
const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...Array.from(
        document.querySelectorAll('#storybook-root, #storybook-root *, body > div *'),
        (node) => node.getBoundingClientRect().bottom,
      ),
    ),
  );

const take = async (page: Page, id: string, theme: string): Promise<string> => {
  await page.setViewportSize({ width: WIDTH, height: 700 });
  await page.goto(`${gallery.url}/iframe.html?viewMode=story&id=${id}&globals=theme:${theme};a11y.manual:!true`);
  await storyDrawn(page);
  await page.waitForFunction(() => document.fonts.ready.then(() => true));
  await page.waitForTimeout(100);
  const height = Math.ceil(Math.min(MOST_HEIGHT, Math.max(120, (await heightOf(page)) + 32)));
  if (height > 700) await page.setViewportSize({ width: WIDTH, height });
  const file = `${id}-${theme}.png`;
  await page.screenshot({ path: join(FOLDER, file), clip: { x: 0, y: 0, width: WIDTH, height }, animations: 'disabled' });
  return file;
};

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const pictures: Picture[] = [];
const page = await browser.newPage({ reducedMotion: 'reduce' });
for (const { id, title, name } of stories)
  for (const theme of ['light', 'dark']) pictures.push({ title, name, theme, file: await take(page, id, theme) });

const sheet = await browser.newPage({ viewport: { width: 1548, height: 800 } });
for (const title of new Set(pictures.map((picture) => picture.title))) {
  const name = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const path = join(FOLDER, `sheet-${name}.html`);
  await writeFile(
    path,
    contactSheet(
      title,
      pictures.filter((picture) => picture.title === title),
    ),
  );
  await sheet.goto(pathToFileURL(path).href);
  await sheet.screenshot({ path: join(FOLDER, `sheet-${name}.png`), fullPage: true });
}
await browser.close();
gallery.stop();
process.stdout.write(`${pictures.length} pictures and a sheet for each widget under .look/stories/\n`);
