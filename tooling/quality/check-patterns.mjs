import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { patternsIn } from './pattern-source.mjs';
import { placeOf, ROOT, unseenBy } from './source-program.mjs';

/** Sources that read texts and files of users. */
const READERS = [
  'apps/platform/src',
  ...['budget-sheet', 'contract', 'domain', 'feature-flags', 'i18n', 'photometry'].map((name) => `packages/${name}/src`),
].map((folder) => join(ROOT, folder));
const NOT_FED = /\.test\.tsx?$|\.d\.ts$|(^|\/)(testing|spec)\//;

/** Long enough that quadratic time is ten times longer than linear time. */
const ATTACK_LENGTH = 10_000;
const SUSPECT_MILLISECONDS = 15;
/** For a text four times as long, a linear pattern takes four times as long and a quadratic one sixteen times. */
const LONGER = 4;
const LINEAR_GROWTH = 8;
const TRIES = 5;
const MARKS = [...'aA1 -_/.,:;"&@\t\u00e9'];
const ATTACKS = MARKS.flatMap((first) => MARKS.map((second) => (first + second).repeat(ATTACK_LENGTH / 2)));

const hasEndlessRun = (source) => /[*+]|\{\d+,\}/.test(source);

/** Processor time of this process alone, without other work of the machine. */
const processorMilliseconds = (pattern, text) => {
  const started = process.cpuUsage();
  text.search(pattern);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
};

const quickestOf = (pattern, texts) => {
  const quickest = texts.map(() => Number.POSITIVE_INFINITY);
  // By turns, so that a machine that slows down slows both.
  for (let run = 0; run < TRIES; run++)
    for (const [index, text] of texts.entries()) quickest[index] = Math.min(quickest[index], processorMilliseconds(pattern, text));
  return quickest;
};

const growsFasterThanItsText = (pattern, text) => {
  const [short, long] = quickestOf(pattern, [text.slice(0, text.length / LONGER), text]);
  return long > SUSPECT_MILLISECONDS && long > LINEAR_GROWTH * short;
};

/**
 * Finds patterns that the analysis misses, such as look-aheads that start anew at every word: the time for a text of one or two marks grows
 * faster than its length.
 */
const isSlow = (pattern) =>
  ATTACKS.some((text) => processorMilliseconds(pattern, text) > SUSPECT_MILLISECONDS && growsFasterThanItsText(pattern, text));

/** Describes how a regular expression can take more than linear time; undefined = no way is known. */
const faultOf = ({ source, flags }) => {
  if (!hasEndlessRun(source)) return undefined;
  let pattern;
  try {
    pattern = new RegExp(source, flags.replace('y', ''));
  } catch {
    return 'is no regular expression once its parts are put in; write it so that this check can read it';
  }
  const { reports } = analyse(pattern);
  if (reports.some(({ exponential }) => exponential)) return 'takes exponential time';
  return reports.length > 0 || isSlow(pattern) ? 'takes more than linear time' : undefined;
};

/** Every regular expression of the sources of a folder that someone could feed until the service stands still. */
const slowPatterns = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !NOT_FED.test(name))
    .flatMap((name) => {
      const path = join(folder, name);
      const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);
      return patternsIn(file).flatMap((pattern) => {
        const fault = faultOf(pattern);
        return fault === undefined ? [] : [`${placeOf(pattern.node)} ${pattern.node.getText().split('\n')[0]} ${fault}`];
      });
    });

const testing = (pattern) => `export const found = (text: string): boolean => ${pattern}.test(text);\n`;
const SLOW = Object.fromEntries(
  [
    '/(a+)+$/',
    '/\\s+$/',
    '/^\\s*x?\\s*$/',
    '/(?=[^\\s]*\\d)[A-Z]/',
    '/\\b(?=[\\w-]*\\d)[\\w-]{32,}\\b/',
    `new RegExp(\`^\${BLANKS}x?\${BLANKS}$\`)`,
    "new RegExp('\\\\d+' + BLANKS + '$')",
  ].map((pattern) => [pattern, `const BLANKS = String.raw\`\\s*\`;\n${testing(pattern)}`]),
);
const LINEAR = {
  linear: ['/^\\s+$/', '/[^\\s@]/', '/\\d{4}\\s*-?x/', '/^a*b$/']
    .map(testing)
    .join('')
    .replace(/export const found/g, (text, place) => `${text}${place}`),
};

const found = READERS.flatMap(slowPatterns);
if (found.length > 0) {
  process.stdout.write(
    `What people send can make these take longer than it is long; write them so that no two runs meet and none starts anew:\n`,
  );
  process.stdout.write(`${found.join('\n')}\n`);
}
const unseen = unseenBy(slowPatterns, SLOW);
for (const name of unseen) process.stdout.write(`check-patterns.mjs does not see that \`${name}\` is slow.\n`);
const blamesLinear = unseenBy(slowPatterns, LINEAR).length === 0;
if (blamesLinear) process.stdout.write('check-patterns.mjs blames linear patterns.\n');
process.exit(found.length + unseen.length > 0 || blamesLinear ? 1 : 0);
