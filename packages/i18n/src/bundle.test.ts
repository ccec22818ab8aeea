import { build } from 'esbuild';
import { expect, it } from 'vitest';
import german from './locales/de/common-front/shell.json';
import english from './locales/en/common-front/shell.json';

it('a browser loads no text before it knows the language, then one file per namespace', async () => {
  const { outputFiles } = await build({
    stdin: { contents: `export { createI18n } from './src/index';`, resolveDir: new URL('..', import.meta.url).pathname },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['source'],
    charset: 'utf8',
    outdir: 'out',
    write: false,
  });
  const filesWith = (text: string) => outputFiles.filter((file) => file.text.includes(text)).map(({ path }) => path.split('/').at(-1));
  const [inEnglish, inGerman] = [filesWith(english.skipToContent), filesWith(german.skipToContent)];
  // British and American English share this text.
  expect(inEnglish).toHaveLength(2);
  expect(inGerman).toHaveLength(1);
  expect([...inEnglish, ...inGerman].filter((name) => !name?.startsWith('common-front'))).toEqual([]);
});
