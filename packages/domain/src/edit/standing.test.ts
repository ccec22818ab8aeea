import { describe, expect, it } from 'vitest';
import { type ElementNode, elementOf, snapshotOf } from '../element';
import { loadDocument, saveDocument } from '../saved-document';
import { configurationOf, HANGING_MODEL, hangingLight, surfaceLight } from '../testing/configurations';
import { at, type Child, clusterOf, compositionOf, lightOf, pendantOf, spaceOf, trackOf } from '../testing/elements';
import { modelOf, variationsFor } from '../testing/models';
import { failureOf, successOf } from '../testing/results';
import { type Change, type Configuration, checkConfiguration, createConfiguration, tryChange } from '.';

const done = (configuration: Configuration, change: Change) => successOf(tryChange(configuration, change));
const refused = (configuration: Configuration, change: Change) => failureOf(tryChange(configuration, change));
const colliding = (configuration: Configuration) =>
  checkConfiguration(configuration).flatMap((issue) => (issue.kind === 'collides' ? [issue.elementId] : []));
const roomWith = (...children: readonly Child[]) => configurationOf(spaceOf(children));
const add = (node: ElementNode, parentId = 'space', y = 4): Change => ({ kind: 'add', node, parentId, position: [0, y, 1] });

describe('what stands in a room', () => {
  it('TC12 is looked at anew after loading, whatever was flagged', () => {
    const flagged = hangingLight('flagged', { collides: true });
    const { tree } = roomWith(
      at(0, 4, 0, hangingLight('a')),
      at(0, 4, 0, hangingLight('b')),
      at(50, 4, 0, hangingLight('c')),
      at(1, 4, 1, flagged),
    );
    const loaded = successOf(loadDocument(JSON.parse(JSON.stringify(saveDocument(tree))), { models: [HANGING_MODEL] }));
    const configuration = createConfiguration(snapshotOf(loaded.tree), roomWith().context);
    expect(colliding(configuration)).toEqual(['a', 'b', 'c']);
  });

  it('CO15 is out of it above the ceiling and below the floor', () => {
    const heights = [4, 4.001, 0, -0.001, 2];
    const configurations = heights.map((y) =>
      roomWith(at(0, y, 0, surfaceLight('a')), at(1, y, 1, trackOf('t', [], { technicalData: { productLength: 0.5 } }))),
    );
    expect(configurations.map(colliding)).toEqual([[], ['a', 't'], [], ['a', 't'], []]);
    const pointLight = { ...lightOf('p'), size: { height: 0, width: 0, depth: 0 } };
    expect(heights.map((y) => colliding(roomWith(at(0, y, 0, pointLight))))).toEqual([[], ['p'], [], ['p'], []]);
    expect(colliding(roomWith(at(0, 4, 9, pointLight)))).toEqual(['p']);
    expect(colliding(roomWith(at(0, 4, 0, trackOf('t', [at(0, 1, 0, pointLight)], { technicalData: { productLength: 0.5 } }))))).toEqual(
      [],
    );
    const moved = roomWith(at(0, 4, 0, surfaceLight('a')));
    expect(done(moved, { kind: 'move', elementId: 'a', position: [0, 4.5, 0] }).effects).toEqual([{ kind: 'collides', elementId: 'a' }]);
    expect(done(moved, { kind: 'move', elementId: 'a', position: [0, 3.5, 0] }).effects).toEqual([{ kind: 'clear-again', elementId: 'a' }]);
  });

  it('CO16 is as wide as its canopy where it hangs by itself', () => {
    // Both are 0.18 m wide, their canopies 0.195 m.
    const apart = (metres: number, first: ElementNode) =>
      colliding(roomWith(at(0, 4, 0, first), at(metres, 4, 0, hangingLight('b', { installation: '10' }))));
    const alone = hangingLight('a', { installation: '10' });
    expect([apart(0.194, alone), apart(0.195, alone)]).toEqual([['a', 'b'], []]);
    expect([
      apart(0.19, hangingLight('a')),
      apart(0.185, hangingLight('a')),
      apart(0.19, hangingLight('a', { installation: '18' })),
    ]).toEqual([[], ['a', 'b'], []]);
    const onTrack = roomWith(at(0, 4, 0, trackOf('t', [at(0, 0, 0, alone), at(0.185, 0, 0, hangingLight('b', { installation: '10' }))])));
    expect(colliding(onTrack)).toEqual([]);
    const near = roomWith(
      at(0, 4, 0, hangingLight('a', { installation: '18' })),
      at(0.185, 4, 0, hangingLight('b', { installation: '18' })),
    );
    const set = (installation: string): Change => ({ kind: 'set-attributes', elementIds: ['a'], attributes: { installation } });
    expect([done(near, set('10')).effects, done(near, set('18')).effects]).toEqual([
      [{ kind: 'collides', elementId: 'a' }],
      [{ kind: 'clear-again', elementId: 'a' }],
    ]);
  });

  it('CO17 is a track between the walls that crosses no other', () => {
    // 2 m long and 0.18 m thick, in a room of 3 × 3 m.
    const one = (x: number, z: number) => colliding(roomWith(at(x, 3, z, trackOf('t'))));
    expect([one(0.5, 0), one(0.51, 0), one(0, 1.41), one(0, 1.42)]).toEqual([[], ['t'], [], ['t']]);
    const two = (x: number, y: number, z: number) => colliding(roomWith(at(-0.5, 3, 0, trackOf('t')), at(x, y, z, trackOf('u'))));
    expect([two(0.5, 3, 0), two(0.5, 3, 0.18), two(0.5, 3, 0.179), two(0.5, 2.8, 0)]).toEqual([['t', 'u'], [], ['t', 'u'], []]);
    const configuration = roomWith(at(0, 3, 0, trackOf('t')), at(0, 3, 1, trackOf('u')));
    const move = (z: number) => done(configuration, { kind: 'move', elementId: 'u', position: [0, 3, z] }).effects;
    expect([move(0.1), move(0.05), move(0.5)]).toEqual([
      [{ kind: 'collides', elementId: 'u' }],
      [],
      [{ kind: 'clear-again', elementId: 'u' }],
    ]);
    done(configuration, { kind: 'remove', elementIds: ['t'] });
    expect(move(0)).toEqual([]);
  });

  it('TC32 stands on the floor where it has no pendant height', () => {
    const configuration = roomWith();
    done(configuration, add(surfaceLight('lamp'), 'space', 0.1));
    done(configuration, { kind: 'move', elementId: 'lamp', position: [0, 0, 0] });
    done(configuration, { kind: 'add', node: compositionOf('g', [trackOf('anchor')]), parentId: 'space', position: [0, 0, 1] });
    done(configuration, {
      kind: 'set-room',
      config: { roomSize: { width: 3, depth: 3, height: 1 }, extraCeiling: 0.16, ceilingMaterial: 'pladur' },
    });
    expect(elementOf(configuration.tree, 'lamp').position).toEqual([0, 0, 0]);
    expect(refused(configuration, add(hangingLight('a'), 'space', 0))).toMatchObject({ code: 'pendant-height.no-room' });
  });
});

describe('what comes into a configuration', () => {
  it('TC31 has only values that are offered', () => {
    const value = (attribute: string, wrong: string, allowed: readonly string[]) => ({
      code: 'edit.value-refused',
      attribute,
      value: wrong,
      allowed,
    });
    const configuration = roomWith(at(0, 4, 0, hangingLight('a')), at(0.8, 4, 0, hangingLight('old', { color: '77' })), clusterOf('k'));
    expect(refused(configuration, add(hangingLight('n', { color: '99' })))).toEqual(value('color', '99', ['10', '24']));
    expect(refused(configuration, { kind: 'replace', elementId: 'a', node: hangingLight('n', { control: 'X' }) })).toEqual(
      value('control', 'X', ['A', 'M', 'Z']),
    );
    expect(refused(configuration, add(compositionOf('g', [hangingLight('n', { temperature: '9' })])))).toEqual(
      value('temperature', '9', ['1', '6']),
    );
    expect(refused(configuration, { kind: 'regroup', elementId: 'old', parentId: 'k', position: [0, 0, 0] })).toMatchObject({
      value: '77',
    });
    // Of no model of the catalogue: what the element itself offers.
    const unknown = modelOf({ model: '9999', variations: variationsFor('color', ['10'], { model: '9999' }) });
    expect(refused(configuration, add(lightOf('n', { model: unknown, attributes: { color: '24' } })))).toEqual(
      value('color', '24', ['10']),
    );
    done(configuration, add(pendantOf('free', { color: 'anything' })));
    const space = spaceOf([lightOf('n', { model: unknown, attributes: { color: '24' } })]);
    expect(checkConfiguration(configurationOf(space))).toContainEqual({
      kind: 'refused',
      elementId: 'n',
      failure: value('color', '24', ['10']),
    });
  });

  it('TC31 takes no value anew that its model no longer offers', () => {
    const ended = HANGING_MODEL.variations.map((variation) =>
      /^(24|M|31)$/.test(variation.modifier) ? { ...variation, validUntil: '31/12/2025' } : variation,
    );
    // Made while brass, M and 31 were still sold.
    const configuration = configurationOf(spaceOf([at(0, 4, 0, hangingLight('a')), at(1, 4, 0, compositionOf('g', [hangingLight('b')]))]), {
      modelOf: () => modelOf({ ...HANGING_MODEL, variations: ended }),
    });
    const set = (attributes: object, elementId = 'a') =>
      refused(configuration, { kind: 'set-attributes', elementIds: [elementId], attributes });
    expect([set({ color: '24' }), set({ control: 'M' }), set({ installation: '31' }), set({ color: '24' }, 'g')]).toMatchObject([
      { code: 'edit.value-refused', attribute: 'color', value: '24', allowed: ['10'] },
      { code: 'edit.value-refused', attribute: 'control', value: 'M', allowed: ['A', 'Z'] },
      { code: 'edit.value-refused', attribute: 'installation', value: '31', allowed: ['10', '18', '32'] },
      { code: 'edit.value-refused', attribute: 'color', value: '24', allowed: ['10'] },
    ]);
    done(configuration, { kind: 'set-attributes', elementIds: ['a', 'b'], attributes: { color: '10', control: 'Z' } });
    expect(checkConfiguration(configuration)).toEqual([]);
  });

  it('TC31 hangs as the ceiling takes it, or not at all', () => {
    const concrete = { roomSize: { width: 3, depth: 3, height: 4 }, extraCeiling: 0, ceilingMaterial: 'concrete' };
    const configuration = createConfiguration(
      spaceOf([at(-1, 4, 0, hangingLight('a', { installation: '10' }))], concrete),
      roomWith().context,
    );
    const installed = (id: string) => elementOf(configuration.tree, id).props.attributes.installation;
    const deep = (id: string) => hangingLight(id, { installation: '32' });
    expect(done(configuration, add(deep('n'))).effects).toMatchObject([{ kind: 'canopy-fallback', elementId: 'n', installation: '32' }]);
    done(configuration, {
      kind: 'replace',
      elementId: 'a',
      node: compositionOf('g', [clusterOf('k', [deep('c')], { attributes: { installation: '32' } })]),
    });
    expect(installed('n')).toBe('10');
    expect(installed('k')).toBe('10');
    expect(installed('c')).toBe('10');
    expect(elementOf(configuration.tree, 'k').size.width).toBe(0.195);
    const onlyDeep = modelOf({ ...HANGING_MODEL, variations: HANGING_MODEL.variations.filter(({ modifier }) => modifier !== '10') });
    const strict = createConfiguration(spaceOf([], concrete), { ...configuration.context, modelOf: () => onlyDeep });
    const light = lightOf('n', { model: onlyDeep, attributes: { installation: '32' } });
    expect(refused(strict, add(light))).toMatchObject({ code: 'edit.value-refused', attribute: 'installation', value: '10' });
    expect(checkConfiguration(strict)).toEqual([]);
  });

  it('TC31 is reported for a loaded cluster with a light at another height', () => {
    const configuration = configurationOf(spaceOf([at(0, 4, 0, clusterOf('k', [hangingLight('c', { installation: '18' })]))]));
    expect(checkConfiguration(configuration)).toContainEqual({
      kind: 'refused',
      elementId: 'c',
      failure: { code: 'cluster.installation-refused', installation: '10', lightIds: ['c'] },
    });
  });
});
