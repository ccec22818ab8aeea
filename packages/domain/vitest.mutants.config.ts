import { env } from 'node:process';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import config from './vitest.config';

/** The tests of the concepts that `tooling/quality/mutate.mjs` changes: what each has to notice by itself. */
const concepts = env.CONCEPTS?.split(',') ?? [];

/** The quickest file first: the first test that notices a change ends its run. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

export default {
  ...config,
  test: { ...config.test, include: concepts.map((name) => `src/${name}/**/*.test.ts`), sequence: { sequencer: QuickestFirst } },
};
