import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Copies of the pictures for paper: JPEG, because a PDF takes no WebP. `prints.json` holds the hash of the picture each was made of, so that
 * only changed ones are made again, and copies without a picture are removed.
 */
const CATALOGUE = path.resolve(import.meta.dirname, '../../../packages/catalogue');
const PICTURES = path.join(CATALOGUE, 'images');
const PRINTS = path.join(CATALOGUE, 'prints');
const LIST = path.join(PRINTS, 'prints.json');

/** @param {string} file */
const hashOf = async (file) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16);

/** Names of the pictures by day, `0820/42`. */
export const printNames = async () => {
  const files = await readdir(PICTURES, { recursive: true });
  return files.flatMap((file) => /^(\w+[\\/]\w+)-day-400\.webp$/.exec(file)?.[1]?.replace('\\', '/') ?? []).sort();
};

/** Hash of the picture by name, as the prints were made of them. @returns {Promise<Record<string, string>>} */
export const readPrintList = async () => JSON.parse(await readFile(LIST, 'utf8').catch(() => '{}'));

/** @param {string} name */
export const pictureHash = (name) => hashOf(path.join(PICTURES, `${name}-day-400.webp`));
/** @param {string} name */
export const printFile = (name) => path.join(PRINTS, `${name}.jpg`);

const makePrints = async () => {
  const before = await readPrintList();
  /** @type {Record<string, string>} */
  const now = {};
  let made = 0;
  for (const name of await printNames()) {
    now[name] = await pictureHash(name);
    if (before[name] === now[name]) continue;
    await mkdir(path.dirname(printFile(name)), { recursive: true });
    await sharp(path.join(PICTURES, `${name}-day-400.webp`))
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84, mozjpeg: true })
      .toFile(printFile(name));
    made += 1;
  }
  for (const name of Object.keys(before).filter((known) => now[known] === undefined)) await rm(printFile(name), { force: true });
  await writeFile(LIST, `${JSON.stringify(now, null, 2)}\n`);
  console.log(`${made} copies for paper made, ${Object.keys(now).length} in all.`);
};

if (process.argv[1] === import.meta.filename) {
  await mkdir(PRINTS, { recursive: true });
  await makePrints();
}
