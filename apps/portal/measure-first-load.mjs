import { readdirSync } from 'node:fs';
import { builtApp, holdToBudgets } from '@candil/quality/built-app';

/** Measures the downloads before a page is usable, in KiB of gzip, against the budgets of the front end. Needs a build. */
const LANGUAGE = 'en';
const app = builtApp(new URL('./dist/', import.meta.url));

const texts = (namespace) => app.find(`locales/${LANGUAGE}/${namespace}/index.ts`);
/** The delivered texts are asked for after the first view, by everyone and on every page; they bring the table of calls. */
const start = ['index.html', texts('common-front'), texts('widgets'), app.find('src/app/deliver-texts.ts')];
const visitor = [...start, app.find('src/app/visitor-app.tsx')];
const member = [...start, app.find('src/app/portal-app.tsx'), app.find('src/app/member-frame.tsx')];
const routes = readdirSync(new URL('./src/routes/', import.meta.url))
  .map((file) => `src/routes/${file}`)
  .filter(app.has);

/**
 * The editor brings its frame and its headless half; the handling of gestures, the drawings, panels, sheets, belts, sticks and three come
 * behind the first drawing and are not counted. A list of pieces is judged and priced in the browser too.
 */
const BUDGETS = [
  [/(crea|-drawing)-configurator/, 166],
  [/express-configurator|compositor/, 232],
  // Lists of belts and sticks lay out and judge what they list as the drawing does; their tables come at once.
  [/nodrawing/, 218],
  // A list and a board are judged and priced in the browser; dialogs, menus, tips and the tabs behind the first come later.
  [/bundle-list|toolkit-list/, 83],
  // Files are made of the document in the browser: reading and judging it is most of the page.
  [/export/, 146],
  // What is validated is named with the page for documents of a newer program.
  [/validate/, 41],
  // Favourites and comparison stand in its bar. A menu or dialog that does not arrive leaves what is configured as it is.
  [/regular-configurator/, 45],
];
const budgetOf = (key) => BUDGETS.find(([route]) => route.test(key))?.[1] ?? 40;

holdToBudgets(
  [
    { what: 'logged-out page, JS', size: app.scripts(visitor), budget: 130 },
    { what: 'signed-in shell, JS', size: app.scripts(member), budget: 182 },
    ...routes.map((key) => ({
      what: `${key.replace(/.*\//, '')}, JS beyond the shell`,
      size: app.scriptsBeyond(key, member),
      budget: budgetOf(key),
    })),
    { what: 'texts of the guarded screens', size: app.scriptsBeyond(texts('eproject'), member), budget: 40 },
    // One sheet for all screens; the editor, its lists and the board take an eighth of it.
    { what: 'CSS', size: app.styles(), budget: 24 },
    { what: 'fonts of the first paint', size: app.files(/-latin-wght-normal.*\.woff2$/), budget: 60 },
  ],
  new URL('./.results/', import.meta.url),
);
