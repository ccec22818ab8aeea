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
    expect(elementIds).toEqual(['a', 'c']);
    expect(heights).toEqual({ minCm: 50, maxCm: 300, deltaCm: 1, heightCm: 200 });
    expect(optionsOfElements(configuration, ['a', 'b']).heights?.heightCm).toBe(undefined);
    expect(optionsOfElements(configuration, ['a', 's']).heights).toBe(undefined);
    expect(optionsOfElements(configuration, [])).toEqual({ elementIds: [], attributes: [] });
    expect(optionsOfElements(configuration, [])).not.toHaveProperty('heights');
    expect(() => optionsOfElements(configuration, ['nowhere'])).toThrow('no element "nowhere"');
  });

  it('OP20 name no failure where all of them may have the value', () => {
    const [color] = optionsOfElements(configurationWith(), ['a']).attributes;
    expect(color?.options.map((option) => Object.hasOwn(option, 'failure'))).toEqual([false, false]);
  });

  it('OP20 have the coarsest step of the heights, one height where only that suits all, and none where none does', () => {
    const hangingAt = (model: string, min: number, max: number, delta = 1) =>
      modelOf({
        ...HANGING_MODEL,
        model,
        variations: HANGING_MODEL.variations.map((variation) => ({
          ...variation,
          model,
          ...(variation.type === 'pendantHeight' && { value: { min, standard: max, max, delta } }),
        })),
      });
    const [low, middle, high] = [hangingAt('0164', 150, 200, 5), hangingAt('0165', 50, 150), hangingAt('0166', 50, 140)];
    const lights = [low, middle, high].map((model, index) =>
      at(index - 1, 4, 0, lightOf(model.model, { model, attributes: { color: '10', temperature: '1', control: 'A', installation: '10' } })),
    );
    const configuration = createConfiguration(spaceOf(lights), contextOf({}, [low, middle, high]));
    expect(optionsOfElements(configuration, ['0164', '0165']).heights).toMatchObject({ minCm: 150, maxCm: 150, deltaCm: 5 });
    expect(optionsOfElements(configuration, ['0164', '0166'])).not.toHaveProperty('heights');
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

  it('OP21 begin with the fewest values where each element alone would need another', () => {
    // In finish 24 the first may not have control Z, the second not A: alone each takes what the other may not have.
    const other = modelOf({ ...EXCLUDING, model: '0164', exclusions: [rowOf('24 * A * *')] });
    const space = spaceOf([
      at(0, 4, 0, light('b', { control: 'Z' })),
      at(1, 4, 0, lightOf('e', { model: other, attributes: { color: '10', temperature: '1', control: 'A', installation: '10' } })),
    ]);
    const configuration = createConfiguration(space, contextOf({}, [EXCLUDING, other]));
    const repairs = repairsOfElements(configuration, ['b', 'e'], { type: 'color', modifier: '24' });
    const numbers = repairs.map(({ values }) => values.length);
    expect(numbers).toEqual(numbers.toSorted((one, another) => one - another));
    expect(repairs[0]?.values.map(({ type, elementIds }) => [type, elementIds])).toEqual([
      ['color', ['b', 'e']],
      ['control', ['b', 'e']],
    ]);
  });

  it('OP21 name the wanted value first, whatever else changes', () => {
    const configuration = createConfiguration(
      spaceOf([at(0, 4, 0, light('f', { color: '24' }))]),
      contextOf({}, [EXCLUDING, SURFACE_MODEL]),
    );
    const [repair] = repairsOfElements(configuration, ['f'], { type: 'control', modifier: 'Z' });
    expect(repair?.values.map(({ type, modifier }) => `${type} ${modifier}`)).toEqual(['control Z', 'color 10']);
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

  it('OP21 ask each element that refuses for a way of its own only where few refuse', () => {
    const changedWith = (refusing: number) => {
      const ids = Array.from({ length: refusing }, (_, index) => `r${index}`);
      const lights = ids.map((id, index) => at(index - 12, 4, 0, light(id, { control: 'Z' })));
      const space = spaceOf([at(0, 4, 4, light('m', { control: 'M' })), ...lights]);
      const [first] = repairsOfElements(createConfiguration(space, contextOf({}, [EXCLUDING])), ['m', ...ids], {
        type: 'color',
        modifier: '24',
      });
      return first?.values.map(({ type, modifier, elementIds }) => [`${type} ${modifier}`, elementIds.length]);
    };
    expect(changedWith(24)).toEqual([
      ['color 24', 25],
      ['control A', 24],
    ]);
    // One value for all: the one that changes the fewest elements.
    expect(changedWith(25)).toEqual([
      ['color 24', 26],
      ['control M', 25],
    ]);
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
      {
        // Each case tries hundreds of changes.
        numRuns: Math.min(60, Math.ceil((fc.readConfigureGlobal().numRuns ?? 0) / 4)),
        examples: [['countOf("finish", "24") < 3', { type: 'color', modifier: '24' }, ['a', 'b']]],
      },
    );
  });
});
