import { env } from 'node:process';
import config from './vitest.config';

/** The tests of the concepts that `tooling/quality/mutate.mjs` changes: what each has to notice by itself. */
const concepts = env.CONCEPTS?.split(',') ?? [];

export default { ...config, test: { ...config.test, include: concepts.map((name) => `src/${name}/**/*.test.ts`) } };
