import { join } from 'node:path';
import ts from 'typescript';
import { DOMAIN, PHOTOMETRY, placeOf, programOf, unseenBy } from './source-program.mjs';

const isDocumented = (symbol, checker) => symbol.getDocumentationComment(checker).length > 0;
const isMember = (node) =>
  ts.isPropertySignature(node) || ts.isMethodSignature(node) || ts.isPropertyDeclaration(node) || ts.isMethodDeclaration(node);
const isPrivate = (node) => ts.isPrivateIdentifier(node.name) || (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private) !== 0;
const isMark = ({ type }) => type !== undefined && (ts.isLiteralTypeNode(type) || ts.isTemplateLiteralTypeNode(type));
/** The only object in the type of an alias that has one mark or one field: the docstring of the alias describes it. */
const isAlone = (node) => {
  const alias = [node.parent, node.parent.parent].find(ts.isTypeAliasDeclaration);
  const parts = node.parent.types ?? [node];
  return alias !== undefined && parts.filter(ts.isTypeLiteralNode).length === 1 && (node.members.length === 1 || node.members.some(isMark));
};
/** A variant of a union is documented by its own docstring, before its bar. */
const isDocumentedVariant = (node) => {
  if (isAlone(node)) return true;
  if (!ts.isUnionTypeNode(node.parent)) return false;
  const { types } = node.parent;
  const before = types[types.indexOf(node) - 1];
  const text = node.getSourceFile().text.slice(before?.end ?? node.parent.getFullStart(), node.getStart());
  return text.includes('/**');
};

/**
 * Fields below a type without a docstring: neither their own, nor one of the anonymous type around them. The discriminant of a variant, such as its code, needs none.
 */
const undocumentedFields = (node, checker) => {
  if (isMember(node)) {
    if (isPrivate(node) || isMark(node)) return [];
    const symbol = checker.getSymbolAtLocation(node.name);
    return symbol && isDocumented(symbol, checker) ? [] : [node];
  }
  if (ts.isBlock(node) || (ts.isTypeLiteralNode(node) && isDocumentedVariant(node))) return [];
  const found = [];
  ts.forEachChild(node, (child) => {
    found.push(...undocumentedFields(child, checker));
  });
  return found;
};

/** Public exports of a folder, and their fields, without a docstring. */
const undocumented = (folder) => {
  const program = programOf(folder);
  const checker = program.getTypeChecker();
  const door = program.getSourceFile(join(folder, 'index.ts'));
  const exported = checker
    .getExportsOfModule(checker.getSymbolAtLocation(door))
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
  const symbols = [...new Set(exported)];
  const lacking = symbols
    .filter((symbol) => !isDocumented(symbol, checker))
    .map((symbol) => `${placeOf(symbol.declarations[0])} ${symbol.name}`);
  const isType = (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
  const fields = symbols.flatMap(({ name, declarations = [] }) =>
    declarations.filter(isType).flatMap((declaration) => {
      const own = [];
      ts.forEachChild(declaration, (child) => {
        own.push(...undocumentedFields(child, checker));
      });
      return own.map((field) => `${placeOf(field)} ${name}.${field.name.getText()}`);
    }),
  );
  return [...lacking, ...new Set(fields)];
};

const PUBLIC_WITHOUT = {
  'a function': 'export function bare(): number {\n  return 1;\n}\n',
  'a constant': 'export const BARE = 1;\n',
  'a type': '// no docstring\nexport type Bare = 1;\n',
  'a field': '/** Described. */\nexport interface BareField {\n  readonly metres: number;\n}\n',
  'a method': '/** Described. */\nexport class BareMethod {\n  metres(): number {\n    return 1;\n  }\n}\n',
  'a variant':
    "/** Described. */\nexport type BareVariant =\n  /** Described. */\n  | { readonly code: 'a'; readonly of: string }\n  | { readonly code: 'b'; readonly metres: number };\n",
};

/** Every door that no main door repeats. */
const DOORS = [DOMAIN, PHOTOMETRY, ...['gldf', 'comparison', 'room-light', 'technical-light'].map((name) => join(PHOTOMETRY, name))];
const missing = [...new Set(DOORS.flatMap(undocumented))];
if (missing.length > 0)
  process.stdout.write(
    `These public exports and fields have no docstring (one sentence, units, bounds, errors, rule):\n${missing.join('\n')}\n${missing.length} missing\n`,
  );
const unseen = unseenBy(undocumented, PUBLIC_WITHOUT);
for (const name of unseen) process.stdout.write(`check-docstrings.mjs does not see that ${name} has no docstring.\n`);
process.exit(missing.length + unseen.length > 0 ? 1 : 0);
