import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkTreeRules, compileElementRules, createElementTree, ELEMENT_RULE_HOST, type ElementNode } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { BEYOND_DATA } from '../testing/beyond-data.data';
import { REACHED_BY_DATA } from '../testing/reached-failures';
import { clusterOf, compositionOf, configOf, data, effectsOf, elementOf, roomOf, rulesOf, several, spaceOf } from '../testing/rooms';

const DOMAIN = path.resolve(import.meta.dirname, '../../../domain/src');

/** Every code that the sources of the domain library give a failure, or a rule that breaks. */
function failureCodes(): readonly string[] {
  const files = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'),
  );
  const text = files.map((file) => readFileSync(path.join(DOMAIN, file), 'utf8')).join('\n');
  const [, broken = ''] = /type BrokenCode = ([^;]+);/.exec(text) ?? [];
  const codes = [...text.matchAll(/code: '([a-z-]+\.[a-z-]+)'/g), ...broken.matchAll(/'([a-z-]+\.[a-z-]+)'/g)].map(
    ([, code]) => code ?? '',
  );
  return [...new Set(codes)].toSorted();
}

const black = { color: '11', temperature: '1', control: 'A' };
const light = (id: string, installation = '10') => elementOf(id, '0820', { ...black, installation });

describe('failures of the domain', () => {
  it('are each reached from this catalogue or beyond any', () => {
    const named = [...Object.keys(REACHED_BY_DATA), ...Object.values(BEYOND_DATA).flat()];
    expect(named.toSorted()).toEqual(failureCodes());
  });

  it.each(Object.entries(REACHED_BY_DATA))('%s', (code, reach) => {
    expect(reach()).toBe(code);
  });
});

describe('effects of a change', () => {
  const setOf = (id: string, attributes: Readonly<Record<string, string>>) =>
    ({ kind: 'set-attributes', elementIds: [id], attributes }) as const;
  it.each([
    ['canopy-fallback', () => effectsOf(roomOf([light('a')], { ceilingMaterial: 'concrete' }), setOf('a', { installation: '31' }))],
    ['remote-driver', () => effectsOf(roomOf([clusterOf('k', '10', [light('a')])]), setOf('k', { installation: '31' }))],
    [
      'follows',
      () =>
        effectsOf(roomOf([clusterOf('k', '18', []), light('a')]), { kind: 'regroup', elementId: 'a', parentId: 'k', position: [0, 0, 0] }),
    ],
    [
      'height-limited',
      () => effectsOf(roomOf([light('a')]), { kind: 'set-room', config: configOf({ roomSize: { width: 20, depth: 10, height: 1.8 } }) }),
    ],
    ['collides', () => effectsOf(roomOf([light('a'), light('b')]), { kind: 'move', elementId: 'a', position: [0.1, 4, 0] })],
    [
      'clear-again',
      () =>
        effectsOf(
          roomOf([light('a'), light('b')]),
          { kind: 'move', elementId: 'a', position: [0.1, 4, 0] },
          { kind: 'move', elementId: 'a', position: [-5, 4, 0] },
        ),
    ],
  ] as const)('%s', (kind, effects) => {
    expect(effects()).toContain(kind);
  });
});

describe('inputs of a rule', () => {
  const scripts = data.rules.flatMap(({ rules }) => rules.map(({ script }) => script)).join('\n');

  it.each(Object.keys(ELEMENT_RULE_HOST.functions))('%s() is asked by a rule of the catalogue', (name) => {
    expect(scripts).toContain(`${name}(`);
  });

  it('has an answer in this catalogue, fact by fact', () => {
    const models = data.models.filter(({ catalogId }) => catalogId === 16);
    const elements = models.flatMap(({ model, variations }) =>
      variations
        .filter(({ type }) => type === 'color' || type === 'installation')
        .map(({ type, modifier }, index) =>
          elementOf(`${model}-${index}`, model, { ...black, [type]: modifier, installation: type === 'installation' ? modifier : '10' }),
        ),
    );
    const hung = elementOf('hung', '0820', { ...black, installation: '10', pendantHeight: 150 });
    const facts = Object.entries(ELEMENT_RULE_HOST.kinds.Element ?? {});
    const rules = compileElementRules(
      facts.map(([id, { type }]) => {
        const unknown = type.kind === 'string' ? '""' : 'null';
        return { id, elementTypes: ['Space'], script: `children.all(part, part.${id} == ${unknown})`, active: true };
      }),
    );
    const { rejections, broken } = checkTreeRules(rules, createElementTree(spaceOf([...elements, hung])), { enabled: true });
    expect(broken).toEqual([]);
    expect(rejections.map(({ ruleId }) => ruleId)).toEqual(facts.map(([name]) => name));
  });
});

describe('rules of the catalogue', () => {
  const free = (count: number, model: string) => [
    clusterOf('k', '18', several(count, 'a', model, { color: '11', temperature: '1', control: 'A', installation: '18' })),
  ];
  const line = (...elements: readonly ElementNode[]) => [compositionOf('c', elements)];
  const belt = (...elements: readonly ElementNode[]) => [elementOf('t', '8010', { color: '51' }, elements)];
  const feed = (id: string, installation: string) => elementOf(id, '8015', { installation });
  /** For each rule a configuration that it takes, and one that goes a step too far. */
  const CASES: Readonly<Record<string, readonly [subFamilyId: number, taken: readonly ElementNode[], refused: readonly ElementNode[]]>> = {
    'cluster-lights-110': [110, free(7, '0162'), free(8, '0162')],
    'cluster-lights-120': [120, free(5, '5520'), free(6, '5520')],
    'cluster-lights-130': [130, free(4, '2350'), free(5, '2350')],
    'cluster-lights-140': [140, free(7, '0920'), free(8, '0920')],
    'cluster-lights-150': [150, free(3, '3235'), free(4, '3235')],
    'cluster-lights-160': [160, free(6, '4110'), free(7, '4110')],
    'cluster-lights-190': [190, free(5, '6160'), free(6, '6160')],
    'cluster-weight': [234, free(4, '5772'), free(5, '5772')],
    'composition-control': [
      180,
      line(elementOf('a', '5935', black), elementOf('b', '5935', { ...black, control: 'M' })),
      line(elementOf('a', '5935', black), elementOf('b', '5935', { ...black, control: 'Z' })),
    ],
    'composition-power': [140, line(...several(13, 'a', '0930', black)), line(...several(14, 'a', '0930', black))],
    'line-temperature': [
      219,
      line(...several(2, 'a', '7450', black)),
      line(elementOf('a', '7450', black), elementOf('b', '7450', { temperature: '2' })),
    ],
    'line-power': [
      219,
      line(elementOf('z', '7480'), ...several(2, 'a', '7470', black)),
      line(elementOf('z', '7480'), ...several(3, 'a', '7470', black)),
    ],
    'line-current': [
      219,
      line(...several(2, 'z', '7480'), ...several(3, 'a', '7470', black)),
      line(...several(2, 'z', '7480'), ...several(4, 'a', '7470', black)),
    ],
    'line-joints': [
      219,
      line(...several(1, 'a', '7450', black), ...several(1, 'j', '7485')),
      line(...several(1, 'a', '7450', black), ...several(2, 'j', '7485')),
    ],
    'belt-power': [225, belt(feed('f', '10'), ...several(6, 'a', '8115')), belt(feed('f', '10'), ...several(7, 'a', '8115'))],
    'belt-feed': [225, belt(feed('f', '10')), belt(...several(1, 'a', '8110'))],
    'belt-control': [
      225,
      belt(feed('f', '10'), elementOf('a', '8110')),
      belt(elementOf('f', '8015', { installation: '10', control: 'B' }), elementOf('a', '8110', { control: 'Z' })),
    ],
    'belt-feeds': [225, belt(feed('f', '10')), belt(feed('f', '10'), feed('g', '10'))],
    'belt-length': [225, belt(), [longBelt(30.1)]],
    'belt-weights': [225, belt(...several(2, 'w', '8025')), belt(...several(3, 'w', '8025'))],
    'belt-reflectors': [
      225,
      belt(...several(1, 'a', '8110'), ...several(1, 'r', '8030')),
      belt(...several(1, 'a', '8110'), ...several(2, 'r', '8030')),
    ],
    'belt-voltage': [225, belt(...several(2, 'a', '8110')), belt(elementOf('a', '8110'), elementOf('s', '7475'))],
    'belt-accents': [225, belt(...several(6, 'a', '8120')), belt(...several(7, 'a', '8120'))],
    'belt-metal': [225, belt(...several(5, 'a', '8110', { color: '23' })), []],
    'group-hoop': [259, [clusterOf('k', '18', several(1, 'h', '2598'))], [clusterOf('k', '18', several(2, 'h', '2598'))]],
    'plate-sockets': [
      270,
      line(...several(10, 'd', '9012')),
      line(elementOf('p', '9010', { color: '10', installation: '10' }), ...several(10, 'd', '9012')),
    ],
  };

  it('have a case each', () => {
    const ids = data.rules.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(Object.keys(CASES).toSorted()).toEqual([...new Set(ids)].toSorted());
  });

  it.each(Object.entries(CASES))('%s', (id, [subFamilyId, taken, refused]) => {
    const inactive = rulesOf(subFamilyId).some((rule) => rule.id === id && !rule.active);
    const rules = compileElementRules(rulesOf(subFamilyId).filter((rule) => rule.id === id));
    const verdicts = [taken, refused].map((elements) => checkTreeRules(rules, createElementTree(spaceOf(elements)), { enabled: true }));
    expect(verdicts.map(({ rejections }) => rejections.map(({ ruleId }) => ruleId))).toEqual([[], inactive ? [] : [id]]);
    expect(verdicts.flatMap(({ broken }) => broken)).toEqual([]);
  });
});

function longBelt(productLength: number): ElementNode {
  const belt = elementOf('t', '8010', { color: '51' });
  return { ...belt, props: { ...belt.props, technicalData: { ...belt.props.technicalData, productLength } } };
}
