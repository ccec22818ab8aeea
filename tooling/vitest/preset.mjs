import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { bundledPackages } from './bundled-packages.mjs';

const conditions = ['source', 'module', 'node', 'development|production'];

/** A set-up file for suites whose files share their modules and draw or replace globals. */
export const CLEAN_GLOBALS = fileURLToPath(new URL('clean-globals.mjs', import.meta.url));

/** One vitest configuration for every package: sources through the `source` condition, counts written for `npm test`. */
export const preset = (test = {}, rest = {}) =>
  defineConfig({
    ...rest,
    plugins: [bundledPackages({ ownFolder: process.cwd() })],
    resolve: { conditions, ...rest.resolve },
    ssr: { resolve: { conditions, externalConditions: ['source', 'node'] } },
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      // Two suites run at once on two cores. A second worker would load the modules of a suite once more.
      maxWorkers: 1,
      reporters: [['default', { summary: false }], 'json'],
      outputFile: { json: '.results/unit.json' },
      // A busy machine must not decide a test: what hangs still fails.
      testTimeout: 120_000,
      hookTimeout: 240_000,
      expect: { poll: { timeout: 10_000 } },
      ...test,
    },
  });
