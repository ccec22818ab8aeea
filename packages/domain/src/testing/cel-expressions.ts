import fc from 'fast-check';
import { type Lamp, lamp } from './rule-host';

/** Names that an expression sees besides those of the subject: items of loops over lamps, and over strings. */
interface Scope {
  readonly lamps: readonly string[];
  readonly strings: readonly string[];
}

type Kind = 'bool' | 'double' | 'int' | 'string' | 'strings' | 'doubles' | 'lamps';
const TOP: Scope = { lamps: [], strings: [] };
const MOST_LOOPS = 2;

const STRINGS = ['0820', '0162', '08', '', 'D', 'M', 'é', '💡', 'new', 'A"b', "it's"];
const written = fc.constantFrom(...STRINGS).map((value) => JSON.stringify(value));
const whole = fc.integer({ min: 0, max: 4 }).map(String);
const decimal = fc.constantFrom('0.0', '1.5', '7.0', '20.25', '3.0', '1e2');
const oneOf = (...texts: readonly string[]) => fc.constantFrom(...texts);
const known = new Map<string, fc.Arbitrary<string>>();

function ofKind(kind: Kind, depth: number, scope: Scope): fc.Arbitrary<string> {
  const key = `${kind} ${depth} ${scope.lamps} / ${scope.strings}`;
  const arbitrary = known.get(key) ?? fc.oneof(leafOf(kind, scope), ...(depth === 0 ? [] : MAKERS[kind](depth - 1, scope)));
  known.set(key, arbitrary);
  return arbitrary;
}

function leafOf(kind: Kind, { lamps, strings }: Scope): fc.Arbitrary<string> {
  const fields = (...names: readonly string[]) => names.flatMap((name) => [name, ...lamps.map((item) => `${item}.${name}`)]);
  switch (kind) {
    case 'bool':
      return oneOf('true', 'false', ...fields('dimmable'));
    case 'double':
      return fc.oneof(decimal, oneOf(...fields('watts')));
    case 'int':
      return whole;
    case 'string':
      return fc.oneof(written, oneOf(...fields('model', 'control'), ...strings));
    case 'strings':
      return oneOf(...fields('tags'));
    case 'doubles':
      return fc.array(decimal, { minLength: 1, maxLength: 5 }).map((items) => `[${items.join(', ')}]`);
    case 'lamps':
      return oneOf(...fields('children'));
  }
}

type Makers = (depth: number, scope: Scope) => readonly fc.Arbitrary<string>[];
const pair = (left: fc.Arbitrary<string>, operators: readonly string[], right: fc.Arbitrary<string>) =>
  fc.tuple(left, fc.constantFrom(...operators), right).map(([a, operator, b]) => `(${a} ${operator} ${b})`);
const choice = (kind: Kind, depth: number, scope: Scope) =>
  fc
    .tuple(ofKind('bool', depth, scope), ofKind(kind, depth, scope), ofKind(kind, depth, scope))
    .map(([condition, then, otherwise]) => `(${condition} ? ${then} : ${otherwise})`);

/** A loop over lamps or strings whose body sees its item; none deeper than two, since each multiplies the time. */
function loop(names: readonly string[], body: Kind, depth: number, scope: Scope): readonly fc.Arbitrary<string>[] {
  if (scope.lamps.length + scope.strings.length >= MOST_LOOPS) return [];
  const item = `i${scope.lamps.length + scope.strings.length}`;
  const withLamp = ofKind(body, depth, { ...scope, lamps: [...scope.lamps, item] });
  const withString = ofKind(body, depth, { ...scope, strings: [...scope.strings, item] });
  const written = (list: fc.Arbitrary<string>, inner: fc.Arbitrary<string>) =>
    fc.tuple(list, fc.constantFrom(...names), inner).map(([items, name, text]) => `${items}.${name}(${item}, ${text})`);
  return [written(ofKind('lamps', depth, scope), withLamp), written(ofKind('strings', depth, scope), withString)];
}

const MAKERS: Readonly<Record<Kind, Makers>> = {
  bool: (depth, scope) => {
    const part = (kind: Kind) => ofKind(kind, depth, scope);
    return [
      pair(part('bool'), ['&&', '||', '==', '!='], part('bool')),
      pair(part('double'), ['==', '!=', '<', '<=', '>', '>='], part('double')),
      pair(part('int'), ['==', '!=', '<', '<=', '>', '>='], part('int')),
      pair(part('string'), ['==', '!=', '<', '>='], part('string')),
      pair(part('string'), ['in'], part('strings')),
      pair(part('double'), ['in'], part('doubles')),
      part('bool').map((text) => `!${text}`),
      fc
        .tuple(part('string'), fc.constantFrom('startsWith', 'endsWith', 'contains'), part('string'))
        .map(([text, method, other]) => `${text}.${method}(${other})`),
      choice('bool', depth, scope),
      ...loop(['all', 'exists', 'exists_one'], 'bool', depth, scope),
    ];
  },
  double: (depth, scope) => [
    pair(ofKind('double', depth, scope), ['+', '-', '*'], ofKind('double', depth, scope)),
    pair(ofKind('double', depth, scope), ['/'], oneOf('2.0', '0.5', '3.0')),
    ofKind('double', depth, scope).map((text) => `(-(${text}))`),
    choice('double', depth, scope),
  ],
  int: (depth, scope) => [
    ...(['string', 'strings', 'lamps', 'doubles'] as const).map((kind) => ofKind(kind, depth, scope).map((text) => `${text}.size()`)),
    ofKind('string', depth, scope).map((text) => `size(${text})`),
    pair(ofKind('int', depth, scope), ['+', '-', '*'], whole),
    choice('int', depth, scope),
  ],
  string: (depth, scope) => [pair(ofKind('string', depth, scope), ['+'], ofKind('string', depth, scope)), choice('string', depth, scope)],
  strings: (depth, scope) => [
    fc.array(ofKind('string', depth, scope), { minLength: 1, maxLength: 5 }).map((items) => `[${items.join(', ')}]`),
    pair(ofKind('strings', depth, scope), ['+'], ofKind('strings', depth, scope)),
    choice('strings', depth, scope),
    ...loop(['map'], 'string', depth, scope),
  ],
  doubles: (depth, scope) => [
    fc.array(ofKind('double', depth, scope), { minLength: 1, maxLength: 5 }).map((items) => `[${items.join(', ')}]`),
    ...loop(['map'], 'double', depth, scope),
  ],
  lamps: (depth, scope) => filtered(depth, scope),
};

function filtered(depth: number, scope: Scope): readonly fc.Arbitrary<string>[] {
  if (scope.lamps.length + scope.strings.length >= MOST_LOOPS) return [];
  const item = `i${scope.lamps.length + scope.strings.length}`;
  const body = ofKind('bool', depth, { ...scope, lamps: [...scope.lamps, item] });
  return [fc.tuple(ofKind('lamps', depth, scope), body).map(([items, text]) => `${items}.filter(${item}, ${text})`)];
}

const plainLamp = fc
  .record({
    model: fc.constantFrom(...STRINGS),
    control: fc.constantFrom('D', 'M', '', 'A"b'),
    watts: fc.constantFrom(0, 1.5, 7, 20.25, -3),
    dimmable: fc.boolean(),
    tags: fc.array(fc.constantFrom(...STRINGS), { maxLength: 3 }),
  })
  .map((more): Lamp => lamp(more));

/** A lamp with up to four others in it, two deep. */
export const anyLamp: fc.Arbitrary<Lamp> = fc
  .tuple(plainLamp, fc.array(fc.tuple(plainLamp, fc.array(plainLamp, { maxLength: 2 })), { maxLength: 4 }))
  .map(([top, below]) => ({ ...top, children: below.map(([child, children]) => ({ ...child, children })) }));

/** Boolean expressions that mean the same in CEL and in rules: doubles with a point, whole numbers for sizes only, no errors. */
export const celExpression: fc.Arbitrary<string> = ofKind('bool', 4, TOP);
