import { setFlagsFromString } from 'node:v8';
import { preset } from '@candil/vitest-preset';
import { configDefaults } from 'vitest/config';
import { QUICK_DATABASES } from './test/quick-databases.mjs';

const database = process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite';
const everything = ['src/**/*.test.ts', 'test/**/*.test.ts'];
/**
 * The embedded database has one connection, which hides conflicts between connections and differences of another driver.
 * On PostgreSQL a test is repeated for that alone; its file says so by its name. `CHECKS=proof` repeats all of them.
 */
const hiddenByOneConnection = ['src/**/*-races.test.ts', 'src/**/*-sql.test.ts'];
/** One connection shows little of a race: `npm test` runs races on PostgreSQL alone where there is one (`test/on-pglite.mjs`). */
const leftToPostgres = database === 'pglite' && process.env.RACES === 'on-postgres' ? ['src/**/*-races.test.ts'] : [];

// The global setup opens one in this process.
setFlagsFromString(QUICK_DATABASES);

export default preset(
  {
    execArgv: [QUICK_DATABASES],
    globalSetup: ['test/global-setup.ts'],
    include: database === 'postgres' && process.env.CHECKS !== 'proof' ? hiddenByOneConnection : everything,
    exclude: [...configDefaults.exclude, ...leftToPostgres],
    outputFile: { json: `.results/${database}.json` },
    // The service keeps nothing outside what `buildApp` makes, so files share its modules; none may mock one.
    isolate: false,
    // The longest suite: what is left of it when the others have ended uses both cores.
    maxWorkers: 2,
    // A database is opened per file, and passwords are hashed for real.
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
  // The global setup runs in an environment of its own, which the preset's conditions do not reach.
  { environments: { __vitest__: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } } } },
);
