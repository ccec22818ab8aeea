import { join } from 'node:path';
import { describe } from 'vitest';
import { chosenIds, filesCiting, ROOT, readRules, readSources } from './rules.mjs';

const sources = readSources();

describe('as-written', async () => {
  for (const { file } of sources) if (file.endsWith('.test.ts')) await import(/* @vite-ignore */ `${join(ROOT, file)}?off=nothing`);
});

for (const id of chosenIds(readRules().ids)) {
  describe(`off:${id}`, async () => {
    for (const file of filesCiting(id, sources)) await import(/* @vite-ignore */ `${join(ROOT, file)}?off=${id}`);
  });
}
