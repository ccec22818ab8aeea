import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createFormat, createI18n, detectLanguage, failureMessage } from './index';

it('the example of the README returns the values of its comments', async () => {
  const language = detectLanguage({ cookie: undefined, account: 'us', navigator: ['de-DE'] });
  const i18n = await createI18n(language);
  const format = createFormat({ language, catalogId: 21 });
  const lines = [
    i18n.t('eproject:picker.fromNet', { price: format.money(412, 'USD') }),
    format.height(140),
    format.day('11/01/2027'),
    failureMessage(i18n, { code: 'quantity.too-large', max: 99_999 }, format).title,
  ];

  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const own = readFileSync(new URL(import.meta.url), 'utf8');
  const block = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const printed = [...block.matchAll(/, \/\/ (.+)$/gm)].map((match) => match[1]);
  expect(printed).toEqual(lines);
  const code = block
    .replace(/^import .*\n/gm, '')
    .replace(/ \/\/ .+$/gm, '')
    .trim()
    .split('\n')
    .filter((line) => line !== '');
  expect(code.filter((line) => !own.includes(line.trim()))).toEqual([]);
});
