import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** One hash over the files that decide how a scene becomes a picture. */
export const codeHash = async (files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
};
