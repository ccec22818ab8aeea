import path from 'node:path';
import sharp from 'sharp';

const TILE = 200;
const GAP = 4;

/** @param {readonly string[]} names */
const rowsByModel = (names) => {
  const rows = new Map();
  for (const name of names) {
    const model = name.split('/')[0];
    rows.set(model, [...(rows.get(model) ?? []), name]);
  }
  return [...rows.values()];
};

/**
 * All pictures on one sheet, a row for each model, to see weak ones at a glance.
 * @param {string} folder of the pictures
 * @param {readonly string[]} names in the order of the sheet
 */
export const writeContactSheet = async (folder, names) => {
  const rows = rowsByModel(names);
  const columns = Math.max(...rows.map((row) => row.length));
  const tiles = await Promise.all(
    rows.flatMap((row, y) =>
      row.map(async (name, x) => ({
        input: await sharp(path.join(folder, `${name}-400.webp`))
          .resize(TILE, TILE)
          .toBuffer(),
        left: x * (TILE + GAP),
        top: y * (TILE + GAP),
      })),
    ),
  );
  await sharp({
    create: { width: columns * (TILE + GAP) - GAP, height: rows.length * (TILE + GAP) - GAP, channels: 3, background: '#ffffff' },
  })
    .composite(tiles)
    .webp({ quality: 78, effort: 6 })
    .toFile(path.join(folder, 'contact-sheet.webp'));
};
