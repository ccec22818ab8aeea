// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/** Classes that name a side of the screen where they mean the start or the end of the line. */
const SIDED =
  /(?<![\w-])-?(?:[mp][lr]-[\w.[(]|(?:left|right)-[\w[(]|text-(?:left|right)(?![\w-])|(?:border|rounded)-[lr](?:-|(?![\w-]))|float-(?:left|right))/g;
/** The middle is the middle from both sides. */
const CENTRED = 'left-1/2';

const sidedIn = (text: string): string[] =>
  [...text.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].flatMap(([words]) =>
    [...words.replaceAll(CENTRED, '').matchAll(SIDED)].map(([found]) => found),
  );

it.each([
  ['ml-2', true],
  ['-mr-1.5', true],
  ['hover:pl-3', true],
  ['left-0', true],
  ['text-right', true],
  ['rounded-l-card', true],
  ['border-r', true],
  ['ms-2 pe-3 start-0 text-end rounded-s-card border-e', false],
  ['left-1/2 -translate-x-1/2', false],
])('of "%s" a side is named: %s', (classes, named) => {
  expect(sidedIn(`'${classes}'`).length > 0).toBe(named);
});

it('no widget names a side of the screen: each is read from right to left as it is from left to right', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file) && !file.startsWith('testing'),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap((file) => sidedIn(readFileSync(join(SOURCE, file), 'utf8')).map((found) => `${file}: ${found}`))).toEqual([]);
});
