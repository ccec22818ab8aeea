import { gitLines } from './tracked-files.mjs';

/** Subjects of the commits that main does not have yet: `area: imperative`, at most 72 characters. Merges and reverts keep git's own subjects. */
const LONGEST_SUBJECT = 72;
const FORM = /^[a-z0-9@][a-z0-9@/., -]*: [a-z]/;
const NOT_IMPERATIVE =
  /: (adds|added|adding|fixes|fixed|fixing|changes|changed|changing|makes|made|making|removes|removed|removing|updates|updated|updating)\b/;
const ISSUED_BY_GIT = /^(Merge|Revert "|fixup! |squash! )/;

const problemOf = (subject) => {
  if (ISSUED_BY_GIT.test(subject)) return undefined;
  if (subject.length > LONGEST_SUBJECT) return `has ${subject.length} characters, at most ${LONGEST_SUBJECT}`;
  if (!FORM.test(subject)) return 'must be "area: imperative", such as "domain: refuse a moq of 0"';
  return NOT_IMPERATIVE.test(subject) ? 'must use the imperative: "add", not "adds" or "added"' : undefined;
};

const CAUGHT = ['Add a page', 'portal: Add a page', 'portal: added a page', `portal: ${'long '.repeat(15)}`];
const PASSED = ['portal: add a page', 'portal, ui-kit: show prices', 'Merge branch main', 'Revert "portal: add a page"'];

const git = (...args) => {
  try {
    return gitLines(...args);
  } catch {
    return undefined;
  }
};

const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name) !== undefined);
const subjects = (main && git('log', '--format=%s', `${main}..HEAD`)) ?? [];
const problems = [
  ...CAUGHT.filter((subject) => problemOf(subject) === undefined).map((subject) => `The check does not catch its fixture "${subject}".`),
  ...[...PASSED, ...subjects].flatMap((subject) => {
    const problem = problemOf(subject);
    return problem === undefined ? [] : [`"${subject}" ${problem}.`];
  }),
];
process.stdout.write(`${[...problems, `commits: ${subjects.length} that ${main ?? 'main'} does not have`].join('\n')}\n`);
process.exit(problems.length === 0 ? 0 : 1);
