/** Pattern of each kind of citation, and the anchors that a page of `docs/specification` offers it. */
export const ANCHOR_PAGES = ['platform', 'portal', 'configurators', 'readings', 'figures'].map((name) => `docs/specification/${name}.md`);

const FIGURES = /\b[Ff]igures? (\d+)((?:(?:, | and |–)\d+)*)/g;

const numbersOf = ([, first, rest]) => [first, ...(rest.match(/\d+/g) ?? [])].map((number) => `figure ${number}`);

/** Everything that one text cites: `P§5`, `D RC`, `figure 28`, `decision 030`. */
export const citationsIn = (text) => [
  ...[...text.matchAll(/[A-Z]§\d+/g)].map(([cited]) => cited),
  ...[...text.matchAll(/\bD ([A-Z]{2})\b/g)].map(([cited]) => cited),
  ...[...text.matchAll(FIGURES)].flatMap(numbersOf),
  ...[...text.matchAll(/\b(?:decisions?|record) (\d{3})\b/g)].map(([, number]) => `decision ${number}`),
];

/** Every anchor of the pages and records: sections and marks are headings, figures are rows, decisions are files. */
export const anchorsOf = (pages, recordNames) =>
  new Set([
    ...pages.flatMap((page) => [...page.matchAll(/^## ([A-Z]§\d+|D [A-Z]{2})(?= )/gm)].map(([, anchor]) => anchor)),
    ...pages.flatMap((page) => [...page.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => `figure ${number}`)),
    ...recordNames.map((name) => `decision ${name.slice(0, 3)}`),
  ]);

/** Relative links of a Markdown page, without their fragment. */
export const linksIn = (text) =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target]) => target).filter((target) => !/^[a-z]+:/.test(target));
