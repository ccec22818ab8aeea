import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

const LANGUAGES = ['en', 'us', 'es', 'de', 'fr', 'it'];
/** Where people read data: menu, support, reference data and the words of formats, each text as an object of the six languages. */
const DATA_FOLDERS = ['apps/platform/src', 'packages/i18n/src/format'];
const CATALOGUE = 'packages/catalogue/src/source';
const SHEET_WORDS = 'packages/budget-sheet/src/words';
const MAILS = 'packages/i18n/src/mails';

const dataFiles = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((path) => join(folder, path))
    .filter((path) => path.endsWith('.data.ts'));

const parse = (file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
const nameOf = (property) => property.name?.text;
const named = (object, name) => object.properties.find((property) => nameOf(property) === name);

/** The value of an expression of literals; `known` resolves the names it may spread. */
const literalOf = (node, known) => {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((each) => literalOf(each, known));
  if (ts.isIdentifier(node)) return known[node.text];
  if (ts.isPropertyAccessExpression(node)) return literalOf(node.expression, known)?.[node.name.text];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return Object.assign(
    {},
    ...node.properties.map((property) =>
      ts.isSpreadAssignment(property)
        ? literalOf(property.expression, known)
        : { [nameOf(property)]: literalOf(property.initializer ?? property.name, known) },
    ),
  );
};

const flat = (value, path) => {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((each, at) => flat(each, `${path}[${at}]`));
  return Object.entries(value ?? {}).flatMap(([name, each]) => flat(each, `${path}${path.endsWith(':') ? '' : '.'}${name}`));
};

/** `{}` and `{name}` of sheets and words of formats are the `{{name}}` of the locales. */
const withValues = (text) => text.replace(/(?<!\{)\{(\w*)\}(?!\})/g, (_, name) => `{{${name || 'value'}}}`);

/** The nearest identification of an entry: its id, else the name of its property, under the name of the constant. */
const keyOf = (node) => {
  const parts = [];
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (ts.isObjectLiteralExpression(at) && named(at, 'id') !== undefined) parts.unshift(named(at, 'id').initializer.getText());
    else if (ts.isPropertyAssignment(at) && nameOf(at) !== 'names') parts.unshift(nameOf(at));
    if (ts.isVariableDeclaration(at)) return [at.name.text, ...parts].join('.');
  }
  return parts.join('.');
};

/** Every object of a file that has the six languages and nothing else. */
const languageObjects = (file) => {
  const found = [];
  const walk = (node) => {
    if (ts.isObjectLiteralExpression(node) && LANGUAGES.every((language) => named(node, language) !== undefined))
      found.push([keyOf(node), literalOf(node, {})]);
    else ts.forEachChild(node, walk);
  };
  walk(parse(file));
  return found;
};

const constantOf = (file, name, known) => {
  let value;
  const walk = (node) => {
    if (ts.isVariableDeclaration(node) && node.name.text === name) value = literalOf(node.initializer, known);
    else ts.forEachChild(node, walk);
  };
  walk(parse(file));
  return value;
};

/** `{ language: Map of key → text }` of mails, quote sheets, and the menu, support and reference data of the service. */
export const readDataTexts = (root) => {
  const sheets = {};
  for (const language of LANGUAGES) sheets[language] = constantOf(join(root, SHEET_WORDS, `${language}.data.ts`), language, sheets);
  const objects = DATA_FOLDERS.flatMap((folder) => dataFiles(root, folder)).flatMap((file) =>
    languageObjects(join(root, file)).map(([key, texts]) => [`${basename(file, '.data.ts')}:${key}`, texts]),
  );
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      new Map([
        ...flat(JSON.parse(readFileSync(join(root, MAILS, `${language}.json`), 'utf8')), 'mails:'),
        ...[...flat(sheets[language], 'budget-sheet:'), ...objects.flatMap(([key, texts]) => flat(texts[language], key))].map(
          ([key, text]) => [key, withValues(text)],
        ),
      ]),
    ]),
  );
};

/** Texts of the catalogue by place in its source; each is a call `text(en, es, de, fr, it, us)`. */
export const readCatalogueTexts = (root) => {
  const order = ['en', 'es', 'de', 'fr', 'it', 'us'];
  const texts = Object.fromEntries(order.map((language) => [language, new Map()]));
  const read = (file) => {
    const walk = (node) => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'text' && node.arguments.length === order.length) {
        const line = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
        for (const [at, language] of order.entries()) texts[language].set(`${file}:${line}`, literalOf(node.arguments[at], {}) ?? 'x');
      } else ts.forEachChild(node, walk);
    };
    walk(parse(join(root, file)));
  };
  for (const file of dataFiles(root, CATALOGUE)) read(file);
  return texts;
};
