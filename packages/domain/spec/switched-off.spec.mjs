import { join } from 'node:path';
import { describe } from 'vitest';
import { chosenIds, filesCiting, ROOT, readSources } from './rules.mjs';
import { readSwitchOffs } from './switch-off/read-switch-offs.mjs';

const sources = readSources();

describe('as-written', async () => {
  for (const { file } of sources) if (file.endsWith('.test.ts')) await import(/* @vite-ignore */ `${join(ROOT, file)}?off=nothing`);
});

for (const id of chosenIds(Object.keys(await readSwitchOffs()))) {
  describe(`off:${id}`, async () => {
    for (const file of filesCiting(id, sources)) await import(/* @vite-ignore */ `${join(ROOT, file)}?off=${id}`);
  });
}
