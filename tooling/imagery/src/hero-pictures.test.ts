import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LUMINAIRE_RECIPES } from '@candil/catalogue/imagery';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { averageHash, hashDistance } from './average-hash.mjs';
import { LARGE, PICTURE_SIZES, pictureFile, pictureList, pictureName, SMALL } from './picture-list';
import { SWATCH_MATERIALS, SWATCH_PIXELS } from './swatch-recipe';

const FOLDER = path.resolve(import.meta.dirname, '../../../packages/catalogue-pictures/images');
/** Of 576 places: one in twenty-four. Drawing again with other light or compression moves a few, another luminaire must move more. */
const LEAST_DISTANCE = 24;
const MOST_BYTES = 20_000_000;

const fileOf = (name: string, size: number): string => path.join(FOLDER, pictureFile(name, size));
const pictures = pictureList(LUMINAIRE_RECIPES);
const heroes = pictures.filter(({ hero }) => hero);
const manifest = JSON.parse(await readFile(path.join(FOLDER, 'manifest.json'), 'utf8')) as Record<string, string>;
const drawn = pictures.filter((picture) => manifest[pictureName(picture)] !== undefined);

const formatOf = async (file: string): Promise<string> => {
  const { width, height, format } = await sharp(file).metadata();
  return `${format} ${width}x${height}`;
};

describe('pictures of the catalogue', () => {
  it('show every model in each of its finishes by day, and in its default one by night if it gives light', () => {
    expect(pictures.filter((picture) => !drawn.includes(picture)).map(pictureName)).toEqual([]);
  });

  it('are files of the sizes they are asked in', async () => {
    const files = drawn.flatMap((picture) => PICTURE_SIZES.map((size) => ({ file: fileOf(pictureName(picture), size), size })));
    expect(await Promise.all(files.map(({ file }) => formatOf(file)))).toEqual(files.map(({ size }) => `webp ${size}x${size}`));
  });

  it('have a swatch for every finish', async () => {
    const formats = await Promise.all(SWATCH_MATERIALS.map(({ code }) => formatOf(path.join(FOLDER, `swatches/${code}.webp`))));
    expect(formats).toEqual(SWATCH_MATERIALS.map(() => `webp ${SWATCH_PIXELS}x${SWATCH_PIXELS}`));
  });

  it('are all named in the manifest, and nothing else is', () => {
    const known = new Set([
      ...pictures.map(pictureName),
      ...LUMINAIRE_RECIPES.map(({ model }) => `${model}/line`),
      ...SWATCH_MATERIALS.map(({ code }) => `swatches/${code}`),
    ]);
    expect(Object.keys(manifest).filter((name) => !known.has(name))).toEqual([]);
  });

  it('weigh no more than 20 MB together', async () => {
    const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    const bytes = await Promise.all(files.map(async (file) => (await stat(file)).size));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  });

  it('show luminaires that cannot be taken for one another', async () => {
    const days = heroes.filter(({ mood }) => mood === 'day').map(pictureName);
    const hashes = await Promise.all(days.map((name) => averageHash(fileOf(name, SMALL))));
    const tooNear = days.flatMap((name, i) =>
      days.slice(i + 1).flatMap((other, j) => {
        const distance = hashDistance(hashes[i] ?? [], hashes[i + 1 + j] ?? []);
        return distance < LEAST_DISTANCE ? [`${name} and ${other}: ${distance}`] : [];
      }),
    );
    expect(tooNear).toEqual([]);
  });

  it('are neither burnt out nor drowned', async () => {
    const wrong = (
      await Promise.all(
        drawn.map(async (picture) => {
          const name = pictureName(picture);
          const grey = await sharp(fileOf(name, SMALL)).greyscale().raw().toBuffer();
          const burnt = grey.filter((value) => value >= 254).length / grey.length;
          const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
          const [least, most] = picture.mood === 'night' ? [35, 135] : [90, 246];
          return burnt > 0.03 || mean < least || mean > most ? [`${name}: burnt ${burnt.toFixed(3)}, mean ${mean.toFixed(0)}`] : [];
        }),
      )
    ).flat();
    expect(wrong).toEqual([]);
  });

  it('are gathered on the contact sheet, a tile for every hero', async () => {
    const { width = 0, height = 0 } = await sharp(path.join(FOLDER, 'contact-sheet.webp')).metadata();
    const [columns, rows] = [(width + 3) / 163, (height + 3) / 163];
    expect(columns).toBe(14);
    expect(rows).toEqual(Math.ceil(heroes.length / 14));
  });

  it('have large files of the default finish', async () => {
    expect(await formatOf(fileOf('0820/42-day', LARGE))).toBe('webp 800x800');
  });
});
