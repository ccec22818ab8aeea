import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LUMINAIRE_RECIPES } from '@candil/catalogue/imagery';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { averageHash, hashDistance } from './average-hash.mjs';
import { pictureList, pictureName } from './picture-list.mjs';

const FOLDER = path.resolve(import.meta.dirname, '../../../packages/catalogue/images');
/** Of 576 places: one in twenty. Drawing again with other light or compression moves a few, another luminaire must move more. */
const LEAST_DISTANCE = 28;
const MOST_BYTES = 6_000_000;

const pictureFile = (name: string, suffix = ''): string => path.join(FOLDER, `${name}${suffix}.webp`);
const names = pictureList(LUMINAIRE_RECIPES).map(pictureName);

describe('pictures of the catalogue', () => {
  it('exist in both sizes for every finish by day and the default finish by night', async () => {
    const sizes = await Promise.all(
      names
        .flatMap((name) => [sharp(pictureFile(name)).metadata(), sharp(pictureFile(name, '-400')).metadata()])
        .map(async (metadata) => {
          const { width, height, format } = await metadata;
          return `${format} ${width}x${height}`;
        }),
    );
    expect(sizes).toEqual(names.flatMap(() => ['webp 800x800', 'webp 400x400']));
  });

  it('are all named in the manifest, and nothing else is', async () => {
    const manifest = JSON.parse(await readFile(path.join(FOLDER, 'manifest.json'), 'utf8')) as Record<string, string>;
    expect(Object.keys(manifest).sort()).toEqual([...names].sort());
  });

  it('weigh no more than 6 MB together', async () => {
    const files = [...names.flatMap((name) => [pictureFile(name), pictureFile(name, '-400')]), pictureFile('contact-sheet')];
    const bytes = await Promise.all(files.map(async (file) => (await stat(file)).size));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  });

  it('show twelve luminaires that cannot be taken for one another', async () => {
    const heroes = LUMINAIRE_RECIPES.map((recipe) => pictureName({ model: recipe.model, finish: recipe.finishes[0], mood: 'day' }));
    const hashes = await Promise.all(heroes.map((hero) => averageHash(pictureFile(hero, '-400'))));
    const tooNear = heroes.flatMap((hero, i) =>
      heroes.slice(i + 1).flatMap((other, j) => {
        const distance = hashDistance(hashes[i] ?? [], hashes[i + 1 + j] ?? []);
        return distance < LEAST_DISTANCE ? [`${hero} and ${other}: ${distance}`] : [];
      }),
    );
    expect(tooNear).toEqual([]);
  });

  it('are neither burnt out nor drowned', async () => {
    const wrong = (
      await Promise.all(
        names.map(async (name) => {
          const grey = await sharp(pictureFile(name, '-400')).greyscale().raw().toBuffer();
          const burnt = grey.filter((value) => value >= 254).length / grey.length;
          const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
          const [least, most] = name.endsWith('night') ? [45, 130] : [110, 245];
          return burnt > 0.02 || mean < least || mean > most ? [`${name}: burnt ${burnt.toFixed(3)}, mean ${mean.toFixed(0)}`] : [];
        }),
      )
    ).flat();
    expect(wrong).toEqual([]);
  });
});
