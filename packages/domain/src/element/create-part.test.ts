import { describe, expect, it } from 'vitest';
import { CREATED_AT, INFO, lightOf, pendantOf } from '../testing/elements';
import { modelOf, text, variationOf, variationsFor } from '../testing/models';
import { TODAY } from '../testing/results';
import {
  createComplement,
  createCounterweight,
  createElectricalConnection,
  createElementOfModel,
  createLight,
  createPendant,
  createReflector,
  createTrack,
  elementTypeOf,
  partTechnicalData,
  placedAt,
} from '.';

const plain = {
  attributes: {},
  elementOrderValue: 0,
  info: INFO,
  technicalData: {},
  textSalesData: {},
  attributeOptions: {},
  renderAttributes: {},
  applicationLocationId: 0,
};
const input = { id: 'a', createdAt: CREATED_AT, today: TODAY, familyName: 'Alba', applicationLocation: 'Hanging' };

describe('elements of a model', () => {
  const height = variationOf('pendantHeight', 'PH', { value: { min: 50, standard: 200, max: 150, delta: 1 } });
  const model = modelOf({
    variations: [
      variationOf('color', '24'),
      variationOf('color', '10', { bov: 'B' }),
      variationOf('color', '90', { modifier2: '23', validUntil: '31/05/2026' }),
      variationOf('color', '62', { modifier2: '90' }),
      variationOf('temperature', '1', { isPsa: false }),
      ...variationsFor('control', ['A', 'Z'], { isPsa: true }),
      variationOf('installation', '18'),
      height,
    ],
  });

  it('EM11 creates a light with the defaults, the options of the day, and the catalogue data of the model', () => {
    const light = createLight({ ...input, model: { ...model, discontinued: true }, rules: 'r1', exclusion: 'x1', elementOrderValue: 4 });
    expect(light).toEqual({
      id: 'a',
      type: 'Light',
      props: {
        code: '0162',
        attributes: { color: '10', temperature: '1', installation: '18', pendantHeight: 200 },
        elementOrderValue: 4,
        info: INFO,
        technicalData: { lumens: 640, watts: 7, netWeight: 1.2, height: 0.2 },
        textSalesData: text('A small dome'),
        attributeOptions: {
          controls: [
            { modifier: 'A', isPsa: true },
            { modifier: 'Z', isPsa: true },
          ],
          temperatures: [{ modifier: '1', isPsa: false }],
          finishes: [{ modifier: '24' }, { modifier: '10' }, { modifier: '62', modifier2: '90' }],
          installations: [{ modifier: '18' }],
          pendantHeight: { min: 50, max: 200, standard: 200, delta: 1 },
        },
        renderAttributes: { scale: 1, intensity: 1, decay: 2, penumbra: 1, light: true, canopy: false },
        applicationLocationId: 1,
        status: { isActive: false, isCatalog: true },
      },
      size: { height: 0.2, width: 0.18, depth: 0.18 },
      data: { rules: 'r1', exclusion: 'x1', articleType: { level1: 1, level2: 2, level3: 3 } },
      createdAt: CREATED_AT,
      elements: [],
    });
  });

  it('EM11 uses the given choices and values', () => {
    const more = { attributes: { control: 'Z' }, technicalData: { lumens: 1, voltage: 48 }, renderAttributes: { scale: 2 } };
    const { attributes, technicalData, renderAttributes } = createLight({ ...input, model, ...more }).props;
    expect(attributes.control).toBe('Z');
    expect(technicalData.lumens).toBe(1);
    expect(technicalData.voltage).toBe(48);
    expect(renderAttributes.scale).toBe(2);
    expect(renderAttributes.decay).toBe(2);
  });

  it('EM11 has one height only where the delta is 0, and none without the variation', () => {
    const fixed = variationOf('pendantHeight', 'PH', { value: { min: 50, standard: 120, max: 150, delta: 0 } });
    const heights = [modelOf({ variations: [fixed] }), modelOf()].map((of) => createComplement({ ...input, model: of }).props);
    expect(heights.map(({ attributes, attributeOptions }) => [attributes.pendantHeight, attributeOptions.pendantHeight])).toEqual([
      [120, { min: 120, max: 120, standard: 120, delta: 0 }],
      [undefined, undefined],
    ]);
  });

  it('EM11 makes every kind that a model describes, of which lights and pendants shed light', () => {
    const makers = [
      createLight,
      createPendant,
      createComplement,
      createTrack,
      createElectricalConnection,
      createReflector,
      createCounterweight,
    ];
    const made = makers.map((make) => make({ ...input, model }));
    expect(made.map(({ type, props }) => [type, props.code, props.renderAttributes.light])).toEqual([
      ['Light', '0162', true],
      ['Pendant', '0162', true],
      ['Complement', '0162', false],
      ['Track', '0162', false],
      ['ElectricalConnection', '0162', false],
      ['Reflector', '0162', false],
      ['Counterweight', '0162', false],
    ]);
    expect(createTrack({ ...input, model, elements: [placedAt(lightOf('b'))] }).elements).toEqual([
      { element: lightOf('b'), options: { position: [0, 0, 0] } },
    ]);
  });

  it('EM12 makes a pendant of model 0820 in 11 Black at 200 cm', () => {
    const size = { height: 0.2, width: 0.33, depth: 0.33 };
    const props = {
      ...plain,
      technicalData: { height: 0.2 },
      renderAttributes: { scale: 1, intensity: 1, decay: 2, penumbra: 1, light: true, canopy: false },
    };
    expect([pendantOf('a'), pendantOf('b', { code: '0825', color: '24', pendantHeight: 150 })]).toEqual([
      {
        id: 'a',
        type: 'Pendant',
        props: { ...props, code: '0820', attributes: { color: '11', pendantHeight: 200 } },
        size,
        data: {},
        createdAt: CREATED_AT,
        elements: [],
      },
      {
        id: 'b',
        type: 'Pendant',
        props: { ...props, code: '0825', attributes: { color: '24', pendantHeight: 150 } },
        size,
        data: {},
        createdAt: CREATED_AT,
        elements: [],
      },
    ]);
  });

  it('EM22 hangs a pendant by its wire below the surface canopy', () => {
    // 13.5 cm canopy, wire, 20 cm body.
    const attributes = [{ wireLength: 120 }, { wireLength: 0 }, { wireLength: 120, pendantHeight: 200 }].map(
      (more) => pendantOf('a', more).props.attributes,
    );
    expect(attributes).toEqual([
      { color: '11', pendantHeight: 154, wireLength: 120 },
      { color: '11', pendantHeight: 34, wireLength: 0 },
      { color: '11', pendantHeight: 154, wireLength: 120 },
    ]);
  });

  it('EM10 derives the kind from the levels of the article type', () => {
    const levels = [
      [1, 2, 21],
      [1, 11, 0],
      [2, 8, 0],
      [1, 11, 63],
      [1, 2, 60],
      [2, 2, 2],
      [60, 63, 11],
    ].map(([level1 = 0, level2 = 0, level3 = 0]) => ({ level1, level2, level3 }));
    expect(levels.map((articleType) => elementTypeOf(articleType))).toEqual([
      'Light',
      'Track',
      'ElectricalConnection',
      'Reflector',
      'Counterweight',
      undefined,
      undefined,
    ]);
    expect(levels.map((articleType) => createElementOfModel({ ...input, model: modelOf({ articleType }) }).type)).toEqual([
      'Light',
      'Track',
      'ElectricalConnection',
      'Reflector',
      'Counterweight',
      'Complement',
      'Complement',
    ]);
  });

  it('EM24 carries of a system its voltage, current, length, level and what its installation delivers', () => {
    const stick = { volts: 24, lengthMetres: 1.15, lightingEffect: 1 };
    expect(partTechnicalData(stick, modelOf({ technical: { ...modelOf().technical, watts: 12 } }))).toEqual({
      voltage: 24,
      current: 0.5,
      productLength: 1.15,
      lightingEffectLevel: 1,
    });
    const base = { volts: 24, deliveredWatts: { 10: 80, 40: 60 } };
    const unpowered = modelOf({ technical: { ...modelOf().technical, watts: 0 } });
    expect([partTechnicalData(base, unpowered, '40'), partTechnicalData(base, unpowered, '18')]).toEqual([
      { voltage: 24, delivered_power: 60 },
      { voltage: 24 },
    ]);
  });
});
