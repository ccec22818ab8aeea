import { startProduct } from '@candil/product';
import { openBrowser } from '../../browser';
import { enumeration } from './enumeration';
import { hostileFrames } from './hostile-frames';
import { loginGuessing } from './login-guessing';
import { oneRefresh } from './one-refresh';
import { refreshAtOnce, replayedRefresh } from './refresh-tokens';
import { rightsBite } from './rights-bite';
import { signInLoad } from './sign-in-load';
import { testedFigures } from './tested-figures';

/** Figures of accounts and access; the real PostgreSQL is left out where there is none. */
export const accessFigures = async (full: boolean) => {
  const { TEST_DATABASE_URL } = process.env;
  await testedFigures('PGlite', '');
  if (TEST_DATABASE_URL) await testedFigures('PostgreSQL', TEST_DATABASE_URL);
  const databases = { PGlite: {}, ...(TEST_DATABASE_URL && { PostgreSQL: { DATABASE_URL: TEST_DATABASE_URL } }) };
  for (const [database, env] of Object.entries(databases)) {
    const product = await startProduct({ REQUESTS_PER_MINUTE: '0', TRUSTED_PROXY: '127.0.0.1', ...env });
    try {
      await refreshAtOnce(product, database);
      await replayedRefresh(product, database);
      await enumeration(product, database);
      await loginGuessing(product, database, true);
      await signInLoad(product, database, full ? 20 : 5);
    } finally {
      await product.remove();
    }
  }
  await browserFigures();
  const direct = await startProduct({ REQUESTS_PER_MINUTE: '0' });
  try {
    await loginGuessing(direct, 'PGlite', false);
  } finally {
    await direct.remove();
  }
  if (TEST_DATABASE_URL) await rightsBite(TEST_DATABASE_URL);
};

/** Figures that need a real browser. */
export const browserFigures = async () => {
  const browser = await openBrowser();
  if (!browser) return;
  const product = await startProduct({ REQUESTS_PER_MINUTE: '0' });
  try {
    await oneRefresh(browser, product);
    await hostileFrames(browser, product);
  } finally {
    await browser.close();
    await product.remove();
  }
};
