import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OFFERED_LANGUAGES, type OfferedLanguage } from '../language/languages.data';
import { loadTexts, type TextTree } from './load-texts';
import { NAMESPACES } from './namespaces.data';

const flatten = (tree: TextTree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

const textsOf = async (language: OfferedLanguage): Promise<Map<string, string>> => {
  const trees = await Promise.all(NAMESPACES.map(async (namespace) => flatten(await loadTexts(language, namespace), `${namespace}:`)));
  return new Map(trees.flat());
};

describe.each(OFFERED_LANGUAGES)('texts of %s', (language) => {
  it('are all in files that are loaded', async () => {
    const folder = new URL(`../locales/${language}/`, import.meta.url);
    const onDisk = NAMESPACES.flatMap((namespace) =>
      readdirSync(new URL(`${namespace}/`, folder))
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) =>
          flatten(
            JSON.parse(readFileSync(new URL(`${namespace}/${file}`, folder), 'utf8')),
            `${namespace}:${file.replace('.json', '')}.`,
          ).map(([key]) => key),
        ),
    );
    expect([...(await textsOf(language)).keys()].sort()).toEqual(onDisk.sort());
  });
});

describe('American texts', () => {
  it('are spelled as Americans spell', async () => {
    const british = /colour|catalogue|recognis|organis|personalis|centre|\bgrey|cancelled|metre|aluminium|e-mail|favourite|licence/i;
    expect([...(await textsOf('us'))].filter(([, text]) => british.test(text.replace(/\{\{.+?\}\}/g, '')))).toEqual([]);
  });
});

describe('German texts', () => {
  it('address people formally and close quotation marks the German way', async () => {
    const slips = /\b(du|dein|deine|dich)\b|“[^”]*”|"/i;
    expect([...(await textsOf('de'))].filter(([, text]) => slips.test(text))).toEqual([]);
  });
});
