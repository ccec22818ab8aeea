import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finishMaterial, luminaireRecipe } from '@candil/catalogue/imagery';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeHash, pictureHash } from './fingerprint.mjs';

const recipe = luminaireRecipe('0820')!;
const sage = finishMaterial('42')!;
const picture = { model: '0820', finish: '42', mood: 'day' };
const settings = { samples: 16 };
const hash = pictureHash('code', recipe, sage, picture, settings);

describe('pictureHash', () => {
  it('stays when only the list of offered finishes changes', () => {
    expect(pictureHash('code', { ...recipe, finishes: ['42'] }, sage, picture, settings)).toBe(hash);
  });

  it.each([
    ['code', pictureHash('other', recipe, sage, picture, settings)],
    ['shape', pictureHash('code', { ...recipe, radiusMetres: 0.17 }, sage, picture, settings)],
    ['finish', pictureHash('code', recipe, { ...sage, roughness: 0.1 }, picture, settings)],
    ['mood', pictureHash('code', recipe, sage, { ...picture, mood: 'night' }, settings)],
    ['settings', pictureHash('code', recipe, sage, picture, { samples: 32 })],
  ])('changes with the %s', (_what, other) => {
    expect(other).not.toBe(hash);
  });
});

describe('codeHash', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'fingerprint-'));
    await writeFile(path.join(folder, 'a.ts'), 'one');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('changes with a source, not with a test', async () => {
    const before = await codeHash([folder]);
    await writeFile(path.join(folder, 'a.test.ts'), 'test');
    expect(await codeHash([folder])).toBe(before);
    await writeFile(path.join(folder, 'a.ts'), 'two');
    expect(await codeHash([folder])).not.toBe(before);
  });
});
