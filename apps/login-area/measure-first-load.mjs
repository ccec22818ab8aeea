import { builtApp, holdToBudgets } from '@candil/quality/built-app';

/** Measures the downloads before each view of the framed area is usable, in KiB of gzip, against its budgets. Needs a build. */
const LANGUAGE = 'en';
const app = builtApp(new URL('./dist/', import.meta.url));

const texts = (namespace) => app.find(`locales/${LANGUAGE}/${namespace}/index.ts`);
const first = ['index.html', ...['common-front', 'widgets', 'login-area'].map(texts)];
const VIEWS = { 'password-reset': 32, 'password-change': 32, support: 32, qualification: 32, register: 50 };

holdToBudgets(
  [
    { what: 'sign-in, JS', size: app.scripts(first), budget: 120 },
    ...Object.entries(VIEWS).map(([view, budget]) => ({
      what: `${view}, JS beyond the sign-in`,
      size: app.scriptsBeyond(app.find(`/${view}-view.tsx`), first),
      budget,
    })),
    {
      what: 'buttons of the providers, JS beyond the sign-in',
      size: app.scriptsBeyond(app.find('/social-buttons.tsx'), first),
      budget: 10,
    },
    { what: 'CSS', size: app.styles(), budget: 15 },
    { what: 'fonts of the first paint', size: app.files(/geist-latin-wght-normal.*\.woff2$/), budget: 30 },
  ],
  new URL('./.results/', import.meta.url),
);
