/** For each check something it must complain about; a check that finds nothing there guards nothing. */
const en = { 'a:b.one': 'One piece', 'a:b.count_one': '{{count}} piece', 'a:b.count_other': '{{count}} pieces' };
const de = { 'a:b.one': 'Ein Stück', 'a:b.count_one': '{{count}} Stück', 'a:b.count_other': '{{count}} Stück' };
const locales = (changed) =>
  Object.fromEntries(Object.entries({ en, de, ...changed }).map(([name, texts]) => [name, new Map(Object.entries(texts))]));
const without = (texts, key) => Object.fromEntries(Object.entries(texts).filter(([name]) => name !== key));

/** Locales in which a check of texts must find something. */
export const TEXTS_TO_CATCH = {
  missingKeys: [locales({ de: without(de, 'a:b.one') }), locales({ de: { ...de, 'a:b.more': 'Mehr' } })],
  pluralForms: [
    locales({ de: without(de, 'a:b.count_one') }),
    locales({ de: { ...de, 'a:b.count_few': '{{count}} Stück' } }),
    locales({ fr: { 'a:b.one': 'Une pièce', 'a:b.count_one': '{{count}} pièce', 'a:b.count_other': '{{count}} pièces' } }),
  ],
  placeholdersEqual: [locales({ de: { ...de, 'a:b.count_one': 'ein Stück' } }), locales({ de: { ...de, 'a:b.one': '{{count}} Stück' } })],
  untranslated: [locales({ de: { ...de, 'a:b.one': 'One piece' } })],
  cleanTexts: [
    locales({ de: { ...de, 'a:b.one': '' } }),
    locales({ de: { ...de, 'a:b.one': 'Ein Stück ' } }),
    locales({ de: { ...de, 'a:b.one': "Geht's" } }),
  ],
  frenchSpaces: [
    locales({ fr: { 'a:b.one': 'Combien ?' } }),
    locales({ fr: { 'a:b.one': 'Combien\u00A0?' } }),
    locales({ fr: { 'a:b.one': 'Combien?' } }),
    locales({ fr: { 'a:b.one': 'Prix : {{price}}' } }),
    locales({ fr: { 'a:b.one': 'Prix\u202F: {{price}}' } }),
    locales({ fr: { 'a:b.one': 'Dans « Projet\u00A0»' } }),
  ],
  fragments: [
    locales({ en: { ...en, 'a:b.prefix': 'Delivered' } }),
    locales({ en: { ...en, 'a:b.two': 'Delivered by' } }),
    locales({ en: { ...en, 'a:b.two': 'and {{count}} more' } }),
    locales({ en: { ...en, 'a:b.two': 'Send to the' } }),
  ],
};

/** Opening of a value in a template; spelled so that it is none here. */
const VALUE = ['$', '{'].join('');

/** Source texts in which a check of sources must find something. */
export const SOURCES_TO_CATCH = {
  ownFormats: [
    "const text = new Intl.NumberFormat('de').format(1);",
    'const text = day.toLocaleDateString();',
    'const text = price.toFixed(2);',
  ],
  gluedTexts: [
    "const text = t('a.b') + ' ' + t('a.c');",
    "const text = i18n.t('a.b') + name + ' of';",
    `const text = \`${VALUE}t("a.b")} ${VALUE}t("a.c")}\`;`,
    `const text = \`${VALUE}t("a.b")} of ${VALUE}name}\`;`,
    "const text = [t('a.b'), t('a.c')].join(' ');",
    "const line = <p>{t('a.b')} {t('a.c')}</p>;",
    "const line = <p>{t('a.b')}{' '}{t('a.c')}</p>;",
  ],
  hardCodedTexts: [
    'const line = <p>Add product</p>;',
    "const line = <p>{'Add product'}</p>;",
    "const line = <p>{isOpen ? 'Close' : t('a.b')}</p>;",
    `const line = <p>{\`${VALUE}count} pieces\`}</p>;`,
    'const line = <img alt="A lamp" />;',
    'const line = <button aria-label="Close" />;',
    "const line = <Field label={isNew ? 'New' : undefined} />;",
    'const line = <input placeholder="Search" />;',
    "document.title = 'Projects';",
  ],
};

/** Sources in which every text is said, and some in which one is not: for the last, a key put together of names that are none of its texts. */
export const SAID = {
  locales: locales({}),
  said: ["t('b.one')", "t('b.count', { count })"],
  silent: ["t('b.one')", `const names = ['one']; t(\`b.${VALUE}name}\`)`],
};

const oneText = (english, german) => ({ en: new Map([['a:b.one', english]]), de: new Map([['a:b.one', german]]) });

/** A glossary that has two words for one term. */
export const TWO_WORDS = [{ group: 'g', en: 'pendant', de: 'Pendelleuchte', stems: { de: ['pendel', 'hänge'] } }];

/** A glossary of two terms, one inside the other, with locales that follow it and locales that do not. */
export const GLOSSARY = {
  terms: [
    { group: 'g', en: 'pendant', de: 'Pendelleuchte', stems: { de: ['pendel'] } },
    { group: 'g', en: 'pendant height', de: 'Pendellänge' },
  ],
  followed: oneText('The pendant height of {{pendant}}', 'Die Pendellänge von {{pendant}}'),
  caught: [
    { locales: oneText('Pendant heights', 'Höhen') },
    { locales: oneText('Two pendants', 'Zwei Leuchten') },
    { locales: oneText('The height', 'Die Höhe'), exceptions: [{ key: 'a:b.one', term: 'pendant', reason: 'needless' }] },
    { locales: oneText('Two pendants', 'Zwei Leuchten'), exceptions: [{ key: 'a:b.one', term: 'pendant' }] },
  ],
};
