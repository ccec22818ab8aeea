import { describe, expect, it } from 'vitest';
import { ACCESSORIES, type Edit, edit, type Path, PRICES, problemsAfter, REMOVE, RULES } from '../testing/damaged-files';

describe('the rules', () => {
  const withScript = (script: string) => edit(RULES, ['rules', 1, 'script'], script);
  it.each<[string, readonly Edit[], readonly string[]]>([
    [
      'a script that does not end',
      [withScript('totalWeight <=')],
      [`${RULES}: rules[1].script: line 1, column 15: rule.expected (expected: a value, found: the end)`],
    ],
    [
      'names that rules do not have, all of them',
      [withScript('totalWaits <= 12 ||\n  count("Lamp") > voltages')],
      [
        `${RULES}: rules[1].script: line 1, column 1: rule.name-unknown (name: totalWaits)`,
        `${RULES}: rules[1].script: line 2, column 9: rule.value-unknown (value: Lamp, allowed: Space Composition Cluster Pendant Light Complement Track ElectricalConnection Reflector Counterweight)`,
        `${RULES}: rules[1].script: line 2, column 19: rule.name-unknown (name: voltages)`,
      ],
    ],
    [
      'a script that says neither yes nor no, even of an inactive rule',
      [withScript('totalWeight'), edit(RULES, ['rules', 1, 'active'], false)],
      [`${RULES}: rules[1].script: line 1, column 1: rule.type (expected: bool, found: number)`],
    ],
    ['an empty script', [withScript('')], [`${RULES}: rules[1].script: Too small: expected string to have >=1 characters`]],
    [
      'an element that there is not',
      [edit(RULES, ['rules', 0, 'elementTypes', 0], 'Lamp')],
      [
        `${RULES}: rules[0].elementTypes[0]: Invalid option: expected one of "Space"|"Composition"|"Cluster"|"Pendant"|"Light"|"Complement"|"Track"|"ElectricalConnection"|"Reflector"|"Counterweight"`,
      ],
    ],
    [
      'a reason in five languages',
      [edit(RULES, ['rules', 0, 'reasons', 'fr'], REMOVE)],
      [`${RULES}: rules[0].reasons.fr: Invalid input: expected string, received undefined`],
    ],
    [
      'an id twice',
      [edit(RULES, ['rules', 1, 'id'], 'cluster-lights-110')],
      [`${RULES}: rules[1].id: rule cluster-lights-110 stands twice`],
    ],
    ['no list', [edit(RULES, ['rules'], {})], [`${RULES}: rules: Invalid input: expected array, received object`]],
  ])('refuse %s', (_, edits, problems) => {
    expect(problemsAfter(edits)).toEqual(problems);
  });
});

describe('the accessories', () => {
  const at = (path: string) => `${ACCESSORIES}: ${path}`;
  const inAccessories = (path: Path, value: unknown) => edit(ACCESSORIES, path, value);
  it.each<[string, readonly Edit[], readonly string[]]>([
    ['a canopy in centimetres', [inAccessories(['canopies', 1, 'widthMetres'], 90)], [at('canopies[1].widthMetres: 90 is out of bounds')]],
    [
      'a canopy twice',
      [inAccessories(['canopies', 2, 'installation'], '31')],
      [at('canopies[2].installation: installation 31 stands twice')],
    ],
    [
      'a surface canopy that goes into the ceiling',
      [inAccessories(['canopies', 0, 'extraCeilingMetres'], 0.1)],
      [at('canopies[0]: Surface Basic asks nothing of the ceiling')],
    ],
    ['canopies that are no list', [inAccessories(['canopies'], {})], [at('canopies: canopies are a list')]],
    [
      'packing without its time',
      [inAccessories(['packaging', 'minutesPerPoint', 'MONTAJE'], '4')],
      [at('packaging.minutesPerPoint.MONTAJE: is no time of at most three decimals')],
    ],
    [
      'the power of a feed that is no part of the file',
      [inAccessories(['systemParts'], { '8015': { deliveredWatts: { 10: 60 } } })],
      [at('systemParts.8015: the family file has no model 8015')],
    ],
    [
      'the power of an installation that the model does not have, and none of those that it has',
      [inAccessories(['systemParts'], { '1160': { deliveredWatts: { 10: 60, 18: 60, 40: 60 } } })],
      [at('systemParts.1160.deliveredWatts: installations 31, 40 stand on one side only')],
    ],
    [
      'companions that are no part of the file, and a rule that stands twice',
      [
        inAccessories(
          ['companions'],
          [1, 2].map(() => ({ id: 'feed', of: ['1160'], each: { metres: 10 }, needs: ['8015'] })),
        ),
      ],
      [
        at('companions[0]: the family file has no model 8015'),
        at('companions[1].id: rule feed stands twice'),
        at('companions[1]: the family file has no model 8015'),
      ],
    ],
    [
      'a voltage of the mains in millivolts',
      [inAccessories(['systemParts'], { '1160': { volts: 230_000 } })],
      [at('systemParts.1160.volts: Too big: expected number to be <=277')],
    ],
    [
      'a part that is packed like nothing',
      [inAccessories(['partKinds', '0820'], 'box')],
      [at('partKinds.0820: Invalid option: expected one of "tube"|"curve"|"canopy"|"other"')],
    ],
    [
      'a packed part of another collection',
      [inAccessories(['partKinds', '5770'], 'tube')],
      [at('partKinds.5770: the family file has no model 5770')],
    ],
    [
      'a driver of no size',
      [inAccessories(['drivers', '0820', 'row', 0, 'number_support'], 0)],
      [at('drivers.0820.row[0].number_support: is no whole number from 1 to 250')],
    ],
    [
      'a driver of the other market',
      [inAccessories(['drivers', '0820', 'row', 0, 'driverCode'], '9611-03')],
      [at('drivers.0820.row[0].driverCode: is no reference of the market row')],
    ],
    [
      'a driver that cannot be ordered, and one in a finish it does not have',
      [
        inAccessories(['drivers', '0820', 'row', 0, 'driverCode'], '969903'),
        inAccessories(['drivers', '0820', 'row', 1, 'driverCode'], '961211'),
      ],
      [
        at('drivers.0820.row[0].driverCode: no article has the code 969903'),
        at('drivers.0820.row[1].driverCode: no article has the code 961211'),
      ],
    ],
    [
      'a driver for a control that the model does not have, and for no driver',
      [inAccessories(['drivers', '0820', 'row', 0, 'control'], '1'), inAccessories(['drivers', '0820', 'row', 1, 'control'], 'M')],
      [at('drivers.0820.row[0].control: model 0820 is not dimmed by 1'), at('drivers.0820.row[1].control: model 0820 is not dimmed by M')],
    ],
    [
      'drivers of another collection',
      [inAccessories(['drivers', '5525'], { usa: [], row: [] })],
      [at('drivers.5525: the family file has no model 5525')],
    ],
    ['a model that says nothing of drivers', [inAccessories(['drivers', '0162'], REMOVE)], [at('drivers: model 0162 is not listed')]],
    [
      'a driver that gives light',
      [inAccessories(['articles', 0, 'technical', 'lumens'], 5)],
      [at('articles[0].technical.lumens: Invalid input: expected 0')],
    ],
    [
      'a luminaire among the accessories',
      [inAccessories(['articles', 0, 'articleType', 'level1'], 1)],
      [at('articles[0].articleType: a luminaire stands among the accessories')],
    ],
    [
      'an article of the other catalogue',
      [inAccessories(['articles', 0, 'catalogId'], 21)],
      [at('articles[0].catalogId: catalogue 21 stands in the file of 16')],
    ],
    [
      'an article with a day that is none',
      [inAccessories(['articles', 0, 'availability'], { until: '31/02/2027' })],
      [at('articles[0].availability: "31/02/2027" is no day dd/mm/yyyy')],
    ],
  ])('refuse %s', (_, edits, problems) => {
    // An article that is not what it was may also lose its price, which is reported after it.
    expect(problemsAfter(edits).slice(0, problems.length)).toEqual(problems);
  });

  it('refuse an article twice, and a price without its article', () => {
    expect(problemsAfter([inAccessories(['articles', 1, 'model'], '9611')])).toContain(at('articles[1].model: article 9611 stands twice'));
    const without = ['110', '120', '130'].flatMap((id) => [
      edit(`accessories/${id}_16.json`, ['articles'], []),
      edit(`accessories/${id}_16.json`, ['drivers'], {}),
    ]);
    expect(problemsAfter(without)).toContain(`${PRICES}: [12].model: sub-family 900 has no model 9611 in catalogue 16`);
  });
});
