import { baseOf, PLURAL } from './read-locales.mjs';
import { SAME_EVERYWHERE, SAME_TEXTS } from './same-texts.data.mjs';

/** Forms that a language needs for whole numbers and, in the Romance ones, for millions. */
const formsOf = (language) => new Intl.PluralRules(language === 'us' ? 'en-US' : language).resolvedOptions().pluralCategories;
const isPlural = (key, texts) => PLURAL.test(key) && texts.has(`${baseOf(key)}_other`);
const others = (locales) => Object.keys(locales).filter((language) => language !== 'en');
const placeholders = (text) => [...new Set([...text.matchAll(/\{\{\s*([\w-]+)/g)].map((match) => match[1]))].sort().join(', ');
const withoutValues = (text) => text.replace(/\{\{.*?\}\}/g, '').replace(/<\/?\w+>/g, '');
const hasLetters = (text) => /\p{L}/u.test(withoutValues(text));

/** Every language has exactly the keys of English, except for its own plural forms. */
export const missingKeys = (locales) =>
  others(locales).flatMap((language) => {
    const has = new Set([...locales[language].keys()].map(baseOf));
    const wanted = new Set([...locales.en.keys()].map(baseOf));
    return [
      ...[...wanted]
        .filter((key) => !has.has(key))
        .map((key) => `${language} lacks ${key}: translate “${locales.en.get(key) ?? locales.en.get(`${key}_other`)}”`),
      ...[...has].filter((key) => !wanted.has(key)).map((key) => `${language} has ${key}, which English has not: take it out`),
    ];
  });

/** A text that counts has each form its language needs, and none that it never uses; `_zero` may stand for nothing at all. */
export const pluralForms = (locales) =>
  Object.keys(locales).flatMap((language) => {
    const texts = locales[language];
    const forms = formsOf(language);
    const bases = [...new Set([...texts.keys()].filter((key) => isPlural(key, texts)).map(baseOf))];
    return bases.flatMap((base) => [
      ...forms
        .filter((form) => !texts.has(`${base}_${form}`))
        .map((form) => `${language} lacks ${base}_${form}: ${language} counts by ${forms.join(', ')}`),
      ...['two', 'few', 'many']
        .filter((form) => !forms.includes(form) && texts.has(`${base}_${form}`))
        .map((form) => `${language} never uses ${base}_${form}: take it out`),
    ]);
  });

/** A text is filled with the same values in every language. */
export const placeholdersEqual = (locales) =>
  others(locales).flatMap((language) =>
    [...locales[language]].flatMap(([key, text]) => {
      const english = locales.en.get(key) ?? locales.en.get(`${baseOf(key)}_other`);
      if (english === undefined || placeholders(english) === placeholders(text)) return [];
      return [`${language} ${key} is filled with (${placeholders(text)}), English with (${placeholders(english)})`];
    }),
  );

/** A text in another language than English is another text, unless both languages say it alike (same-texts.data.mjs). */
export const untranslated = (locales) =>
  others(locales)
    .filter((language) => language !== 'us')
    .flatMap((language) =>
      [...locales[language]]
        .filter(([key, text]) => locales.en.get(key) === text && hasLetters(text))
        .filter(([, text]) => !SAME_EVERYWHERE.includes(text) && !(SAME_TEXTS[language] ?? []).includes(text))
        .map(([key, text]) => `${language} ${key} is the English text “${text}”: translate it, or list it in same-texts.data.mjs`),
    );

/** A text is never empty, carries no blanks of a slip, and apostrophes are printers' ones. */
export const cleanTexts = (locales) =>
  Object.keys(locales).flatMap((language) =>
    [...locales[language]]
      .filter(([, text]) => text.trim() === '' || text.trim() !== text || / {2}|\p{L}'[\p{L}{]/u.test(text))
      .map(([key, text]) => `${language} ${key} is empty, has stray blanks or a typewriter’s apostrophe (’): “${text}”`),
  );

/** U+00A0 belongs before `:` and `»` and after `«`, U+202F before `;` `?` `!`; a value may stand before the mark. */
const FRENCH_SLIP = /[ \u202F][:»]|«[ \u202F]|«(?!\u00A0)|(?<!\u00A0)»|[ \u00A0][;?!]|[\p{L}})”][;?!]|[\p{L}})”]:(?=\s|$)/u;
/** French has a fixed blank at its tall marks, so that none begins a line. */
export const frenchSpaces = ({ fr }) =>
  [...(fr ?? [])]
    .filter(([, text]) => FRENCH_SLIP.test(text))
    .map(([key, text]) => `fr ${key} needs U+00A0 before : » and after «, U+202F before ; ? !: “${text}”`);

const PART_OF_KEY = /(^|[.-])(before|after|prefix|suffix|part\d*|joiner|and|or|of|with)$/i;
/** A sentence cut in the middle ends so in English. */
const CUT_END = /(^|\s)(a|an|the|of|to|from|by|for|with|and|or|are|have|your)$|[,(–-]$/;
const CUT_START = /^([,;.)!?]|and |or )/i;

/** Keys that may look like fragments, with the reason. */
const WHOLE_AFTER_ALL = {
  'budget-sheet:header.createdBy': 'the label of a name',
  'mails:frame.greeting': 'a greeting, with its comma',
  'editor:views.move.relativeTo': 'the label of a choice',
  'eproject:browse.preconfig.contents': 'a heading: what it is made of',
  'eproject:browse.listPrice': 'the label of a slider',
  'eproject:browse.netPrice': 'the label of a slider',
  'eproject:browse.sort.label': 'the label of a choice',
  'eproject:budget.client.validity': 'the label of a field',
  'eproject:configurator.chooseProject.mode': 'the label of a choice',
  'eproject:configurator.code.part': 'names a part of a reference to whoever does not see it',
  'eproject:order.totals.onSite': 'the label of a date',
  'eproject:picker.breadcrumb': 'names the way here to whoever does not see it',
  'eproject:project.totals.onSite': 'the label of a date',
  'login-area:access.social.or': 'stands alone between two ways to sign in',
  'login-area:access.social.with': 'a whole button',
};

/** A text is a whole one: no sentence is assembled from fragments, because no other language cuts it at the same place. */
export const fragments = ({ en }) =>
  [...en]
    .filter(([key]) => !(baseOf(key) in WHOLE_AFTER_ALL))
    .filter(
      ([key, text]) =>
        PART_OF_KEY.test(baseOf(key)) ||
        CUT_START.test(text) ||
        CUT_END.test(withoutValues(text).trim() === text ? text : text.replace(/\{\{.*?\}\}/g, 'x')),
    )
    .map(([key, text]) => `${key} looks like a part of a sentence: “${text}”. Make it a whole one with values in it`);

/** Exceptions that nothing needs any more. */
export const staleExceptions = (locales) => {
  const english = new Set([...locales.en.keys()].map(baseOf));
  const isSame = (language, text) => [...locales[language]].some(([key, own]) => own === text && locales.en.get(key) === text);
  return [
    ...Object.keys(WHOLE_AFTER_ALL)
      .filter((key) => !english.has(key))
      .map((key) => `${key} is excepted from fragments but there is no such key`),
    ...Object.entries(SAME_TEXTS).flatMap(([language, texts]) =>
      texts.filter((text) => !isSame(language, text)).map((text) => `“${text}” is listed as the same in ${language} but stands nowhere so`),
    ),
  ];
};

export const CHECKS_OF_TEXTS = { missingKeys, pluralForms, placeholdersEqual, untranslated, cleanTexts, frenchSpaces, fragments };
