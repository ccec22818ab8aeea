// @ts-check
// node build.mjs: makes the copies for paper of all luminaires by day, `prints/0820/42.jpg`.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { printOf } from './print-of.mjs';

const PICTURES = join(import.meta.dirname, 'images');
const PRINTS = join(import.meta.dirname, 'prints');

const files = await readdir(PICTURES, { recursive: true });
const names = files.flatMap((file) => /^(\w+[\\/]\w+)-day-400\.webp$/.exec(file)?.[1] ?? []);
await rm(PRINTS, { recursive: true, force: true });
for (const name of names) {
  const print = join(PRINTS, `${name}.jpg`);
  await mkdir(dirname(print), { recursive: true });
  await writeFile(print, await printOf(join(PICTURES, `${name}-day-400.webp`)));
}
process.stdout.write(`${names.length} copies for paper.\n`);
