import {
  type Configuration,
  calendarDayOf,
  compileElementRules,
  createComposition,
  createConfiguration,
  createLight,
  createSpace,
  type ElementNode,
  type ModelDefinition,
  placedAt,
  type RuleDefinition,
} from '@candil/domain';

export const TODAY = calendarDayOf(2026, 11, 20);
const CREATED_AT = '2026-11-20T00:00:00.000Z';
const INFO = { subfamily: 110, catalog: 16, familyName: 'Alba', applicationLocation: 'Hanging' } as const;
const STEP_METRES = 0.5;

/** Room with `count` lights of a model in one composition, in rows half a metre apart. */
export const roomOf = (model: ModelDefinition, count: number): ElementNode => {
  const side = Math.ceil(Math.sqrt(count));
  const middle = ((side - 1) * STEP_METRES) / 2;
  const lights = Array.from({ length: count }, (_, i) => {
    const light = createLight({
      id: `light-${i}`,
      createdAt: CREATED_AT,
      model,
      today: TODAY,
      familyName: 'Alba',
      applicationLocation: 'Hanging',
    });
    return placedAt(light, [(i % side) * STEP_METRES - middle, 0, Math.floor(i / side) * STEP_METRES - middle]);
  });
  const edge = side * STEP_METRES + 2;
  return createSpace({
    id: 'space',
    createdAt: CREATED_AT,
    info: INFO,
    roomSize: { height: 4, width: edge, depth: edge },
    elements: [placedAt(createComposition({ id: 'composition', createdAt: CREATED_AT, info: INFO, elements: lights }), [0, 4, 0])],
  });
};

/** Twenty rules for each light: fifteen about itself, five that count in its composition. */
export const LIGHT_RULES: readonly RuleDefinition[] = Array.from({ length: 15 }, (_, i) => ({
  id: `light-${i}`,
  elementTypes: ['Light'],
  active: true,
  script: `model != "99${String(i).padStart(2, '0')}" || (power <= ${20 + i} && finish != "11")`,
}));
export const COUNTING_RULES: readonly RuleDefinition[] = Array.from({ length: 5 }, (_, i) => ({
  id: `count-${i}`,
  elementTypes: ['Composition'],
  active: true,
  script: `count("Light") <= ${100_000 + i} && countOf("finish", "1${i}") <= 100000`,
}));

export const configurationOf = (model: ModelDefinition, count: number): Configuration =>
  createConfiguration(roomOf(model, count), {
    modelOf: (code) => (code === model.model ? model : undefined),
    canopies: [],
    rules: compileElementRules([...LIGHT_RULES, ...COUNTING_RULES]),
    rulesOn: true,
    remoteDriverOn: false,
    today: TODAY,
  });
