import { describe, expect, it } from 'vitest';
import type { LocalisedText } from '../attribute';
import { errorText } from '../error-text';
import { listOf, NUMBER, objectOf, type RuleDefinition, type RuleHost, type RuleTree, reasonOf, STRING } from '.';
import { compileRules } from './compile-rules';
import { evaluateElement, evaluateElements } from './evaluate-rules';

/** A thing of a type within another. */
interface Part {
  readonly name: string;
  readonly type: string;
  readonly watts: number;
  readonly inside?: Part;
  readonly children: readonly Part[];
}

let runs = 0;
const FIELDS = { name: { type: STRING, read: (part: Part) => part.name }, watts: { type: NUMBER, read: (part: Part) => part.watts } };
const HOST: RuleHost<Part> = {
  variables: {
    ...FIELDS,
    children: { type: listOf(objectOf('Part')), read: (part) => part.children },
    counted: {
      type: NUMBER,
      read: () => {
        runs += 1;
        return runs;
      },
    },
  },
  kinds: { Part: FIELDS },
  functions: {},
};
const TREE: RuleTree<Part> = { typeOf: ({ type }) => type, parentOf: ({ inside }) => inside };
const ON = { enabled: true };

const rule = (id: string, types: string, script: string, more: Partial<RuleDefinition> = {}): RuleDefinition => ({
  id,
  elementTypes: types.split(' '),
  script,
  active: true,
  ...more,
});
const TEXT: LocalisedText = { en: 'Too strong', de: 'Zu stark', es: 'e', fr: 'f', it: 'i', us: 'u' };

const part = (name: string, type: string, watts: number, inside?: Part): Part => ({
  name,
  type,
  watts,
  children: [],
  ...(inside && { inside }),
});
const space = part('space', 'Space', 1);
const track = part('track', 'Track', 50, space);
const light = part('light', 'Light', 7, track);
const rulesOf = (...definitions: readonly RuleDefinition[]) => compileRules(definitions, HOST);
const found = (definitions: readonly RuleDefinition[], element: Part = light) => {
  const { rejections, broken } = evaluateElement(rulesOf(...definitions), TREE, element, ON);
  return {
    rejections: rejections.map(({ ruleId, subject }) => `${ruleId} ${subject.name}`),
    broken: broken.map(({ ruleId, subject, cause, position }) => `${ruleId} ${subject.name} ${cause} ${position.line}:${position.column}`),
  };
};

describe('rules as data', () => {
  it('RU26 compiles active rules and reports those that fail', () => {
    const { rules, uncompiled } = rulesOf(
      rule('a', 'Light', 'watts <'),
      rule('b', 'Light', 'watts < 9'),
      rule('c', 'Light', 'volts', { active: false }),
      rule('d', 'Light', 'volts'),
    );
    expect(rules.map(({ definition }) => definition.id)).toEqual(['a', 'b', 'd']);
    expect(uncompiled).toEqual([
      {
        ruleId: 'a',
        failure: { code: 'rule.expected', expected: 'a value', found: 'the end', position: { offset: 7, line: 1, column: 8 } },
      },
      { ruleId: 'd', failure: { code: 'rule.name-unknown', name: 'volts', position: { offset: 0, line: 1, column: 1 } } },
    ]);
  });

  it('RU27 gives the reason of a rejection, without one its script', () => {
    const { rejections } = evaluateElement(
      rulesOf(rule('a', 'Light', 'watts < 5', { reasons: TEXT }), rule('b', 'Light', 'watts < 6')),
      TREE,
      light,
      ON,
    );
    expect(rejections).toEqual([
      { code: 'rule.rejected', ruleId: 'a', subject: light, script: 'watts < 5', reasons: TEXT },
      { code: 'rule.rejected', ruleId: 'b', subject: light, script: 'watts < 6' },
    ]);
    const texts = rejections.flatMap((rejection) => [errorText(rejection), errorText(rejection, 'de')]);
    expect(texts).toEqual(['Rule failed: Too strong', 'Rule failed: Zu stark', 'Rule failed: watts < 6', 'Rule failed: watts < 6']);
    expect(rejections.flatMap((rejection) => [reasonOf(rejection), reasonOf(rejection, 'de')])).toEqual([
      'Too strong',
      'Zu stark',
      'watts < 6',
      'watts < 6',
    ]);
  });

  it('RU27 takes an empty reason for none', () => {
    const reasons = { ...TEXT, de: '' };
    const { rejections } = evaluateElement(rulesOf(rule('a', 'Light', 'watts < 5', { reasons })), TREE, light, ON);
    const texts = rejections.flatMap((rejection) => [errorText(rejection), errorText(rejection, 'de'), reasonOf(rejection, 'de')]);
    expect(texts).toEqual(['Rule failed: Too strong', 'Rule failed: watts < 5', 'watts < 5']);
  });

  it('RU28 asks the rules of the type and of the types above it, each bound to its own element, in data order', () => {
    const definitions = [
      rule('a', 'Space', 'watts > 9'),
      rule('b', 'Light Track', 'watts > 99'),
      rule('c', 'Pendant', 'false'),
      rule('d', 'Light', 'name == "x"'),
      rule('e', 'Track', 'watts > 9'),
      rule('f', 'Track', 'false'),
    ];
    expect(found(definitions).rejections).toEqual(['a space', 'b light', 'b track', 'd light', 'f track']);
    expect(found(definitions, track).rejections).toEqual(['a space', 'b track', 'f track']);
    expect(found(definitions, space).rejections).toEqual(['a space']);
    const rules = rulesOf(...definitions);
    const twice = [light, track, light].map((element) => evaluateElement(rules, TREE, element, ON).rejections.length);
    expect(twice).toEqual([5, 3, 5]);
  });

  it('RU29 asks about a whole configuration each element once by the rules of its type', () => {
    const rules = rulesOf(rule('a', 'Space Light', 'watts > 9'), rule('b', 'Track', 'watts > 99'), rule('c', 'Light', 'name != "light"'));
    const { rejections, broken } = evaluateElements(rules, TREE, [space, track, light, part('other', 'Light', 20, track)], ON);
    expect(rejections.map(({ ruleId, subject }) => `${ruleId} ${subject.name}`)).toEqual(['a space', 'b track', 'a light', 'c light']);
    expect(broken).toEqual([]);
  });

  it('RU30 refuses by any rejection and also reports broken rules', () => {
    const definitions = [
      rule('a', 'Light', 'watts / 0 > 1'),
      rule('b', 'Light', 'watts > 9'),
      rule('c', 'Light', 'true'),
      rule('d', 'Light', 'pass'),
      rule('e', 'Track', 'volts'),
    ];
    expect(found(definitions)).toEqual({
      rejections: ['b light'],
      broken: ['a light rule.not-finite 1:7', 'e track rule.name-unknown 1:1'],
    });
    expect(found([rule('c', 'Light', 'true'), rule('d', 'Light', 'pass')])).toEqual({ rejections: [], broken: [] });
    const { broken } = evaluateElement(rulesOf(rule('a', 'Light', 'true\n && watts / 0 > 1')), TREE, light, ON);
    expect(broken.map((failure) => errorText(failure))).toEqual([
      'rule broken: ruleId a, cause rule.not-finite, offset 15, line 2, column 11',
    ]);
  });

  it('RU30 lets each rule have the fuel that the caller gives', () => {
    const crowd: Part = { ...light, children: [light, light, light] };
    const rules = rulesOf(rule('a', 'Light', 'children.all(c, c.watts == 7)'), rule('b', 'Light', 'children.exists(c, c.watts == 7)'));
    const causes = (fuel: number) =>
      evaluateElement(rules, TREE, crowd, { enabled: true, run: { fuel } }).broken.map(({ ruleId, cause }) => `${ruleId} ${cause}`);
    expect([causes(3), causes(2)]).toEqual([[], ['a rule.fuel']]);
  });

  it('RU31 runs no script when the toggle is off', () => {
    const rules = rulesOf(rule('a', 'Light', 'counted < 0'), rule('b', 'Light', 'volts'));
    const before = runs;
    const verdicts = [evaluateElement(rules, TREE, light, { enabled: false }), evaluateElements(rules, TREE, [light], { enabled: false })];
    expect(verdicts).toEqual([
      { rejections: [], broken: [] },
      { rejections: [], broken: [] },
    ]);
    expect(runs - before).toBe(0);
  });
});
