import { builtApp, holdToBudgets } from '@candil/quality/built-app';

/** Measures the downloads before the drawings can be worked in, in KiB of gzip, against its budgets; three comes after. Needs a build. */
const app = builtApp(new URL('./dist/', import.meta.url));

const texts = ['widgets/index.ts', 'editor/drawing.ts'].map((file) => app.find(`locales/en/${file}`));
const first = ['index.html', ...texts, app.find('src/start/open-frame.tsx')];

holdToBudgets(
  [
    { what: 'before the poster, JS', size: app.scripts(['index.html']), budget: 6.5 },
    // The goal is 200, and 0.7 times @google/model-viewer, which `npm run bench -- embed` compares.
    { what: 'editor in a frame, JS', size: app.scripts(first), budget: 197.25 },
    {
      what: 'the picture in three dimensions, JS beyond the editor',
      size: app.scriptsBeyond(app.find('configurator-3d/src/view/index.ts'), first),
      budget: 251,
    },
    { what: 'CSS', size: app.styles(), budget: 20 },
    { what: 'fonts of the first paint', size: app.files(/geist-latin-wght-normal.*\.woff2$/), budget: 30 },
  ],
  new URL('./.results/', import.meta.url),
);
