import { checkRules, checkScript, checkTreeRules, compileElementRules, createElementTree, ELEMENT_RULE_HOST } from '@candil/domain';
import { clusterOf, elementOf, refusalOf, roomOf, rulesOf, several, spaceOf } from '../rooms';
import { black, codeOf, light } from './sample-calls';

/** Cause of a broken rule of the catalogue after its script was edited. */
const brokenBy = (script: string): string | undefined => {
  const [rule] = rulesOf(225);
  const rules = compileElementRules(rule === undefined ? [] : [{ ...rule, elementTypes: ['Light'], script }]);
  return checkTreeRules(rules, createElementTree(spaceOf([light('a')])), { enabled: true }).broken[0]?.cause;
};

/** Failure of the catalogue after the script of a rule was edited. */
const scriptFailure = (script: string): string | undefined => checkScript(script, ELEMENT_RULE_HOST)[0]?.code;

/** Failures about rules. */
export const RULES: Readonly<Record<string, () => string | undefined>> = {
  'rule.rejected': () =>
    refusalOf(roomOf([clusterOf('k', '18', several(7, 'a', '0162', { ...black, installation: '18' }))], { rules: rulesOf(110) }), {
      kind: 'add',
      node: elementOf('b', '0162', { ...black, installation: '18' }),
      parentId: 'k',
      position: [5, 0, 0],
    }),
  'rule.broken': () => {
    const [rule] = rulesOf(110);
    const rules = compileElementRules(rule === undefined ? [] : [{ ...rule, elementTypes: ['Light'], script: 'voltage > 12' }]);
    return checkTreeRules(rules, createElementTree(spaceOf([light('a')])), { enabled: true }).broken[0]?.code;
  },
  'rule.data-malformed': () => codeOf(checkRules(rulesOf(110).map((rule) => ({ ...rule, active: 'yes' })))),
  'rule.no-value': () => brokenBy('voltage > 12'),
  'rule.not-finite': () => brokenBy('1e308 * power > 1'),
  'rule.fuel': () =>
    brokenBy(`[${'1, '.repeat(99)}1].all(a, ${'[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].all(b, '.repeat(6)}power > 0${')'.repeat(7)}`),
  'rule.value-too-long': () =>
    brokenBy(
      `(${Array(60)
        .fill(`"${'x'.repeat(90)}"`)
        .join(' + ')}) == model`,
    ),
  'rule.too-long': () => scriptFailure(' '.repeat(10_001)),
  'rule.too-deep': () => scriptFailure(`${'('.repeat(80)}true${')'.repeat(80)}`),
  'rule.too-many-nodes': () => scriptFailure(Array(1_100).fill('true').join(' && ')),
  'rule.list-too-long': () => scriptFailure(`power in [${Array(501).fill('1').join(', ')}]`),
  'rule.character': () => scriptFailure('totalPower ≤ 80'),
  'rule.string-open': () => scriptFailure('installation == "10'),
  'rule.escape': () => scriptFailure('installation == "\\q"'),
  'rule.number': () => scriptFailure('totalPower <= 1e999'),
  'rule.word-reserved': () => scriptFailure('totalPower <= while'),
  'rule.expected': () => scriptFailure('totalPower <='),
  'rule.name-unknown': () => scriptFailure('totalWaits <= 80'),
  'rule.function-unknown': () => scriptFailure('sum("power") <= 80'),
  'rule.member-unknown': () => scriptFailure('children.all(part, part.colour == "10")'),
  'rule.arguments': () => scriptFailure('count() <= 1'),
  'rule.value-unknown': () => scriptFailure('count("Lamp") <= 1'),
  'rule.type': () => scriptFailure('totalPower'),
  'rule.operands': () => scriptFailure('installation <= 10'),
  'rule.pass-misplaced': () => scriptFailure('!pass'),
};
