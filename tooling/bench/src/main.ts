import { startProduct } from '@candil/product';
import { accessFigures, browserFigures } from './figures/access';
import { catalogueFigures } from './figures/catalogue-search';
import { documentFigures } from './figures/documents';
import { domainFigures } from './figures/domain';
import { orderOnce } from './figures/order-once';
import { ordersSurviveCrashes } from './figures/orders-survive-crashes';
import { readsAgainstBareFastify } from './figures/reads-against-bare-fastify';
import { secondServer } from './figures/second-server';
import { staleEditors } from './figures/stale-editors';
import { widgetFigures } from './figures/widgets';
import { missedFigures } from './report';

/** `--full` runs the counts of the proof; without it a quick look. `--domain` ends after the figures of the library, `--catalogue`, `--documents`, `--access`, `--browser` and `--widgets` have only theirs. */
const full = process.argv.includes('--full');

const overHttp = async (database: string, env: Readonly<Record<string, string>>) => {
  const product = await startProduct({ EXPOSE_STATEMENT_COUNT: '1', REQUESTS_PER_MINUTE: '0', ...env });
  try {
    await readsAgainstBareFastify(product, database);
    await orderOnce(product, database);
    await staleEditors(product, database);
  } finally {
    await product.remove();
  }
};

if (process.argv.includes('--catalogue')) {
  await catalogueFigures();
  process.exit(0);
}
if (process.argv.includes('--documents')) {
  await documentFigures();
  process.exit(0);
}
if (process.argv.includes('--browser')) {
  await browserFigures();
  process.exit(0);
}
if (process.argv.includes('--widgets')) {
  await widgetFigures(full);
  process.exit(0);
}
if (process.argv.includes('--access')) {
  await accessFigures(full);
  process.exit(0);
}
await domainFigures();
if (process.argv.includes('--domain')) process.exit(0);
await catalogueFigures();
await documentFigures();
await overHttp('PGlite', {});
const { TEST_DATABASE_URL } = process.env;
if (TEST_DATABASE_URL) await overHttp('PostgreSQL', { DATABASE_URL: TEST_DATABASE_URL });
else process.stdout.write('No PostgreSQL: its figures are left out.\n');
await accessFigures(full);
await widgetFigures(full);
await secondServer(full ? 100 : 10);
await ordersSurviveCrashes(full ? 50 : 5);
const { missed, byMachine } = missedFigures();
process.stdout.write(`${missed} figures missed their target, ${byMachine} of them only by the speed of this machine\n`);
