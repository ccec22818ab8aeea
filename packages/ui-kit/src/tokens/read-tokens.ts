import { readFileSync } from 'node:fs';

/** Custom properties (and `color-scheme`) of the first block of the sheet that starts with that text. */
export const declarationsOf = (css: string, start: string): Readonly<Record<string, string>> => {
  const from = css.indexOf(start);
  if (from < 0) throw new Error(`The sheet has no block ${start}`);
  const block = css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from));
  return Object.fromEntries(Array.from(block.matchAll(/(--[\w-]+|color-scheme):\s*([^;]+);/g), ([, name, value]) => [name, value]));
};

/** The text of a sheet of the kit. */
export const readSheet = (name: string): string => readFileSync(new URL(`../../css/${name}`, import.meta.url), 'utf8');
