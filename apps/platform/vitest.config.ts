import { preset } from '@candil/vitest-preset';

const database = process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite';

export default preset(
  {
    globalSetup: ['test/global-setup.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    outputFile: { json: `.results/${database}.json` },
    // The service keeps nothing outside what `buildApp` makes, so files share its modules; none may mock one.
    isolate: false,
    // A database is opened per file, and passwords are hashed for real.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
  // The global setup runs in an environment of its own, which the preset's conditions do not reach.
  { environments: { __vitest__: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } } } },
);
