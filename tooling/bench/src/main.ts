import { startProduct } from '@candil/product';
import { accessFigures, browserFigures } from './figures/access';
import { catalogueFigures } from './figures/catalogue-search';
import { documentFigures } from './figures/documents';
import { domainFigures } from './figures/domain';
import { editorFigures } from './figures/editor';
import { embedFigures } from './figures/embed';
import { orderOnce } from './figures/order-once';
import { ordersSurviveCrashes } from './figures/orders-survive-crashes';
import { pasteFigures } from './figures/paste';
import { pauseFigures } from './figures/pauses';
import { readFigures } from './figures/reads';
import { secondServer } from './figures/second-server';
import { staleEditors } from './figures/stale-editors';
import { widgetFigures } from './figures/widgets';
import { missedFigures } from './report';

/** `--full` runs the counts of the proof; without it a quick look. A name alone, such as `reads`, runs only those figures. */
const full = process.argv.includes('--full');
const names = process.argv.slice(2).filter((argument) => argument !== '--full');

type HttpFigure = typeof readFigures;

/** On the embedded database and, where there is one, on PostgreSQL. */
const onBoth = async (...figures: readonly HttpFigure[]) => {
  const { TEST_DATABASE_URL } = process.env;
  const databases = { PGlite: {}, ...(TEST_DATABASE_URL && { PostgreSQL: { DATABASE_URL: TEST_DATABASE_URL } }) };
  if (!TEST_DATABASE_URL) process.stdout.write('No PostgreSQL: its figures are left out.\n');
  for (const [database, env] of Object.entries(databases)) {
    const product = await startProduct({ EXPOSE_STATEMENT_COUNT: '1', REQUESTS_PER_MINUTE: '0', ...env });
    try {
      for (const figure of figures) await figure(product, database);
    } finally {
      await product.remove();
    }
  }
};

const GROUPS: Readonly<Record<string, () => Promise<void>>> = {
  domain: domainFigures,
  catalogue: catalogueFigures,
  documents: documentFigures,
  reads: () => onBoth(readFigures),
  paste: () => onBoth(pasteFigures),
  pauses: () => onBoth(pauseFigures),
  writes: () => onBoth(orderOnce, staleEditors),
  access: () => accessFigures(full),
  browser: browserFigures,
  editor: () => editorFigures(full),
  embed: embedFigures,
  widgets: () => widgetFigures(full),
  crashes: async () => {
    await secondServer(full ? 100 : 10);
    await ordersSurviveCrashes(full ? 50 : 5);
  },
};
/** Part of the figures of access. */
const NOT_BY_THEMSELVES = ['browser'];

const unknown = names.filter((name) => !Object.hasOwn(GROUPS, name));
if (unknown.length > 0) throw new Error(`No figures are called ${unknown.join(', ')}. There are: ${Object.keys(GROUPS).join(', ')}.`);
const asked = names.length > 0 ? names : Object.keys(GROUPS).filter((name) => !NOT_BY_THEMSELVES.includes(name));
for (const name of asked) await GROUPS[name]?.();
const { missed, byMachine } = missedFigures();
process.stdout.write(`${missed} figures missed their target, ${byMachine} of them only by the speed of this machine\n`);
// Servers of figures keep sockets open for a while.
process.exit(0);
