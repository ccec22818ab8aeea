import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pseudoTexts } from './pseudo-text';

const ENGLISH = fileURLToPath(new URL('../../../../packages/i18n/src/locales/en/', import.meta.url));

/**
 * Lays pseudo texts over all English ones of a service: by the folder in which an operator puts texts of their own. So no build knows the
 * pseudo language and it cannot be chosen.
 */
export const writePseudoLanguage = async (dataDir: string): Promise<void> => {
  const folder = join(dataDir, 'translations', 'en');
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(ENGLISH, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const namespace = join(ENGLISH, entry.name);
    const files = (await readdir(namespace)).filter((file) => file.endsWith('.json'));
    const texts = await Promise.all(
      files.map(async (file) => [file.replace('.json', ''), JSON.parse(await readFile(join(namespace, file), 'utf8'))]),
    );
    await writeFile(join(folder, `${entry.name}.json`), JSON.stringify(pseudoTexts(Object.fromEntries(texts))));
  }
};
