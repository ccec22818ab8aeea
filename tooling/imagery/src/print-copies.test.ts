import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { pictureHash, printFile, printNames, readPrintList } from './print-copies.mjs';

/** 90 models with their finishes, as JPEG of 400 px. */
const MOST_BYTES = 8_000_000;

describe('copies of the pictures for paper', () => {
  it('are of the pictures as they are now; npm run images makes them', async () => {
    const names = await printNames();
    const now = await Promise.all(names.map(async (name): Promise<[string, string]> => [name, await pictureHash(name)]));
    expect(await readPrintList()).toEqual(Object.fromEntries(now));
  });

  it('are JPEG, and light', async () => {
    const files = await Promise.all((await printNames()).map((name) => readFile(printFile(name))));
    expect(files.filter((file) => file.readUInt16BE(0) !== 0xffd8)).toEqual([]);
    expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(MOST_BYTES);
  });
});
