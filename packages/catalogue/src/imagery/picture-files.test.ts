import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { seedData } from '../seed/seed-data';
import { compositionPicture, finishPicture, lineDrawingFile, modelPicture, NO_IMAGE_FILE, swatchPicture } from './picture-files';
import { LUMINAIRE_RECIPES } from './recipes';

const IMAGES = path.resolve(import.meta.dirname, '../../../catalogue-pictures/images');

describe('pictures of a model', () => {
  it.each([
    ['its finish, large', modelPicture('0820', '31', 'day', 'large'), '0820/31-day.webp'],
    ['its finish, small', modelPicture('0820', '31', 'day', 'small'), '0820/31-day-400.webp'],
    ['the default finish when the requested one is not made', modelPicture('0820', '99', 'day', 'large'), '0820/42-day.webp'],
    ['the default finish by night', modelPicture('0820', '31', 'night', 'large'), '0820/42-night.webp'],
    ['by day at night, for what gives no light', modelPicture('9010', '10', 'night', 'large'), '9010/10-day.webp'],
    ['none of an unknown model', modelPicture('9999', '10', 'day', 'large'), undefined],
    ['no other finish when only that one will do', finishPicture('0820', '99', 'small'), undefined],
    ['the line drawing', lineDrawingFile('0820'), '0820/line.svg'],
    ['no line drawing of an unknown model', lineDrawingFile('9999'), undefined],
    ['a swatch', swatchPicture('42'), 'swatches/42.webp'],
    ['no swatch of an unknown finish', swatchPicture('00'), undefined],
    ['a composition, large', compositionPicture('110-free-hang', 'large'), 'compositions/110-free-hang.webp'],
    ['a composition, small', compositionPicture('110-free-hang', 'small'), 'compositions/110-free-hang-400.webp'],
    ['no composition of an unknown starting point', compositionPicture('110-none', 'small'), undefined],
  ])('are %s', (_what, found, expected) => {
    expect(found).toBe(expected);
  });

  it('exist as files wherever they are named', () => {
    const composed = seedData()
      .browsing.preconfigs.flatMap(({ preconfigs }) => preconfigs)
      .filter(({ composition }) => composition !== undefined);
    expect(composed.length).toBeGreaterThan(23);
    const files = LUMINAIRE_RECIPES.flatMap(({ model, finishes }) => [
      ...finishes.flatMap((finish) =>
        (['day', 'night'] as const).flatMap((mood) => [
          modelPicture(model, finish, mood, 'large'),
          modelPicture(model, finish, mood, 'small'),
        ]),
      ),
      lineDrawingFile(model),
    ]).concat(
      NO_IMAGE_FILE,
      composed.flatMap(({ id }) => [compositionPicture(id, 'large'), compositionPicture(id, 'small')]),
    );
    expect(files.filter((file) => file === undefined || !existsSync(path.join(IMAGES, file)))).toEqual([]);
  });
});
