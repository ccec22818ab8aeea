import path from 'node:path';
import sharp from 'sharp';

const TILE = 160;
const GAP = 3;
const COLUMNS = 14;

/**
 * All heroes on one sheet, to see weak ones at a glance.
 * @param {string} folder of the pictures
 * @param {readonly string[]} names in the order of the sheet
 */
export const writeContactSheet = async (folder, names) => {
  const tiles = await Promise.all(
    names.map(async (name, i) => ({
      input: await sharp(path.join(folder, `${name}-400.webp`))
        .resize(TILE, TILE)
        .toBuffer(),
      left: (i % COLUMNS) * (TILE + GAP),
      top: Math.floor(i / COLUMNS) * (TILE + GAP),
    })),
  );
  const rows = Math.ceil(names.length / COLUMNS);
  await sharp({
    create: { width: COLUMNS * (TILE + GAP) - GAP, height: rows * (TILE + GAP) - GAP, channels: 3, background: '#ffffff' },
  })
    .composite(tiles)
    .webp({ quality: 78, effort: 6 })
    .toFile(path.join(folder, 'contact-sheet.webp'));
};
