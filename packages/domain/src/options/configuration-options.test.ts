import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Configuration, createConfiguration, tryChange } from '../edit';
import { elementOf } from '../element';
import { compileElementRules } from '../rule';
import { contextOf, HANGING_MODEL, hangingLight, ruleOf, SURFACE_MODEL } from '../testing/configurations';
import { at, clusterOf, compositionOf, lightOf, pendantOf, spaceOf } from '../testing/elements';
import { modelOf, rowOf } from '../testing/models';
import { explainInConfiguration, optionsInConfiguration, repairsInConfiguration, valuesOf } from '.';

const EXCLUDING = modelOf({ ...HANGING_MODEL, exclusions: [rowOf('24 * Z * *')] });
const SPACE = spaceOf([
  at(0, 4, 0, compositionOf('group', [clusterOf('cluster', [hangingLight('a', { installation: '10', temperature: '1', control: 'A' })])])),
  at(1, 4, 0, hangingLight('b', { temperature: '1', control: 'A', installation: '10' })),
  at(-1, 4, 0, pendantOf('pendant')),
]);
const configurationWith = (...rules: Parameters<typeof ruleOf>[]): Configuration =>
  createConfiguration(SPACE, contextOf({ rules: compileElementRules(rules.map((rule) => ruleOf(...rule))) }, [EXCLUDING, SURFACE_MODEL]));

/** Attribute and modifier of the offered values, or of the others. */
const values = (configuration: Configuration, id: string, compatible: boolean) =>
  optionsInConfiguration(configuration, id).flatMap(({ type, options }) =>
    type === 'pendantHeight'
      ? []
      : options.filter((option) => option.compatible === compatible).map(({ variation }) => `${type} ${variation.modifier}`),
  );

describe('options in a configuration', () => {
  it('OP16 keeps to the exclusions, the rules and the ceiling around an element', () => {
    const configuration = configurationWith(['one-6', ['Space'], 'countOf("temperature", "6") < 1']);
    expect(values(configuration, 'b', false)).toEqual(['temperature 6', 'installation 32']);
    expect(optionsInConfiguration(configuration, 'pendant')).toEqual([]);
    expect(optionsInConfiguration(configuration, 'b').at(-1)?.options[0]?.heights).toEqual([{ minCm: 50, maxCm: 300 }]);
  });

  it('OP16 lists only the attributes asked for, with the same options', () => {
    const configuration = configurationWith(['one-6', ['Space'], 'countOf("temperature", "6") < 1']);
    const [color, temperature] = optionsInConfiguration(configuration, 'b');
    expect(optionsInConfiguration(configuration, 'b', ['temperature', 'color'])).toEqual([temperature, color]);
    expect(optionsInConfiguration(configuration, 'b', [])).toEqual([]);
  });

  it('OP16 leads to a configuration that stands from everything it offers, and no order of clicks locks anyone out', () => {
    const script = fc.constantFrom(
      'countOf("finish", "24") < 2',
      'countOf("control", "Z") + countOf("temperature", "6") < 2',
      'totalPower < 100',
      'countOf("installation", "31") == 0 || countOf("finish", "10") == 0',
    );
    const ofLight = fc.constantFrom(
      'control != "Z" || installation == "18"',
      'finish == "10" || temperature != "1"',
      'pendantHeight < 250',
    );
    const click = fc.record({ id: fc.constantFrom('a', 'b'), attribute: fc.nat({ max: 3 }), option: fc.nat({ max: 9 }) });
    fc.assert(
      fc.property(script, ofLight, fc.array(click, { maxLength: 6 }), (ofSpace, light, clicks) => {
        const configuration = configurationWith(['s', ['Space'], ofSpace], ['l', ['Light'], light]);
        for (const { id, attribute, option } of clicks) {
          const list = optionsInConfiguration(configuration, id)[attribute];
          const chosen = list?.options[option % list.options.length];
          if (list === undefined || chosen === undefined) continue;
          const wanted = { type: list.type, modifier: chosen.variation.modifier };
          const [repair] = repairsInConfiguration(configuration, id, wanted);
          if (repair === undefined) {
            expect(chosen.compatible, JSON.stringify(wanted)).toBe(false);
            continue;
          }
          const change = { kind: 'set-attributes', elementIds: [id], attributes: valuesOf(repair.selection) } as const;
          expect(tryChange(configuration, change)).toMatchObject({ ok: true });
          expect(elementOf(configuration.tree, id).props.attributes).toMatchObject({ [wanted.type]: wanted.modifier });
        }
      }),
      {
        examples: [
          [
            'countOf("finish", "24") < 2',
            'finish == "10" || temperature != "1"',
            [
              { id: 'a', attribute: 0, option: 1 },
              { id: 'b', attribute: 0, option: 1 },
              { id: 'b', attribute: 1, option: 0 },
            ],
          ],
        ],
        // Each case tries hundreds of changes: 1,000 take two minutes of processor time, 10,000 would take twenty.
        numRuns: Math.min(1_000, Math.ceil((fc.readConfigureGlobal().numRuns ?? 0) / 5)),
      },
    );
  });

  it('OP17 names the fewest choices that block a value, and the rule that refuses it', () => {
    const configuration = configurationWith(['no-6-A', ['Light'], 'temperature != "6" || control != "A"', 'Not with A']);
    expect(explainInConfiguration(configuration, 'b', { type: 'temperature', modifier: '6' })).toMatchObject({
      choices: [{ type: 'control', modifier: 'A' }],
      rows: [],
      reasons: [{ code: 'rule.rejected', ruleId: 'no-6-A', subject: 'b' }],
    });
    expect([
      explainInConfiguration(configuration, 'b', { type: 'color', modifier: '24' }),
      explainInConfiguration(configuration, 'pendant', { type: 'color', modifier: '24' }),
    ]).toEqual([undefined, undefined]);
    // Nothing refuses an installation for which the ceiling has no room: the light gets another.
    expect(explainInConfiguration(configurationWith(), 'b', { type: 'installation', modifier: '32' })).toEqual({
      choices: [],
      rows: [],
      reasons: [],
    });
  });

  it('OP19 offers composing pendants no control without driver while the flag remoteDriver is on', () => {
    const controlsOf = (id: string, articleType: { level1: number; level2: number; level3: number }, remoteDriverOn: boolean) => {
      const model = { ...HANGING_MODEL, articleType };
      const light = (own: string) => lightOf(own, { model });
      const space = spaceOf([compositionOf('pendants', [at(-1, 4, 0, light('a'))]), at(1, 4, 0, light('b'))]);
      const configuration = createConfiguration(space, contextOf({ remoteDriverOn }, [model]));
      const control = optionsInConfiguration(configuration, id).find(({ type }) => type === 'control');
      return control?.options.map(({ variation }) => variation.modifier).join(' ');
    };
    const [pendant, wallLamp] = [
      { level1: 1, level2: 2, level3: 0 },
      { level1: 1, level2: 1, level3: 0 },
    ];
    expect([
      controlsOf('a', pendant, true),
      controlsOf('a', pendant, false),
      controlsOf('a', wallLamp, true),
      controlsOf('b', pendant, true),
    ]).toEqual(['A Z', 'A M Z', 'A M Z', 'A M Z']);
  });

  it('OP18 repairs by what the rest of the configuration admits, in one step', () => {
    const configuration = configurationWith(
      ['no-6-A', ['Light'], 'temperature != "6" || control != "A"'],
      ['no-Z', ['Space'], 'countOf("control", "Z") == 0'],
    );
    const repairs = repairsInConfiguration(configuration, 'b', { type: 'temperature', modifier: '6' });
    const none = repairsInConfiguration(configuration, 'pendant', { type: 'temperature', modifier: '6' });
    expect(repairs.map(({ changes }) => changes)).toEqual([
      [
        { type: 'temperature', from: '1', to: '6' },
        { type: 'control', from: 'A', to: 'M' },
      ],
    ]);
    expect(none).toEqual([]);
    const [repair] = repairs;
    tryChange(configuration, { kind: 'set-attributes', elementIds: ['b'], attributes: valuesOf(repair?.selection ?? {}) });
    expect(elementOf(configuration.tree, 'b').props.attributes).toMatchObject({ temperature: '6', control: 'M' });
    expect(valuesOf({ color: '10' })).toStrictEqual({ color: '10' });
    const low = configurationWith(['low', ['Light'], 'finish == "10" || pendantHeight < 100'], ['few', ['Space'], 'totalPower < 1000']);
    expect(repairsInConfiguration(low, 'b', { type: 'color', modifier: '24' }).map(({ changes }) => changes)).toEqual([
      [
        { type: 'color', from: '10', to: '24' },
        { type: 'pendantHeight', from: '200', to: '99' },
      ],
    ]);
  });
});
