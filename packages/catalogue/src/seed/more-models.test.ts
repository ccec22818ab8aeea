import { describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../catalogue/load-catalogue';
import { emitStaticJson } from '../snapshot/emit-static-json';
import { problemText } from '../validation/catalogue-problem';
import { articlesOf } from './more-models';
import { seedData } from './seed-data';

// A catalogue of this size is made and checked four times here.
vi.setConfig({ testTimeout: 60_000 });

describe('a catalogue for measurements', () => {
  it('has as many articles as asked for and few more, in models of both catalogues', () => {
    const data = seedData({ articles: 10_000 });
    const sizes = data.models.filter(({ catalogId }) => catalogId === 16).map(articlesOf);
    const articles = sizes.reduce((sum, size) => sum + size, 0);
    expect(articles).toBeGreaterThanOrEqual(10_000);
    expect(articles).toBeLessThan(10_000 + Math.max(...sizes));
    const numbers = ([16, 21] as const).map((id) => data.models.filter(({ catalogId }) => catalogId === id).map(({ model }) => model));
    expect(new Set(numbers[0]).size).toBe(numbers[0]?.length);
    expect(numbers[1]).toEqual(numbers[0]);
  });

  it('is the packaged one with fewer articles than that has', () => {
    expect(seedData({ articles: 100 })).toEqual(seedData());
  });

  it('is the same each time and can be published', () => {
    const { version, files, basePrices } = emitStaticJson(seedData({ articles: 6_500 }));
    expect(emitStaticJson(seedData({ articles: 6_500 })).version).toBe(version);
    const loaded = loadCatalogue(files, basePrices);
    expect(loaded.ok ? [] : loaded.failure.problems.map(problemText)).toEqual([]);
  });
});
