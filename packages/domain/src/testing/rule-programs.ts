import fc from 'fast-check';
import { celExpression } from './cel-expressions';

const NAMES = ['watts', 'model', 'weight', 'children', 'tags', 'parent', 'c', 'd', 'constructor', '__proto__', 'toString', 'nothing'];
const METHODS = [
  'filter',
  'all',
  'exists',
  'exists_one',
  'map',
  'size',
  'startsWith',
  'contains',
  'endsWith',
  'watts',
  'children',
  'call',
  '__proto__',
];
const OPERATORS = ['+', '-', '*', '/', '%', '==', '!=', '<', '<=', '>', '>=', 'in', '&&', '||'];

const atom = fc.oneof(
  fc.constantFrom(...NAMES, 'true', 'false', 'null', 'pass', '[]', '1e308', '0', '""'),
  fc.double({ min: 0, max: 1e6, noNaN: true }).map(String),
  fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => JSON.stringify(text.replace(/\\|\p{C}/gu, ''))),
);

/** Programs of the grammar, most of them senseless: names, types and numbers of arguments as they come. */
export const grammarProgram: fc.Arbitrary<string> = fc.letrec<{ program: string }>((tie) => ({
  program: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    atom,
    fc.tuple(tie('program'), fc.constantFrom(...OPERATORS), tie('program')).map(([a, operator, b]) => `${a} ${operator} ${b}`),
    tie('program').map((inner) => `(${inner})`),
    fc.tuple(fc.constantFrom('!', '-', '!!', '--'), tie('program')).map(([operator, operand]) => `${operator}(${operand})`),
    fc.tuple(tie('program'), tie('program'), tie('program')).map(([a, b, c]) => `(${a}) ? (${b}) : ${c}`),
    fc.array(tie('program'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
    fc
      .tuple(tie('program'), fc.constantFrom(...METHODS), fc.array(tie('program'), { maxLength: 2 }))
      .map(([target, method, args]) => `(${target}).${method}(${args.join(', ')})`),
    fc
      .tuple(fc.constantFrom('children', 'tags', 'c.children'), fc.constantFrom(...METHODS), fc.constantFrom('c', 'd'), tie('program'))
      .map(([list, method, item, body]) => `${list}.${method}(${item}, ${body})`),
    fc.tuple(tie('program'), fc.constantFrom(...METHODS)).map(([target, name]) => `(${target}).${name}`),
    fc
      .tuple(fc.constantFrom(...METHODS, 'count', 'between'), fc.array(tie('program'), { maxLength: 2 }))
      .map(([name, args]) => `${name}(${args.join(', ')})`),
  ),
})).program;

/** Texts that were never meant to be programs. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.constantFrom(...NAMES, ...METHODS, ...OPERATORS, '(', ')', '[', ']', '.', ',', '?', ':', '"', "'", '\\', '//', '\n'), {
      maxLength: 60,
    })
    .map((words) => words.join('')),
);

/** Programs that mean something, with a few words put elsewhere or exchanged: nearly right in every way. */
export const distortedProgram: fc.Arbitrary<string> = fc
  .tuple(
    celExpression,
    fc.array(fc.tuple(fc.nat(), fc.constantFrom(...NAMES, ...METHODS, ...OPERATORS, '1e308', '0.0', 'pass', '(', ')')), { maxLength: 3 }),
  )
  .map(([program, exchanges]) => {
    const words = wordsOf(program);
    for (const [place, word] of exchanges) words[place % words.length] = word;
    return words.join(' ');
  });

const COMMENTS = ['// why', '//', '//  two  words ', '// "quoted" (and) more'];

/** A program with blanks, line ends and comments put between its words. */
export const untidyProgram: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(grammarProgram, celExpression),
    fc.infiniteStream(fc.constantFrom(' ', '  ', '\n', '\t', ...COMMENTS.map((comment) => ` ${comment}\n`))),
  )
  .map(([program, gaps]) => {
    return spaced(wordsOf(program), gaps);
  });

function spaced(words: readonly string[], gaps: Iterator<string>): string {
  return words.map((word) => `${word}${gaps.next().value}`).join('');
}

function wordsOf(program: string): string[] {
  return program.match(/"(?:[^"\\]|\\.)*"|\w+(?:\.\d+)?|[=!<>]=|&&|\|\||[^\w\s]/g) ?? [];
}
