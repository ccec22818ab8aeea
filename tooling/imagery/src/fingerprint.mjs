import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const sourceFiles = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
};

/** One hash over the sources in the folders; tests do not count. */
export const codeHash = async (folders) => {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of await sourceFiles(folder)) hash.update(path.relative(folder, file)).update(await readFile(file));
  }
  return hash.digest('hex');
};

/** What a picture depends on: it is drawn again when this changes. */
export const pictureHash = (code, recipe, finish, picture, settings) => {
  // The finishes a model is offered in do not change how one of them looks.
  const { finishes: _finishes, ...shape } = recipe;
  return createHash('sha256')
    .update(JSON.stringify([code, shape, finish, picture, settings]))
    .digest('hex')
    .slice(0, 16);
};
