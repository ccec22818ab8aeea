import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHOWPIECES } from './showpieces.data';

const IMAGES = new URL('../../../../../packages/catalogue-pictures/images/', import.meta.url);

test('every picture in the window exists, by day and by night, large and small', () => {
  const asked = SHOWPIECES.flatMap(({ model, finish }) =>
    ['day', 'night'].flatMap((mood) => ['', '-400'].map((size) => `${model}/${finish}-${mood}${size}.webp`)),
  );
  expect(asked.filter((path) => !existsSync(new URL(path, IMAGES)))).toEqual([]);
});
