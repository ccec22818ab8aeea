import { describe, expect, it } from 'vitest';
import { OFFERED_LANGUAGES } from '../language/languages.data';
import english from './en.json';
import { MAIL_TEMPLATES, mailCatalogues, mailFrame, mailRoles, mailTexts } from './mail-texts';

const byPlaceInEnglish = (first: string, second: string): number =>
  Object.keys(english).indexOf(first) - Object.keys(english).indexOf(second);
const placeholders = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();
const shapeOf = (language: (typeof OFFERED_LANGUAGES)[number]) => ({
  frame: Object.entries(mailFrame(language)).map(([key, text]) => [key, placeholders(text)]),
  roles: Object.keys(mailRoles(language)),
  catalogues: Object.keys(mailCatalogues(language)),
  mails: MAIL_TEMPLATES.map((template) => {
    const { subject, paragraphs, button } = mailTexts(language, template);
    return [template, placeholders(subject), paragraphs.map(placeholders), placeholders(button)];
  }),
});
const everyText = (language: (typeof OFFERED_LANGUAGES)[number]): string[] => [
  ...Object.values(mailFrame(language)),
  ...Object.values(mailRoles(language)),
  ...Object.values(mailCatalogues(language)),
  ...MAIL_TEMPLATES.flatMap((template) => {
    const { subject, paragraphs, button } = mailTexts(language, template);
    return [subject, ...paragraphs, button];
  }),
];

describe.each(OFFERED_LANGUAGES)('mails in %s', (language) => {
  it('have the parts and values of the English ones', () => {
    expect(shapeOf(language)).toEqual(shapeOf('en'));
  });

  it('are never empty and never carry the blanks of a slip', () => {
    expect(everyText(language).filter((text) => text.trim() !== text || text === '' || text.includes('  '))).toEqual([]);
  });
});

it('are all named, with the words around them', () => {
  expect(Object.keys(english)).toEqual(['frame', ...MAIL_TEMPLATES, 'catalogues', 'roles'].toSorted(byPlaceInEnglish));
});

it('American mails are spelled as Americans spell', () => {
  const british = /colour|catalogue|recognis|organis|personalis|centre|cancelled|metre|e-mail|favourite/i;
  expect(everyText('us').filter((text) => british.test(text.replaceAll(/\{\{.+?\}\}/g, '')))).toEqual([]);
});

it('German mails address people formally', () => {
  expect(everyText('de').filter((text) => /\b(du|dein|deine|dich)\b/i.test(text))).toEqual([]);
});
