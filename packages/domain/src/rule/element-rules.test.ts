import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createElementTree, ELEMENT_TYPES, type ElementTree, walk } from '../element';
import { anySpace, applySeeds, operationSeeds } from '../testing/element-arbitraries';
import { clusterOf, connectionOf, lightOf, pendantOf, SAMPLE_SPACE, spaceOf, trackOf } from '../testing/elements';
import { SAMPLE_CHANGES } from '../testing/sample-changes';
import { checkElementRules, checkTreeRules, compileElementRules, type RuleDefinition } from '.';
import { LISTED_NUMBERS, LISTED_STRINGS } from './element-host.data';

const ON = { enabled: true };
const ruleOf = (script: string, elementTypes: readonly string[] = ELEMENT_TYPES): RuleDefinition => ({
  id: script,
  elementTypes,
  script,
  active: true,
});

const TRACK = trackOf('track', [
  lightOf('light', {
    attributes: { control: 'A', temperature: '1' },
    technicalData: { watts: 7.5, netWeight: 1.2, lightingEffectLevel: 2 },
  }),
  lightOf('other', { attributes: { control: 'D' }, technicalData: { watts: 4, netWeight: 0.2, lightingEffectLevel: 2 } }),
  connectionOf('connection', { technicalData: { watts: 0, netWeight: 0.1, voltage: 48, delivered_power: 100 } }),
]);
const TREE = createElementTree(spaceOf([TRACK, clusterOf('cluster', [pendantOf('pendant')])]));
/** Results of these scripts for an element of the sample, in order. */
function said(id: string, scripts: readonly string[], tree: ElementTree = TREE): readonly string[] {
  const rules = compileElementRules(scripts.map((script) => ruleOf(script)));
  expect(rules.uncompiled).toEqual([]);
  const { rejections, broken } = checkElementRules(rules, tree, id, ON);
  return scripts.map((script) => {
    if (rejections.some(({ ruleId, subject }) => ruleId === script && subject === id)) return 'reject';
    return broken.find(({ ruleId, subject }) => ruleId === script && subject === id)?.cause ?? 'accept';
  });
}

describe('rules of elements', () => {
  it('RU32 reads the facts of an element and of everything below it, text not chosen as empty, numbers not known as missing', () => {
    const scripts = [
      'type == "Light" && model == "0162" && finish == "10"',
      'control == "A" && temperature == "1"',
      'installation == "" && secondaryFinish == ""',
      'power == 7.5 && weight == 1.2 && lightingEffect == 2',
      'voltage == null && current == null && length == null',
      'children.size() == 0',
      'pendantHeight == null && deliveredPower == null && lumens == 640',
    ];
    expect(said('light', scripts)).toEqual(scripts.map(() => 'accept'));
    const below = [
      'children.size() == 3',
      'children.exists(c, c.type == "ElectricalConnection" && c.deliveredPower == 100 && c.voltage == 48)',
      'children.filter(c, c.power != null).all(c, c.power < 8)',
      'length == 2',
      'children.map(c, c.control).exists(k, k == "D")',
    ];
    expect(said('track', below)).toEqual(below.map(() => 'accept'));
    expect(said('space', ['children.size() == 6', 'children.all(c, c.power < 9)'])).toEqual(['accept', 'rule.no-value']);
    expect(said('light', ['voltage > 12'])).toEqual(['rule.no-value']);
  });

  it('RU33 counts what stands below an element from its tally', () => {
    const scripts = [
      'count("Light") == 2 && count("Pendant") == 0',
      'lights(2) == 2 && lights(1) == 0',
      'countOf("control", "D") == 1 && countOf("control", "X") == 0',
      'codes("control").size() == 2 && codes("control").all(c, c in ["A", "D"])',
      'amounts("power").filter(w, w > 4).size() == 1',
      'totalPower == 11.5 && totalWeight == 1.5 && totalLength == 0 && totalCurrent == 0',
      'codes("toString" + "").size() == 0 && amounts("__proto__" + "").size() == 0',
      'countOf("valueOf" + "", "x") == 0 && count("constructor" + "") == 0',
    ];
    expect(said('track', scripts)).toEqual(scripts.map(() => 'accept'));
    expect(
      compileElementRules([ruleOf('count("Lamp") == 0'), ruleOf('codes("power").size() == 0')]).uncompiled.map(
        ({ failure }) => failure.code,
      ),
    ).toEqual(['rule.value-unknown', 'rule.value-unknown']);
  });

  it('RU33 says by its tally what going through everything says, whatever was done to the configuration', () => {
    const pairs = [
      ...ELEMENT_TYPES.map((type) => [`count("${type}")`, `children.filter(c, c.type == "${type}").size()`]),
      ...[1, 2, 3].map((level) => [`lights(${level})`, `children.filter(c, c.type == "Light" && c.lightingEffect == ${level}).size()`]),
      ...LISTED_STRINGS.map((fact) => [`countOf("${fact}", "10")`, `children.filter(c, c.${fact} == "10").size()`]),
    ];
    const lists = [
      ...LISTED_STRINGS.map(
        (fact) =>
          `codes("${fact}").all(v, children.exists(c, c.${fact} == v)) && children.all(c, c.${fact} == "" || c.${fact} in codes("${fact}"))`,
      ),
      ...LISTED_NUMBERS.map(
        (fact) =>
          `amounts("${fact}").all(v, children.exists(c, c.${fact} == v)) && children.all(c, c.${fact} == null || c.${fact} in amounts("${fact}"))`,
      ),
    ];
    const scripts = [...pairs.map(([quick, slow]) => `${quick} == ${slow}`), ...lists];
    const rules = compileElementRules(scripts.map((script) => ruleOf(script)));
    expect(rules.uncompiled).toEqual([]);
    fc.assert(
      fc.property(anySpace, operationSeeds, (space, seeds) => {
        const tree = createElementTree(space);
        applySeeds(tree, seeds);
        expect(checkTreeRules(rules, tree, ON)).toEqual({ rejections: [], broken: [] });
      }),
      { examples: [[SAMPLE_SPACE, SAMPLE_CHANGES]] },
    );
  });

  it('RU29 lists the elements of a configuration by id, parents first', () => {
    const rules = compileElementRules([
      ruleOf('count("Light") == 0', ['Space', 'Track']),
      ruleOf('control != "D"', ['Light']),
      ruleOf('volts', ['Pendant']),
    ]);
    const { rejections, broken } = checkTreeRules(rules, TREE, ON);
    expect([rejections, broken].map((found) => found.map(({ subject }) => subject))).toEqual([['space', 'track', 'other'], ['pendant']]);
    expect(checkTreeRules(rules, TREE, { enabled: false })).toEqual({ rejections: [], broken: [] });
    expect([...walk(TREE)].length).toBe(7);
  });
});
