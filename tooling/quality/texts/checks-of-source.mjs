import ts from 'typescript';
import { ALLOWED_WORDS } from './allowed-words.data.mjs';

const K = ts.SyntaxKind;
/** Attributes whose text a person sees or hears. */
const SEEN =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|title|alt|placeholder|label|text|heading|caption|description|hint|lead|tooltip|header|summary)$/;

const isT = (node) => {
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  return (
    (ts.isIdentifier(expression) && expression.text === 't') || (ts.isPropertyAccessExpression(expression) && expression.name.text === 't')
  );
};
const saysLetters = (text) => /\p{L}/u.test(text);
const isAllowed = (text) => {
  const seen = text.replace(/\s+/g, ' ').trim();
  // Codes of products stand for themselves: capitals and digits around at least one digit.
  return !saysLetters(seen.replace(/\b(?=\S*\d)[0-9A-Z/_-]+/g, '')) || ALLOWED_WORDS.includes(seen);
};

const parse = (name, text) =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
const placeOf = (node) => {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
};
const visitAll = (name, text, visit) => {
  const found = [];
  const walk = (node) => {
    const complaint = visit(node);
    if (complaint !== undefined) found.push(`${placeOf(node)} ${complaint}`);
    ts.forEachChild(node, walk);
  };
  walk(parse(name, text));
  return found;
};

/** Every operand of a chain of `+`. */
const operands = (node) =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === K.PlusToken ? [...operands(node.left), ...operands(node.right)] : [node];
const isLiteral = (node) => ts.isStringLiteralLike(node);
const glued = 'glues texts together: make one text with values in it, because other languages order words otherwise';

const gluedByPlus = (node) => {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== K.PlusToken) return undefined;
  const parts = operands(node);
  const said = parts.filter(isT).length;
  const written = parts.some((part) => isLiteral(part) && saysLetters(part.text));
  return said > 1 || (said === 1 && written) ? glued : undefined;
};
/** Two texts beside each other as in a list or a label with a remark, not as one sentence. */
const SET_APART = /[·|/(:–\n]/;
const gluedByTemplate = (node) => {
  if (!ts.isTemplateExpression(node)) return undefined;
  const { templateSpans } = node;
  const said = templateSpans.filter(
    ({ expression }, at) => isT(expression) && !(at > 0 && SET_APART.test(templateSpans[at - 1].literal.text)),
  ).length;
  const written = [node.head, ...node.templateSpans.map(({ literal }) => literal)].some(({ text }) => saysLetters(text));
  return said > 1 || (said === 1 && written) ? glued : undefined;
};
const gluedByJoin = (node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'join' &&
  ts.isArrayLiteralExpression(node.expression.expression) &&
  node.expression.expression.elements.filter(isT).length > 1 &&
  node.arguments.some((argument) => isLiteral(argument) && /^\s*$/.test(argument.text))
    ? glued
    : undefined;
/** Two texts that follow each other as one line of running text. */
const gluedByMarkup = (node) => {
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return undefined;
  const run = node.children.filter((child) => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces));
  const said = (child) => child !== undefined && ts.isJsxExpression(child) && child.expression !== undefined && isT(child.expression);
  const isBlank = (child) =>
    ts.isJsxText(child)
      ? !SET_APART.test(child.text.trim())
      : ts.isJsxExpression(child) &&
        child.expression !== undefined &&
        isLiteral(child.expression) &&
        !SET_APART.test(child.expression.text);
  return run.some(
    (child, at) => said(child) && (said(run[at + 1]) || (run[at + 1] !== undefined && isBlank(run[at + 1]) && said(run[at + 2]))),
  )
    ? glued
    : undefined;
};

/** No sentence is assembled from texts. */
export const gluedTexts = (name, text) =>
  visitAll(name, text, (node) => gluedByPlus(node) ?? gluedByTemplate(node) ?? gluedByJoin(node) ?? gluedByMarkup(node));

/** The literals that an expression may come to: of both ways of a condition too. */
const literalsOf = (expression) => {
  if (expression === undefined) return [];
  if (isLiteral(expression)) return [expression.text];
  if (ts.isParenthesizedExpression(expression)) return literalsOf(expression.expression);
  if (ts.isConditionalExpression(expression)) return [...literalsOf(expression.whenTrue), ...literalsOf(expression.whenFalse)];
  if (
    ts.isBinaryExpression(expression) &&
    [K.AmpersandAmpersandToken, K.BarBarToken, K.QuestionQuestionToken, K.PlusToken].includes(expression.operatorToken.kind)
  )
    return [
      ...(expression.operatorToken.kind === K.AmpersandAmpersandToken ? [] : literalsOf(expression.left)),
      ...literalsOf(expression.right),
    ];
  if (ts.isTemplateExpression(expression))
    return [
      expression.head.text,
      ...expression.templateSpans.flatMap(({ expression: part, literal }) => [...literalsOf(part), literal.text]),
    ];
  return [];
};
const hardCoded = (texts) => {
  const wrong = texts.filter((text) => !isAllowed(text));
  return wrong.length === 0
    ? undefined
    : `shows “${wrong.join('”, “').replace(/\s+/g, ' ').trim()}”, which is in no locale: say it by t(), or list a name in allowed-words.data.mjs`;
};

/** Nothing that a person sees stands in the code: texts of elements, attributes that are seen or heard, the title of the page. */
export const hardCodedTexts = (name, text) =>
  visitAll(name, text, (node) => {
    if (ts.isJsxText(node)) return hardCoded([node.text]);
    if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)))
      return hardCoded(literalsOf(node.expression));
    if (ts.isJsxAttribute(node) && SEEN.test(node.name.getText())) {
      const { initializer } = node;
      return hardCoded(initializer && ts.isJsxExpression(initializer) ? literalsOf(initializer.expression) : literalsOf(initializer));
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === K.EqualsToken && node.left.getText() === 'document.title')
      return hardCoded(literalsOf(node.right));
    return undefined;
  });

const OWN_FORMAT = /^(toLocaleString|toLocaleDateString|toLocaleTimeString|toFixed)$/;
/** Numbers, days and sizes are written by the one formatter, so that screen, PDF and sheet say the same. */
export const ownFormats = (name, text) =>
  visitAll(name, text, (node) => {
    const isIntl = ts.isPropertyAccessExpression(node) && node.expression.getText() === 'Intl';
    const isOwn = ts.isPropertyAccessExpression(node) && OWN_FORMAT.test(node.name.text) && ts.isCallExpression(node.parent);
    return isIntl || isOwn ? 'writes a value by itself: useFormat() has a way for it, or gets one' : undefined;
  });

export const CHECKS_OF_SOURCE = { ownFormats, gluedTexts, hardCodedTexts };
