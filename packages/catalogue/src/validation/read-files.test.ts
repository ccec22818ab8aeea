import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../catalogue/load-catalogue';
import { emitStaticJson } from '../snapshot/emit-static-json';
import {
  ACCESSORIES,
  ALBA,
  BLACK,
  CHALK,
  DALI,
  type Edit,
  edit,
  inAlba33,
  KELVIN_2700,
  PRICES,
  problemsAfter,
  REMOVE,
  row,
  SURFACE,
  text,
  WIRE,
} from '../testing/damaged-files';

describe('the shape of a file', () => {
  it.each<[string, readonly Edit[], readonly string[]]>([
    ['a missing family file', [edit(ALBA, [], REMOVE)], [`${ALBA}: the file is missing`]],
    ['a missing rules file', [edit('rules/130_21.json', [], REMOVE)], ['rules/130_21.json: the file is missing']],
    [
      'a file that is no object',
      [edit('subfamily-names.json', [], 'Alba')],
      ['subfamily-names.json: Invalid input: expected record, received string'],
    ],
    [
      'a missing exclusion cell',
      [inAlba33(['exclusions', 0, 'control'], REMOVE)],
      [`${ALBA}: models[1].exclusions[0].control: Invalid input: expected string, received undefined`],
    ],
    [
      'an empty exclusion cell',
      [inAlba33(['exclusions', 0, 'control'], '')],
      [`${ALBA}: models[1].exclusions[0].control: a cell is a code or *`],
    ],
    [
      'an installation in one cell',
      [inAlba33(['exclusions', 0, 'installation1'], '31')],
      [`${ALBA}: models[1].exclusions[0].installation1: an installation cell is one character or *`],
    ],
    ['an unknown field', [inAlba33(['color'], '11')], [`${ALBA}: models[1]: Unrecognized key: "color"`]],
    [
      'a text without Italian',
      [inAlba33(['name', 'it'], REMOVE)],
      [`${ALBA}: models[1].name.it: Invalid input: expected string, received undefined`],
    ],
    ['an empty text', [inAlba33(['name', 'de'], '')], [`${ALBA}: models[1].name.de: Too small: expected string to have >=1 characters`]],
    ['a moq of 0', [inAlba33(['moq'], 0)], [`${ALBA}: models[1].moq: Too small: expected number to be >=1`]],
    [
      'a catalogue other than 16 and 21',
      [inAlba33(['catalogId'], 17)],
      [`${ALBA}: models[1].catalogId: Invalid option: expected one of 16|21`],
    ],
    [
      'an unknown flag',
      [inAlba33(['variations', BLACK, 'bov'], 'X')],
      [`${ALBA}: models[1].variations[1].bov: Invalid option: expected one of "B"|"O"|"V"|"T"|""`],
    ],
    [
      'an unknown effect letter',
      [inAlba33(['variations', BLACK, 'priceEffectOrder'], 'G')],
      [`${ALBA}: models[1].variations[1].priceEffectOrder: Invalid option: expected one of "A"|"B"|"C"|"D"|"E"|"F"|""`],
    ],
    [
      'a weight in grams',
      [inAlba33(['technical', 'netWeightKg'], 1400)],
      [`${ALBA}: models[1].technical.netWeightKg: Too big: expected number to be <=50`],
    ],
    [
      'a width in centimetres',
      [inAlba33(['technical', 'widthMetres'], 33)],
      [`${ALBA}: models[1].technical.widthMetres: Too big: expected number to be <=5`],
    ],
    [
      'a pendant height in metres',
      [inAlba33(['variations', WIRE, 'value', 'min'], 0.6)],
      [`${ALBA}: models[1].variations[20].value: a value is a number, a text, or min, standard, max and delta in whole centimetres`],
    ],
    ['a price of 0', [edit(PRICES, [0, 'basePrice'], 0)], [`${PRICES}: [0].basePrice: Too small: expected number to be >0`]],
  ])('refuses %s', (_, edits, problems) => {
    expect(problemsAfter(edits)).toEqual(problems);
  });
});

describe('the fields of a model', () => {
  const at = (path: string) => `${ALBA}: models[1].${path}`;
  it.each<[string, readonly Edit[], readonly string[]]>([
    [
      'a B variation with an increment',
      [inAlba33(['variations', DALI, 'priceIncrementDollars'], 5)],
      [at('variations[12]: control A has flag B, is part of the base price and carries no increment')],
    ],
    [
      'a fixed height with an increment',
      [inAlba33(['variations', WIRE, 'value', 'delta'], 0)],
      [at('variations[20]: pendantHeight LW has flag B, is part of the base price and carries no increment')],
    ],
    [
      'a third decimal',
      [inAlba33(['variations', BLACK, 'priceIncrement'], 1.005)],
      [at('variations[1]: 1.005 is no increment of at most two decimals')],
    ],
    ['a day that is none', [inAlba33(['availability'], { until: '31/02/2027' })], [at('availability: "31/02/2027" is no day dd/mm/yyyy')]],
    ['an ISO date', [inAlba33(['variations', CHALK, 'validFrom'], '2026-09-01')], [at('variations[4]: "2026-09-01" is no day dd/mm/yyyy')]],
    [
      'an end before its beginning',
      [inAlba33(['variations', CHALK, 'validUntil'], '31/08/2026')],
      [at('variations[4].validUntil: 31/08/2026 lies before 01/09/2026')],
    ],
    [
      'an availability that ends before it begins',
      [inAlba33(['availability'], { since: '02/01/2027', until: '01/01/2027' })],
      [at('availability.until: 01/01/2027 lies before 02/01/2027')],
    ],
    [
      'a colour without a value',
      [inAlba33(['variations', BLACK, 'value'], REMOVE)],
      [at('variations[1].value: a colour needs a value #rrggbb')],
    ],
    [
      'a temperature of 27 K',
      [inAlba33(['variations', KELVIN_2700, 'value'], 27)],
      [at('variations[8].value: a temperature is whole kelvin from 1800 to 6500')],
    ],
    [
      'a control with a value',
      [inAlba33(['variations', DALI, 'value'], 1)],
      [at('variations[12].value: a variation of control has no value')],
    ],
    [
      'a pendant height without a range',
      [inAlba33(['variations', WIRE, 'value'], REMOVE)],
      [at('variations[20]: a pendant height needs min, standard, max and delta')],
    ],
    ['a range upside down', [inAlba33(['variations', WIRE, 'value', 'min'], 401)], [at('variations[20].value.min: 401 is above max 400')]],
    [
      'a modifier of the wrong length',
      [inAlba33(['variations', KELVIN_2700, 'modifier'], '27')],
      [at('variations[8]: temperature 27 has not the length or the characters of its code')],
    ],
    ['a modifier twice', [inAlba33(['variations', 2, 'modifier'], '11')], [at('variations[2]: color 11 stands twice')]],
    [
      'a variation of another model',
      [inAlba33(['variations', BLACK, 'model'], '0825')],
      [at('variations[1].model: belongs to model 0825, stands with 0820')],
    ],
    [
      'attributes out of order',
      [inAlba33(['variations', 20], { type: 'color', model: '0820', modifier: '14', description: text('x'), value: '#000000' })],
      [at('variations[20].type: color stands after installation')],
    ],
    ['thresholds that do not rise', [inAlba33(['leadtime', 1, 'from'], 1)], [at('leadtime[1].from: 1 does not rise above 1')]],
    ['too little light for its watts', [inAlba33(['technical', 'lumens'], 539)], [at('technical.lumens: 59.9 lm/W is outside 60 to 130')]],
    ['too much light for its watts', [inAlba33(['technical', 'lumens'], 1171)], [at('technical.lumens: 130.1 lm/W is outside 60 to 130')]],
    [
      'cotton wool for metal',
      [inAlba33(['technical', 'netWeightKg'], 0.08)],
      [at('technical.netWeightKg: 2.9 kg/m³ of the box around it is outside 3 to 8000')],
    ],
    ['a luminaire without power', [inAlba33(['technical', 'watts'], 0)], [at('technical.watts: a luminaire takes power')]],
    ['colours that nobody would recognise', [inAlba33(['technical', 'cri'], 79)], [at('technical.cri: 79 is below 80')]],
    [
      'light that goes nowhere',
      [inAlba33(['technical', 'distribution'], 'sideways')],
      [at('technical.distribution: is none of direct, diffuse, direct-indirect, indirect, accent, wall-wash')],
    ],
    [
      'direct light to all sides',
      [inAlba33(['technical', 'beamDegrees'], 181)],
      [at('technical.beamDegrees: 181° is outside 1° to 180° of direct light')],
    ],
    [
      'an accent as wide as a room',
      [inAlba33(['technical', 'distribution'], 'accent')],
      [at('technical.beamDegrees: 95° is outside 1° to 60° of accent light')],
    ],
    ['a dry luminaire in a bathroom', [inAlba33(['categoryId'], 18)], [at('technical.ip: IP20 is not proof against splashing water')]],
    [
      'a part that gives light',
      [inAlba33(['articleType'], { level1: 3, level2: 11, level3: 70 })],
      [
        at('technical.lumens: a part that is no luminaire gives no light'),
        at('technical.watts: a part that is no luminaire gives no light'),
        at('technical.cri: a part that is no luminaire gives no light'),
        at('technical.beamDegrees: a part that is no luminaire gives no light'),
        at('technical.distribution: a part that is no luminaire gives no light'),
      ],
    ],
    ['an unknown successor', [inAlba33(['replacedBy'], '9999')], [at('replacedBy: there is no other model 9999')]],
    ['itself as successor', [inAlba33(['replacedBy'], '0820')], [at('replacedBy: there is no other model 0820')]],
    [
      'a model without colours',
      [
        edit(ALBA, ['models', 1, 'variations'], [{ type: 'control', model: '0820', modifier: 'A', description: text('DALI-2') }]),
        inAlba33(['exclusions'], []),
        edit(ACCESSORIES, ['drivers', '0820'], { usa: [], row: [] }),
      ],
      [at('variations: a model needs at least one colour')],
    ],
  ])('refuses %s', (_, edits, problems) => {
    expect(problemsAfter(edits)).toEqual(problems);
  });
});

describe('the exclusions', () => {
  const withRow = (cells: Record<string, string>) => problemsAfter([inAlba33(['exclusions', 0], row(cells))]);
  it.each([
    ['a finish', { finish: '99' }, 'finish', '99'],
    ['a temperature', { temperature: '7' }, 'temperature', '7'],
    ['a control', { control: 'X' }, 'control', 'X'],
    ['an installation', { installation1: '7' }, 'installation1', '7'],
    ['a finish of another collection', { finish: '14' }, 'finish', '14'],
  ])('name only codes of the model: %s', (_, cells, cell, value) => {
    expect(withRow(cells)).toContain(`${ALBA}: models[1].exclusions[0].${cell}: model 0820 has no ${cell} ${value}`);
  });

  it('take both characters of an installation from one code', () => {
    const problems = withRow({ installation1: '1', installation2: '2' });
    expect(problems).toContain(`${ALBA}: models[1].exclusions[0].installation1: model 0820 has no installation1 1`);
    expect(withRow({ installation1: '3', installation2: '2' }).filter((problem) => problem.includes('installation'))).toEqual([]);
  });

  it('may not stand twice', () => {
    const free = row({ finish: '11' });
    expect(problemsAfter([inAlba33(['exclusions'], [free, free]), edit(ALBA, ['exclusions'], [])])).toContain(
      `${ALBA}: models[1].exclusions[1]: 11 * * * * stands twice`,
    );
  });

  it('are those of the matrix', () => {
    expect(problemsAfter([edit(ALBA, ['exclusions', 0], row({ finish: '11' }))])).toEqual([
      `${ALBA}: exclusions: the matrix is not that of the models`,
    ]);
  });

  it('may be inert', () => {
    const inert = row({});
    expect(problemsAfter([inAlba33(['exclusions'], [inert]), edit(ALBA, ['exclusions'], [inert])])).toEqual([
      `${ALBA}: exclusions: the matrix is not that of the models`,
    ]);
    const onlyAlba33 = [0, 2, 3].map((index) => edit(ALBA, ['models', index, 'exclusions'], []));
    expect(problemsAfter([...onlyAlba33, inAlba33(['exclusions'], [inert]), edit(ALBA, ['exclusions'], [inert])])).toEqual([]);
  });
});

describe('files among one another', () => {
  it.each<[string, readonly Edit[], readonly string[]]>([
    [
      'a price of an unknown model',
      [edit(PRICES, [0, 'model'], '9999')],
      [`${PRICES}: [0].model: sub-family 110 has no model 9999 in catalogue 16`],
    ],
    [
      'a price in the wrong sub-family',
      [edit(PRICES, [0, 'subFamilyId'], 120)],
      [`${PRICES}: [0].model: sub-family 120 has no model 0162 in catalogue 16`],
    ],
    ['two prices', [edit(PRICES, [1, 'model'], '0162')], [`${PRICES}: [1]: model 0162 under rate 10 in catalogue 16 has two prices`]],
    ['a rate in two currencies', [edit(PRICES, [1, 'currency'], 'USD')], [`${PRICES}: [1].currency: rate 10 is in EUR, not in USD`]],
    [
      'a price in tenths of a cent',
      [edit(PRICES, [0, 'basePrice'], 318.125)],
      [`${PRICES}: [0].basePrice: 318.125 has more than two decimals`],
    ],
    [
      'a sub-family twice',
      [edit('subfamilies.json', [1, 'id'], 110), edit('subfamily-names.json', ['120'], REMOVE)],
      ['subfamilies.json: [1].id: sub-family 110 stands twice'],
    ],
    [
      'another name in the index',
      [edit('subfamily-names.json', ['110'], 'Alva')],
      ['subfamily-names.json: 110: sub-family 110 is named Alba'],
    ],
    [
      'a model missing in the dictionary',
      [edit('model-to-subfamily.json', ['0820'], REMOVE)],
      [
        `${ALBA}: models[1].model: 0820 does not stand under 110 in model-to-subfamily.json`,
        'families/110_21.json: models[1].model: 0820 does not stand under 110 in model-to-subfamily.json',
      ],
    ],
    [
      'a dictionary entry without a model',
      [edit('model-to-subfamily.json', ['9999'], 110)],
      ['model-to-subfamily.json: 9999: no family file holds model 9999'],
    ],
    [
      'a model of the other catalogue',
      [inAlba33(['catalogId'], 21)],
      [`${ALBA}: models[1].catalogId: catalogue 21 stands in the file of 16`],
    ],
    ['a model of another family', [inAlba33(['familyId'], 12)], [`${ALBA}: models[1].familyId: the sub-family belongs to family 11`]],
    [
      'an application the collection lacks',
      [inAlba33(['applicationLocationId'], 61)],
      [`${ALBA}: models[1].applicationLocationId: the sub-family has no application and location 61`],
    ],
    [
      'another collection in the file',
      [edit(ALBA, ['subFamily', 'id'], 130)],
      [`${ALBA}: subFamily: differs from sub-family 110 of subfamilies.json`],
    ],
    [
      'a model of another collection',
      [inAlba33(['subFamilyId'], 130)],
      [`${ALBA}: models[1].subFamilyId: sub-family 130 stands in the file of 110`],
    ],
    ['a model twice in a file', [edit(ALBA, ['models', 2, 'model'], '0820')], [`${ALBA}: models[2].model: model 0820 stands twice`]],
  ])('refuses %s', (_, edits, problems) => {
    // Some mistakes have consequences elsewhere, which are reported after them.
    expect(problemsAfter(edits).slice(0, problems.length)).toEqual(problems);
  });

  it('reports every problem at once', () => {
    expect(
      problemsAfter([
        inAlba33(['technical', 'lumens'], 1),
        inAlba33(['variations', SURFACE, 'value'], 1),
        edit(PRICES, [0, 'model'], '9999'),
      ]),
    ).toHaveLength(3);
  });

  it('survives keys that every object has', () => {
    const { files, basePrices } = emitStaticJson();
    const hostile: Record<string, unknown> = JSON.parse('{"__proto__": {"subfamilies.json": []}}');
    expect(loadCatalogue({ ...files, ...hostile }, basePrices).ok).toBe(true);
    expect(loadCatalogue(hostile, basePrices).ok).toBe(false);
  });
});
