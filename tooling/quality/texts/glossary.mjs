import { baseOf } from './read-locales.mjs';

/** Words that carry no meaning of a term. */
const SHORT = 3;
const wordsOf = (term) =>
  term
    .toLowerCase()
    .split(/[\s’'-]+/)
    .filter((word) => word.length > SHORT);

/** Common beginning of all forms of a word: without its last two letters, in which most languages inflect. */
const stemOf = (word) => word.slice(0, Math.max(4, word.length - 2));
const stemsOf = (term) => (wordsOf(term).length === 0 ? [term.toLowerCase()] : wordsOf(term).map(stemOf));

/**
 * Checks that a text of a language holds a term: a stem listed for it, else the beginnings of all its words; or the verb that English
 * spells alike.
 */
const holds = (text, { stems, verbs, ...entry }, language) => {
  const lowered = text.toLowerCase();
  const has = (stem) => lowered.includes(stem.toLowerCase());
  const listed = stems?.[language];
  return (listed === undefined ? stemsOf(entry[language]).every(has) : listed.some(has)) || (verbs?.[language] ?? []).some(has);
};

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** Stems of one language that begin differently license two words for one term. */
export const secondWords = (glossary) =>
  glossary.flatMap(({ en, stems = {} }) =>
    Object.entries(stems)
      .filter(([, all]) => new Set(all.map((stem) => plain(stem).slice(0, 3))).size > 1)
      .map(
        ([language, all]) =>
          `The glossary has two words of ${language} for “${en}”: ${all.join(', ')}. Keep one; a verb that English spells alike goes under verbs`,
      ),
  );

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (term) => new RegExp(`\\b${escaped(term).replace(/y$/, '(?:y|ie)').replace(/\s+/g, '\\s+')}(?:s|es)?\\b`, 'gi');
const withoutValues = (text) => text.replace(/\{\{.*?\}\}/g, ' ').replace(/<\/?\w+>/g, '');

/** The terms that an English text holds; a longer term hides the shorter ones in it, and so do phrases in which the word is another one. */
const termsIn = (text, terms) => {
  let rest = withoutValues(text);
  for (const { others } of terms) for (const other of others) rest = rest.replace(other, ' ');
  return terms.filter(({ pattern }) => {
    const before = rest;
    rest = rest.replace(pattern, ' ');
    return rest !== before;
  });
};

/** A key of an exception may end with `*`, for all that begins so. */
const matches = (pattern, key) => (pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : pattern === key);

/** Where an English text holds a trade term, the other languages hold theirs; what may differ is listed with its reason. */
export const followsGlossary = (locales, glossary, exceptions) => {
  const terms = glossary
    .map((entry) => ({ ...entry, us: entry.us ?? entry.en, pattern: patternOf(entry.en), others: (entry.not ?? []).map(patternOf) }))
    .sort((a, b) => b.en.length - a.en.length);
  const used = new Set();
  const isExcepted = (key, term, language) => {
    const found = exceptions.find(
      (each) => matches(each.key, key) && each.term === term && (each.languages ?? [language]).includes(language),
    );
    if (found !== undefined) used.add(found);
    return found !== undefined;
  };
  const complaints = [...locales.en].flatMap(([key, english]) =>
    termsIn(english, terms).flatMap((term) =>
      ['us', 'de', 'es', 'fr', 'it']
        .filter((language) => locales[language]?.has(key))
        .filter((language) => !holds(locales[language].get(key), term, language) && !isExcepted(baseOf(key), term.en, language))
        .map(
          (language) =>
            `${language} ${key} lacks “${term[language]}” for “${term.en}”: “${locales[language].get(key)}”. Say the term, or list an exception with its reason (packages/i18n/glossary)`,
        ),
    ),
  );
  const stale = exceptions
    .filter((each) => !used.has(each))
    .map(({ key, term }) => `The exception of ${key} from “${term}” is not needed any more`);
  const reasonless = exceptions.filter(({ reason }) => !reason).map(({ key }) => `The exception of ${key} has no reason`);
  return [...complaints, ...stale, ...reasonless];
};

const row = (cells) => `| ${cells.join(' | ')} |`;

/** The page of the glossary, made of its data. */
export const glossaryPage = (glossary) => {
  const groups = [...new Set(glossary.map(({ group }) => group))];
  const tables = groups.map((group) =>
    [
      `## ${group}`,
      row(['en', 'us', 'de', 'es', 'fr', 'it']),
      '|---|---|---|---|---|---|',
      ...glossary.filter((entry) => entry.group === group).map(({ en, us = en, de, es, fr, it }) => row([en, us, de, es, fr, it])),
    ].join('\n'),
  );
  return `# Glossary
${glossary.length} terms of the trade, one word for each in every language, as screens, mails, quotes and the data of menu and support say them. Made of \`packages/i18n/glossary/terms.json\` by \`node tooling/quality/write-glossary.mjs\`;
\`npm test\` checks that this page is current and that the texts follow it: where an English text holds a term, the other languages hold theirs. What may differ stands with its reason in
\`packages/i18n/glossary/exceptions.json\`.

${tables.join('\n\n')}
`;
};
