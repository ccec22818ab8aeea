import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { printOf } from '@candil/catalogue-pictures/print-of';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const PICTURES = path.resolve(import.meta.dirname, '../../../packages/catalogue-pictures/images/0820');
/** A PDF holds a picture for each of up to 1,000 lines. */
const MOST_BYTES = 20_000;

describe('copies of the pictures for paper', async () => {
  const files = (await readdir(PICTURES)).filter((file) => file.endsWith('-day-400.webp'));

  it.each(files)('are JPEG of 400 px, and light: %s', async (file) => {
    const print = await printOf(path.join(PICTURES, file));
    expect(print.length).toBeLessThan(MOST_BYTES);
    const { format, width, hasAlpha } = await sharp(print).metadata();
    expect({ format, width, hasAlpha }).toEqual({ format: 'jpeg', width: 400, hasAlpha: false });
  });

  it('are white where the picture has no ground', async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
      .webp({ lossless: true })
      .toBuffer();
    const { data } = await sharp(await printOf(clear))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...new Set(data)]).toEqual([255]);
  });
});
