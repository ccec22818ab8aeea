import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Configuration, createConfiguration, tryChange } from '../edit';
import { elementOf, snapshotOf } from '../element';
import { compileElementRules } from '../rule';
import { contextOf, HANGING_MODEL, ruleOf, SURFACE_MODEL, surfaceLight } from '../testing/configurations';
import { at, clusterOf, lightOf, pendantOf, spaceOf } from '../testing/elements';
import { modelOf, rowOf } from '../testing/models';
import { successOf } from '../testing/results';
import { optionsOfElements, repairsOfElements } from '.';

const EXCLUDING = modelOf({ ...HANGING_MODEL, exclusions: [rowOf('24 * Z * *')] });
const light = (id: string, attributes: object = {}) =>
  lightOf(id, { model: EXCLUDING, attributes: { color: '10', temperature: '1', control: 'A', installation: '10', ...attributes } });
const SPACE = spaceOf([
  at(0, 4, 0, light('a')),
  at(1, 4, 0, light('b', { control: 'Z', pendantHeight: 120 })),
  at(-1, 4, 0, surfaceLight('s')),
  at(0, 4, 1, clusterOf('k', [light('c')])),
  at(-1, 4, 1, pendantOf('p')),
]);
const configurationWith = (...rules: Parameters<typeof ruleOf>[]): Configuration =>
  createConfiguration(SPACE, contextOf({ rules: compileElementRules(rules.map((rule) => ruleOf(...rule))) }, [EXCLUDING, SURFACE_MODEL]));
const told = (configuration: Configuration, ids: readonly string[]) =>
  optionsOfElements(configuration, ids).attributes.map(({ type, options }) => [
    type,
    ...options.map(({ modifier, selected, compatible }) => `${modifier} ${selected}${compatible ? '' : ' not'}`),
  ]);

describe('options of several elements', () => {
  it('OP20 are the values that each of them offers, tried on all of them at once', () => {
    const configuration = configurationWith();
    const before = snapshotOf(configuration.tree);
    expect(told(configuration, ['a', 'b'])).toEqual([
      ['color', '10 all', '24 none not'],
      ['temperature', '1 all', '6 none'],
      ['control', 'A some', 'M none', 'Z some'],
      ['installation', '10 all', '18 none', '31 none', '32 none not'],
    ]);
    expect(told(configuration, ['a', 's']).map(([type]) => type)).toEqual(['color', 'control', 'installation']);
    expect(told(configuration, ['p', 'nothing'].slice(0, 1))).toEqual([]);
    expect(snapshotOf(configuration.tree)).toBe(before);
  });

  it('OP20 name the elements that refuse, and what a rule says of all of them', () => {
    const excluded = optionsOfElements(configurationWith(), ['a', 'b']).attributes[0]?.options[1];
    expect(excluded?.failure).toMatchObject({ code: 'edit.excluded', elementId: 'b' });
    const ruled = optionsOfElements(configurationWith(['one', ['Space'], 'countOf("temperature", "6") <= 1']), ['a', 'b']);
    expect(ruled.attributes[1]?.options[1]).toMatchObject({ compatible: false, failure: { code: 'rule.rejected', ruleId: 'one' } });
    const [alone] = optionsOfElements(configurationWith(['one', ['Space'], 'countOf("temperature", "6") <= 1']), ['a']).attributes.slice(1);
    expect(alone?.options[1]?.compatible).toBe(true);
  });

  it('OP20 are those of everything in a group, and of heights what suits all', () => {
    const configuration = configurationWith();
    const { elementIds, heights } = optionsOfElements(configuration, ['k', 'a']);
    expect([elementIds, heights]).toEqual([['a', 'c'], { minCm: 50, maxCm: 300, deltaCm: 1, heightCm: 200 }]);
    expect(optionsOfElements(configuration, ['a', 'b']).heights?.heightCm).toBe(undefined);
    expect(optionsOfElements(configuration, ['a', 's']).heights).toBe(undefined);
    expect(optionsOfElements(configuration, [])).toEqual({ elementIds: [], attributes: [] });
    expect(() => optionsOfElements(configuration, ['nowhere'])).toThrow('no element "nowhere"');
  });
});

describe('repairs of several elements', () => {
  it('OP21 change the fewest values, for those that refuse or for all alike', () => {
    const configuration = configurationWith();
    const repairs = repairsOfElements(configuration, ['a', 'b'], { type: 'color', modifier: '24' });
    expect(repairs.map(({ values }) => values.map(({ type, modifier, elementIds }) => `${type} ${modifier} ${elementIds}`))).toEqual([
      ['color 24 a,b', 'control A b'],
      ['color 24 a,b', 'control M a,b'],
      // A remote driver, so that neither light has one of its own.
      ['color 24 a,b', 'installation 31 a,b'],
    ]);
    const outcome = successOf(tryChange(configuration, repairs[0]?.changes ?? []));
    expect(outcome.touched).toEqual(expect.arrayContaining(['a', 'b']));
    expect(['a', 'b'].map((id) => elementOf(configuration.tree, id).props.attributes.color)).toEqual(['24', '24']);
  });

  it('OP21 are the change alone where it stands, and none where not all offer the value or nothing helps', () => {
    const configuration = configurationWith(['no 6', ['Space'], 'countOf("temperature", "6") == 0']);
    expect(repairsOfElements(configuration, ['a', 'b'], { type: 'control', modifier: 'M' })).toEqual([
      {
        changes: [{ kind: 'set-attributes', elementIds: ['a', 'b'], attributes: { control: 'M' } }],
        values: [{ type: 'control', modifier: 'M', elementIds: ['a', 'b'] }],
      },
    ]);
    expect([
      repairsOfElements(configuration, ['a', 's'], { type: 'temperature', modifier: '1' }),
      repairsOfElements(configuration, ['a', 'b'], { type: 'temperature', modifier: '6' }),
      repairsOfElements(configuration, [], { type: 'color', modifier: '24' }),
    ]).toEqual([[], [], []]);
  });

  it('OP21 stand in one step and give all of them the value', () => {
    const script = fc.constantFrom(
      'countOf("finish", "24") < 3',
      'countOf("control", "Z") + countOf("temperature", "6") < 2',
      'countOf("installation", "31") == 0 || countOf("finish", "10") == 0',
    );
    const wanted = fc.constantFrom(
      { type: 'color', modifier: '24' } as const,
      { type: 'control', modifier: 'Z' } as const,
      { type: 'temperature', modifier: '6' } as const,
      { type: 'installation', modifier: '31' } as const,
    );
    fc.assert(
      fc.property(script, wanted, fc.subarray(['a', 'b', 'k', 's'], { minLength: 1 }), (rule, value, ids) => {
        const repairs = repairsOfElements(configurationWith(['s', ['Space'], rule]), ids, value);
        expect(repairs.length).toBeLessThanOrEqual(3);
        for (const { changes } of repairs) {
          const configuration = configurationWith(['s', ['Space'], rule]);
          successOf(tryChange(configuration, changes));
          for (const id of optionsOfElements(configuration, ids).elementIds)
            expect(elementOf(configuration.tree, id).props.attributes[value.type]).toBe(value.modifier);
        }
      }),
      { numRuns: 60, examples: [['countOf("finish", "24") < 3', { type: 'color', modifier: '24' }, ['a', 'b']]] },
    );
  });
});
