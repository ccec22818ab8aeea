import fc from 'fast-check';
import ts from 'typescript';
import { checker } from './public-functions.mjs';

const { TypeFlags } = ts;

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  2,
  10,
  16,
  21,
  100,
  0.1,
  -0.5,
  1.005,
  2 ** 31,
  2 ** 53,
  -(2 ** 53) - 2,
  1e15,
  1e21,
  5e-324,
  1e308,
  -1e308,
].concat([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
const TEXTS = [
  '',
  ' ',
  '0',
  '10',
  '0162',
  '0162 10 / 1A _ 18',
  '31/12/2026',
  '29/02/2025',
  '*',
  'A',
  '__proto__',
  'constructor',
  'toString',
].concat([
  '\u0000',
  '\ud800',
  'ß',
  'İ',
  '\u2028',
  'NaN',
  '-1',
  '1e999',
  '9'.repeat(400),
  '('.repeat(3000),
  'a b '.repeat(3000),
  '{{}}',
  '%s',
  '<b>',
]);
const KEYS = ['id', 'type', 'value', 'elements', 'element', 'length', 'constructor', '__proto__', 'toString', 'color', '0162', '10', ''];
const IDS = ['root', 'a', 'b', 'c'];

const cyclic = () => {
  const value = { elements: [], value: undefined };
  value.value = value;
  value.elements.push(value, { element: value });
  return value;
};
const deep = (wrap) => {
  let value = wrap(undefined);
  for (let depth = 0; depth < 20_000; depth += 1) value = wrap(value);
  return value;
};
const STRANGE = [
  () => undefined,
  () => null,
  () => Object.create(null),
  cyclic,
  () => deep((inner) => [inner]),
  () => deep((inner) => ({ elements: [{ element: inner }], value: inner })),
  () => Symbol('strange'),
  () => 10n,
  () => () => undefined,
  () => new Array(5),
  () => new Map([['a', 1]]),
  () => JSON.parse('{"__proto__": {"ok": true}, "constructor": 1, "length": 1e9}'),
  () => ({ length: 4_294_967_295 }),
];

const anyNumber = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc
    .tuple(fc.integer({ min: -(2 ** 30), max: 2 ** 30 }), fc.constantFrom(1, 10, 100, 1000, 12_345))
    .map(([whole, divisor]) => whole / divisor),
);
/** One UTF-16 unit: three quarters are printable ASCII, the others may be half of a surrogate pair. */
const unit = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 32, max: 126 }) }, { weight: 1, arbitrary: fc.nat(65_535) });
const anyText = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.array(unit, { maxLength: 8 }).map((units) => String.fromCharCode(...units)),
);
const { anyValue } = fc.letrec((tie) => ({
  anyValue: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'anything' },
    anyNumber,
    fc.constantFrom(...STRANGE).map((make) => make()),
    anyText,
    fc.boolean(),
    fc.array(tie('anyValue'), { maxLength: 3, depthIdentifier: 'anything' }),
    fc
      .array(fc.tuple(fc.constantFrom(...KEYS), tie('anyValue')), { maxLength: 3, depthIdentifier: 'anything' })
      .map((entries) => Object.fromEntries(entries)),
  ),
}));
// The builders that a generator draws with: it caches their arbitraries by function and arguments.
const below = (count) => fc.noBias(fc.nat(count - 1));
const numbers = () => anyNumber;
const texts = () => anyText;
const anyValues = () => anyValue;

const nameOf = (type) => (type.aliasSymbol ?? type.symbol)?.name;

/**
 * Returns how to draw values from the generator of a case (`fc.gen`): of a type, but extreme, or of any type. With `spoilt` above 0 that share
 * of the parts of a value is of any type. `made` gives the values that only the library makes; `chance` a whole number from 0 to below a count.
 */
export const garbageOf = (draw, { made, spoilt = 0 }) => {
  const chance = (count) => draw(below, count);
  const oneOf = (values) => values[chance(values.length)];
  const anything = () => draw(anyValues);
  const array = (type, depth, most = 3) => {
    const count = depth > 5 ? 0 : chance(most + 1);
    return Array.from({ length: count }, () => value(type, depth + 1));
  };
  const text = (name) => (/^id$|Id$/.test(name) && chance(4) > 0 ? oneOf(IDS) : draw(texts));
  const record = (type, depth) =>
    Object.fromEntries(
      checker.getPropertiesOfType(type).flatMap((property) => {
        const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
        if (optional && (depth > 6 || chance(2))) return [];
        const type = optional ? checker.getNonNullableType(checker.getTypeOfSymbol(property)) : checker.getTypeOfSymbol(property);
        return [[property.name, value(type, depth + 1, property.name)]];
      }),
    );
  const object = (type, depth) => {
    const [signature] = type.getCallSignatures();
    if (signature) {
      const answer = () => {
        const given = value(signature.getReturnType(), depth + 1);
        answer.given.push(given);
        return given;
      };
      return Object.assign(answer, { given: [] });
    }
    if (checker.isTupleType(type)) return checker.getTypeArguments(type).map((part) => value(part, depth + 1));
    if (checker.isArrayType(type)) return array(checker.getTypeArguments(type)[0], depth);
    const name = type.symbol?.name;
    const parts = type.typeArguments ?? checker.getTypeArguments?.(type) ?? [];
    if (/^(Readonly)?Set$/.test(name)) return new Set(array(parts[0], depth));
    if (/^(Readonly)?Map$/.test(name)) return new Map(array(parts[0], depth).map((key) => [key, value(parts[1], depth + 1)]));
    if (/^(Int32|Uint8|Uint32|Float64)Array$/.test(name))
      return new globalThis[name](Array.from({ length: chance(4) }, () => draw(numbers)));
    if (/^Iterable/.test(name)) return array(parts[0], depth);
    const index = checker.getIndexInfosOfType(type)[0];
    const named = record(type, depth);
    if (!index) return named;
    const keys = index.keyType.flags & TypeFlags.Number ? ['0', '1', '-1'] : KEYS.filter(() => chance(5) === 0);
    return { ...Object.fromEntries(keys.map((key) => [key, value(index.type, depth + 1)])), ...named };
  };
  const value = (type, depth = 0, name = '') => {
    if (spoilt > 0 && chance(1000) < 1000 * spoilt) return anything();
    const typeName = nameOf(type);
    const maker = Object.hasOwn(made, typeName) ? made[typeName] : undefined;
    // Values that only the library can make are always valid ones.
    if (maker) return maker({ chance, value: spoilt > 0 ? garbageOf(draw, { made }).value : value });
    const { flags } = type;
    if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return anything();
    if (flags & TypeFlags.TypeParameter) {
      const bound = checker.getBaseConstraintOfType(type);
      return bound ? value(bound, depth, name) : anything();
    }
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
    if (flags & TypeFlags.BooleanLiteral) return type.intrinsicName === 'true';
    if (flags & (TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping)) return text(name);
    if (flags & TypeFlags.Number) return draw(numbers);
    if (flags & TypeFlags.Null) return null;
    if (flags & (TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Never)) return undefined;
    if (type.isUnion()) {
      const flat = type.types.filter((part) => !(part.flags & TypeFlags.Object));
      const parts = depth > 5 && flat.length > 0 ? flat : type.types;
      return value(oneOf(parts), depth, name);
    }
    const brand = type.isIntersection() ? type.types.find((part) => !(part.flags & TypeFlags.Object)) : undefined;
    if (brand) return value(brand, depth, name);
    if (flags & (TypeFlags.Object | TypeFlags.Intersection)) return object(type, depth);
    if (flags & TypeFlags.NonPrimitive) return { part: anything() };
    throw new Error(`No garbage for the type ${checker.typeToString(type)}: tell garbage-of-type.mjs how to make it.`);
  };
  return { chance, value, anything };
};
