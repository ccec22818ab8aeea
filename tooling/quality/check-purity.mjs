import ts from 'typescript';
import { DOMAIN, PHOTOMETRY, placeOf, programOf, sourcesOf, unseenBy } from './source-program.mjs';

/** All that the domain and the light take from outside itself: parts of ECMAScript that give the same everywhere and always. */
const GLOBALS = new Set(
  ['Array BigInt Boolean Error JSON Map Math Number Object RangeError RegExp Set String Symbol TypeError WeakMap WeakSet']
    .concat('Float64Array Int32Array Uint8Array Uint32Array Infinity NaN undefined encodeURIComponent')
    .flatMap((names) => names.split(' ')),
);
const BY_LOCALE = /^(toLocale\w+|localeCompare)$/;
const CLOCKS = new Set(['Date', 'Intl']);

const isMember = (node, { parent } = node) =>
  (ts.isPropertyAccessExpression(parent) && parent.name === node) || (ts.isBindingElement(parent) && parent.propertyName === node);
/** A class that is extended is a value; everything else in a type is erased when the source runs. */
const isExtended = ({ parent, kind }) =>
  kind === ts.SyntaxKind.ExpressionWithTypeArguments && parent.token === ts.SyntaxKind.ExtendsKeyword && ts.isClassLike(parent.parent);
const isInType = (node) => ts.findAncestor(node, (parent) => ts.isTypeNode(parent) && !isExtended(parent)) !== undefined;
/** Other than by `Math.name`, chance could come in unseen. */
const isPlainMath = ({ parent }) => ts.isPropertyAccessExpression(parent) && parent.name.text !== 'random';

/** Uses of clock, randomness, locale, console, timers, evaluation and any global that is not allowed in the sources of a folder. */
const impurities = (folder) => {
  const program = programOf(folder);
  const checker = program.getTypeChecker();
  const isOwn = (node) =>
    checker.getSymbolAtLocation(node)?.declarations?.some((declaration) => declaration.getSourceFile().fileName.startsWith(folder)) ??
    false;
  const isImpure = (node) => {
    if (ts.isMetaProperty(node) || node.kind === ts.SyntaxKind.ImportKeyword) return !ts.isImportDeclaration(node.parent);
    if (!ts.isIdentifier(node)) return false;
    if (BY_LOCALE.test(node.text)) return true;
    if (isMember(node) || isOwn(node)) return false;
    if (isInType(node)) return CLOCKS.has(node.text);
    return !GLOBALS.has(node.text) || (node.text === 'Math' && !isPlainMath(node));
  };
  const found = [];
  const visit = (node) => {
    if (isImpure(node)) found.push(`${placeOf(node)} ${node.parent.getText().split('\n')[0]}`);
    ts.forEachChild(node, visit);
  };
  for (const source of sourcesOf(program, folder)) visit(source);
  return found;
};

const returning = (expression) => `/** Takes a text. */\nexport const made = (text: string): unknown => ${expression};\n`;
const IMPURE = Object.fromEntries(
  `Date.now()
new Date(text)
text as unknown as Date
Math.random()
Math['random']()
(({ random }) => random())(Math)
crypto.randomUUID()
new Intl.NumberFormat()
text.toLocaleUpperCase()
(1).toLocaleString()
text.localeCompare('a')
console.log(text)
process.env
window
globalThis
setTimeout(() => text)
performance.now()
eval(text)
new Function(text)
Function(text)
require(text)
import(text)
import.meta.url
fetch(text)
structuredClone(text)`
    .split('\n')
    .map((expression) => [expression, returning(expression)]),
);
const PURE = {
  pure: `${returning("[Math.max(1, Number(text)), [...new Set(text)].join('')].map(String)")}export interface Own extends Readonly<Record<string, string>> {}\n`,
};

const found = [DOMAIN, PHOTOMETRY].flatMap(impurities);
if (found.length > 0)
  process.stdout.write(`The domain and the light are pure; these are arguments, or are not used:\n${found.join('\n')}\n`);
const unseen = unseenBy(impurities, IMPURE);
for (const name of unseen) process.stdout.write(`check-purity.mjs does not see that \`${name}\` is impure.\n`);
const blamesPure = unseenBy(impurities, PURE).length === 0;
if (blamesPure) process.stdout.write('check-purity.mjs blames pure source.\n');
process.exit(found.length + unseen.length > 0 || blamesPure ? 1 : 0);
