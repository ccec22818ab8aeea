import ts from 'typescript';

/** Sample for a part that is inserted at run time, such as words of a list: two plain words. */
const ANY_WORDS = '(?:pcs|stk)';

const unwrapped = (node) => (ts.isAsExpression(node) || ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node);

/** The first declaration of a name in a file that gives it a value. */
const initialOf = (file, name) => {
  let value;
  const visit = (node) => {
    if (value === undefined && ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name)
      value = node.initializer;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return value;
};

const templateText = (file, template, cooked) =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? cooked(template)
    : cooked(template.head) + template.templateSpans.map(({ expression, literal }) => textOf(file, expression) + cooked(literal)).join('');

/** The text that an expression makes, as far as constants of the same file determine it. */
const textOf = (file, expression) => {
  const node = unwrapped(expression);
  if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) return templateText(file, node, ({ text }) => text);
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw')
    return templateText(file, node.template, ({ rawText, text }) => rawText ?? text);
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') return textOf(file, node.expression);
  if (ts.isRegularExpressionLiteral(node)) return patternOf(node.text).source;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return textOf(file, node.left) + textOf(file, node.right);
  const value = ts.isIdentifier(node) ? initialOf(file, node.text) : undefined;
  return value === undefined ? ANY_WORDS : textOf(file, value);
};

const patternOf = (literal) => {
  const end = literal.lastIndexOf('/');
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
};

/** Every regular expression of a source, with the node where it stands. */
export const patternsIn = (file) => {
  const found = [];
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ node, ...patternOf(node.text) });
    const isMade = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(file) === 'RegExp';
    if (isMade && node.arguments?.[0] !== undefined) {
      const [source, flags] = node.arguments;
      found.push({ node, source: textOf(file, source), flags: flags === undefined ? '' : textOf(file, flags) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};
