import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));

const files = readdirSync(SRC, { recursive: true })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$|(^|\/)testing\//.test(file))
  .map((file) => join(SRC, file));
const program = ts.createProgram(files, {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.es2024.string.d.ts'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
});

/** Reads the types of the library's own source. */
export const checker = program.getTypeChecker();

const door = program.getSourceFile(join(SRC, 'index.ts'));
const targetOf = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
const isPublic = (member) =>
  !ts.isPrivateIdentifier(member.valueDeclaration.name) &&
  (ts.getCombinedModifierFlags(member.valueDeclaration) & ts.ModifierFlags.Private) === 0;

/**
 * Every public function by its name, and what classes construct and do (`CircleGrid.move`): the types of its parameters, and what
 * a success of it is made of. `call` gives the function itself, from the library and a way to make an object of the class.
 */
export const publicFunctions = () =>
  checker
    .getExportsOfModule(checker.getSymbolAtLocation(door))
    .filter((symbol) => targetOf(symbol).flags & ts.SymbolFlags.Value)
    .flatMap((symbol) => {
      const { name } = symbol;
      const type = checker.getTypeOfSymbol(targetOf(symbol));
      const [signature] = type.getCallSignatures();
      const [construction] = type.getConstructSignatures();
      if (signature) return [{ name, ...partsOf(signature), call: (library) => library[name] }];
      if (!construction) return [];
      const methods = checker.getPropertiesOfType(construction.getReturnType()).filter(isPublic);
      return [
        {
          name,
          ...partsOf(construction),
          call:
            (library) =>
            (...args) =>
              new library[name](...args),
        },
        ...methods.flatMap((member) => {
          const [called] = checker.getTypeOfSymbol(member).getCallSignatures();
          const call = (_library, make) => ((own) => own[member.name].bind(own))(make(name));
          return called ? [{ name: `${name}.${member.name}`, ...partsOf(called), call }] : [];
        }),
      ];
    });

const partsOf = (signature) => ({ parameters: parametersOf(signature), success: successOf(signature.getReturnType()) });

const parametersOf = (signature) =>
  signature.getParameters().map((parameter) => ({ name: parameter.name, type: checker.getTypeOfSymbol(parameter) }));

/** The type of `value` where a function returns a Result: the shape that its untrusted argument nearly has. */
const successOf = (type) => {
  const ok = (type.isUnion() ? type.types : [type]).find((part) => part.getProperty('value') && part.getProperty('ok'));
  const value = ok?.getProperty('value');
  return value && checker.getTypeOfSymbol(value);
};

const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (argument) => {
  if (ts.isStringLiteralLike(argument)) return literal(argument.text);
  if (!ts.isTemplateExpression(argument)) return undefined;
  return literal(argument.head.text) + argument.templateSpans.map((span) => `[^]*${literal(span.literal.text)}`).join('');
};

/** Collects patterns for the messages of the errors that the source itself throws. */
export const ownErrors = () => {
  const patterns = [];
  const visit = (node) => {
    if (ts.isThrowStatement(node) && ts.isNewExpression(node.expression)) {
      const [argument] = node.expression.arguments ?? [];
      const pattern = ['RangeError', 'TypeError'].includes(node.expression.expression.getText()) && argument && patternOf(argument);
      if (pattern) patterns.push(new RegExp(`^${pattern}$`));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (file.fileName.startsWith(SRC)) visit(file);
  return patterns;
};
