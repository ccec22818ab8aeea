import { describe, expect, it } from 'vitest';
import { elementOf, snapshotOf } from '../element';
import { DEFAULT_SPACE_CONFIG } from '../space';
import { configurationOf, contextOf, HANGING_MODEL, hangingLight, surfaceLight } from '../testing/configurations';
import { at, clusterOf, compositionOf, lightOf, pendantOf, spaceOf, trackOf } from '../testing/elements';
import { modelOf, variationsFor } from '../testing/models';
import { failureOf, successOf } from '../testing/results';
import { type Change, type Configuration, checkConfiguration, createConfiguration, tryChange } from '.';

const attributesOf = ({ tree }: Configuration, id: string) => elementOf(tree, id).props.attributes;
const done = (configuration: Configuration, change: Change) => successOf(tryChange(configuration, change));
const refused = (configuration: Configuration, change: Change) => failureOf(tryChange(configuration, change));
const room = (more: object) => ({ ...DEFAULT_SPACE_CONFIG, ...more });
const roomHigh = (height: number) => room({ roomSize: { ...DEFAULT_SPACE_CONFIG.roomSize, height } });

const SPACE = spaceOf([
  at(0, 4, 0, compositionOf('group', [clusterOf('cluster', [at(0, -0.135, 0, hangingLight('light'))])], { attributes: { control: 'A' } })),
  at(1, 4, 0, hangingLight('free')),
]);

const OTHER_CONTROLS = modelOf({
  ...HANGING_MODEL,
  model: '0164',
  variations: [
    ...HANGING_MODEL.variations.filter(({ type }) => type !== 'control').map((variation) => ({ ...variation, model: '0164' })),
    ...variationsFor('control', ['D', 'M'], { model: '0164' }),
  ],
});

describe('installations', () => {
  it('TC15 gives an installation of a composition to its clusters, their lights and sizes', () => {
    const configuration = configurationOf(SPACE, { remoteDriverOn: false });
    const { effects } = done(configuration, { kind: 'set-attributes', elementIds: ['group'], attributes: { installation: '31' } });
    expect(effects).toEqual([]);
    expect(['group', 'cluster', 'light'].map((id) => attributesOf(configuration, id).installation)).toEqual(['31', '31', '31']);
    expect(elementOf(configuration.tree, 'cluster').size).toEqual({ height: 0.01, width: 0.09, depth: 0.09 });
  });

  it('TC15 changes the cluster when one of its lights is asked', () => {
    const configuration = configurationOf(SPACE, { remoteDriverOn: false });
    done(configuration, { kind: 'set-attributes', elementIds: ['light'], attributes: { installation: '18' } });
    expect(['cluster', 'light'].map((id) => attributesOf(configuration, id).installation)).toEqual(['18', '18']);
  });

  it('TC15 falls back to Surface Basic where the ceiling has no room, telling why', () => {
    const configuration = configurationOf(SPACE);
    const { effects } = done(configuration, {
      kind: 'set-attributes',
      elementIds: ['cluster', 'free'],
      attributes: { installation: '32' },
    });
    const why = [{ kind: 'extra-ceiling', neededMetres: 0.3, thereMetres: 0.16 }];
    expect(effects).toEqual([
      { kind: 'canopy-fallback', elementId: 'cluster', installation: '32', why },
      { kind: 'canopy-fallback', elementId: 'free', installation: '32', why },
    ]);
    expect(['cluster', 'light', 'free'].map((id) => attributesOf(configuration, id).installation)).toEqual(['10', '10', '10']);
  });

  it('TC15 gives a composition Surface Basic as well where the ceiling has no room for what it holds', () => {
    const configuration = configurationOf(SPACE);
    const { effects } = done(configuration, { kind: 'set-attributes', elementIds: ['group'], attributes: { installation: '32' } });
    const why = [{ kind: 'extra-ceiling', neededMetres: 0.3, thereMetres: 0.16 }];
    expect(effects).toEqual([
      { kind: 'canopy-fallback', elementId: 'group', installation: '32', why },
      { kind: 'canopy-fallback', elementId: 'cluster', installation: '32', why },
    ]);
    expect(['group', 'cluster', 'light'].map((id) => attributesOf(configuration, id).installation)).toEqual(['10', '10', '10']);
  });

  it('TC15 takes the installation of a composition away from everything in it, and leaves a cluster as large as it was', () => {
    const configuration = configurationOf(SPACE, { remoteDriverOn: false });
    for (const installation of ['31', null]) {
      done(configuration, { kind: 'set-attributes', elementIds: ['group'], attributes: { installation } });
    }
    const left = ['group', 'cluster', 'light'].map((id) => attributesOf(configuration, id).installation);
    expect(left).toEqual([undefined, undefined, undefined]);
    expect(elementOf(configuration.tree, 'cluster').size.width).toBe(0.09);
  });

  it('TC15 names the lights of a cluster that refuse, and keeps those without a choice of installation', () => {
    const cluster = clusterOf('cluster', [surfaceLight('a'), hangingLight('b')], { attributes: { installation: '18' } });
    const configuration = configurationOf(spaceOf([cluster]));
    const failures = ['31', '10'].map((installation) =>
      refused(configuration, { kind: 'set-attributes', elementIds: ['cluster'], attributes: { installation } }),
    );
    expect(failures).toEqual([
      { code: 'cluster.too-many-lights', installation: '31', count: 2 },
      { code: 'cluster.too-many-lights', installation: '10', count: 2 },
    ]);
    const one = configurationOf(spaceOf([clusterOf('cluster', [surfaceLight('a')])]));
    expect(refused(one, { kind: 'set-attributes', elementIds: ['cluster'], attributes: { installation: '31' } })).toEqual({
      code: 'cluster.installation-refused',
      installation: '31',
      lightIds: ['a'],
    });
  });

  it('TC18 sets all lights to no driver with a remote installation, and gives the control back after it', () => {
    const configuration = configurationOf(SPACE);
    const { effects } = done(configuration, { kind: 'set-attributes', elementIds: ['group'], attributes: { installation: '31' } });
    const remote = attributesOf(configuration, 'light').control;
    done(configuration, { kind: 'set-attributes', elementIds: ['group'], attributes: { installation: '10' } });
    expect(effects).toEqual([{ kind: 'remote-driver', elementIds: ['light'], control: 'M' }]);
    expect(remote).toBe('M');
    expect(attributesOf(configuration, 'light').control).toBe('A');
  });

  it('TC18 follows the installation that stands: under Surface Basic a light keeps its driver', () => {
    const configuration = configurationOf(SPACE);
    done(configuration, { kind: 'set-attributes', elementIds: ['light'], attributes: { control: 'Z' } });
    done(configuration, { kind: 'set-attributes', elementIds: ['group'], attributes: { installation: '32' } });
    const basic = attributesOf(configuration, 'light').control;
    done(configuration, { kind: 'set-attributes', elementIds: ['group'], attributes: { installation: '31' } });
    expect(basic).toBe('Z');
    expect(attributesOf(configuration, 'light').control).toBe('M');
  });

  it('TC18 gives no control back that a light does not offer, telling which lights have which', () => {
    const lights = [hangingLight('a', { control: 'M' }), lightOf('b', { model: OTHER_CONTROLS, attributes: { control: 'M' } })];
    const group = compositionOf('group', [clusterOf('cluster', lights, { attributes: { installation: '18' } })], {
      attributes: { control: 'D' },
    });
    const configuration = createConfiguration(spaceOf([at(0, 4, 0, group)]), contextOf({}, [HANGING_MODEL, OTHER_CONTROLS]));
    const { effects } = done(configuration, { kind: 'set-attributes', elementIds: ['cluster'], attributes: { installation: '18' } });
    expect(effects).toEqual([
      { kind: 'remote-driver', elementIds: ['a'], control: undefined },
      { kind: 'remote-driver', elementIds: ['b'], control: 'D' },
    ]);
    expect(attributesOf(configuration, 'a').control).toBeUndefined();
    expect(attributesOf(configuration, 'b').control).toBe('D');
  });

  it('TC18 leaves the controls alone while the flag remoteDriver is off', () => {
    const configuration = configurationOf(SPACE, { remoteDriverOn: false });
    done(configuration, { kind: 'set-attributes', elementIds: ['cluster'], attributes: { installation: '31' } });
    expect(attributesOf(configuration, 'light').control).toBe(undefined);
  });
});

describe('the room', () => {
  it('TC17 keeps what hangs from the ceiling with it', () => {
    const configuration = configurationOf(SPACE);
    done(configuration, { kind: 'set-room', config: roomHigh(3) });
    expect(['group', 'cluster', 'free'].map((id) => elementOf(configuration.tree, id).position)).toEqual([
      [0, 3, 0],
      [0, 0, 0],
      [1, 3, 0],
    ]);
  });

  it('TC17 asks the ceiling again for every installation', () => {
    const configuration = configurationOf(SPACE);
    done(configuration, { kind: 'set-attributes', elementIds: ['group'], attributes: { installation: '31' } });
    const { effects } = done(configuration, { kind: 'set-room', config: room({ ceilingMaterial: 'wood' }) });
    const why = [{ kind: 'material', material: 'wood', allowed: ['pladur'] }];
    expect(effects).toEqual([
      { kind: 'canopy-fallback', elementId: 'group', installation: '31', why },
      { kind: 'canopy-fallback', elementId: 'cluster', installation: '31', why },
      { kind: 'remote-driver', elementIds: ['light'], control: 'A' },
    ]);
    expect(attributesOf(configuration, 'group').installation).toBe('10');
    expect(attributesOf(configuration, 'light')).toEqual({ color: '10', pendantHeight: 200, installation: '10', control: 'A' });
  });

  it('TC17 asks it for a composition alone where what it holds hangs otherwise', () => {
    const configuration = configurationOf(SPACE, { remoteDriverOn: false });
    done(configuration, { kind: 'set-attributes', elementIds: ['group'], attributes: { installation: '31' } });
    done(configuration, { kind: 'set-attributes', elementIds: ['cluster'], attributes: { installation: '18' } });
    done(configuration, { kind: 'set-room', config: room({ ceilingMaterial: 'wood' }) });
    expect(['group', 'cluster', 'light'].map((id) => attributesOf(configuration, id).installation)).toEqual(['10', '18', '18']);
  });

  it('TC17 changes no room in which a light would have to hang as it cannot', () => {
    const model = modelOf({
      ...HANGING_MODEL,
      variations: HANGING_MODEL.variations.filter(({ type, modifier }) => type !== 'installation' || modifier === '31'),
    });
    const configuration = createConfiguration(spaceOf([at(0, 4, 0, lightOf('a', { model }))]), contextOf({}, [model]));
    expect(refused(configuration, { kind: 'set-room', config: room({ extraCeiling: 0.1 }) })).toEqual({
      code: 'edit.value-refused',
      attribute: 'installation',
      value: '10',
      allowed: ['31'],
    });
  });

  it('TC9 brings heights within what the room leaves, telling each', () => {
    const configuration = configurationOf(SPACE);
    const { effects } = done(configuration, { kind: 'set-room', config: roomHigh(2) });
    expect(effects).toEqual([
      { kind: 'height-limited', elementId: 'light', heightCm: 190, limit: 'room' },
      { kind: 'height-limited', elementId: 'free', heightCm: 190, limit: 'room' },
    ]);
    expect(attributesOf(configuration, 'free').pendantHeight).toBe(190);
  });

  it('TC9 brings pendants without a model within what the room leaves, wherever they hang', () => {
    const configuration = configurationOf(spaceOf([at(1, 4, 0, pendantOf('alone')), at(0, 4, 0, compositionOf('g', [pendantOf('held')]))]));
    const { effects } = done(configuration, { kind: 'set-room', config: roomHigh(2) });
    expect(effects).toEqual([
      { kind: 'height-limited', elementId: 'alone', heightCm: 190, limit: 'room' },
      { kind: 'height-limited', elementId: 'held', heightCm: 190, limit: 'room' },
    ]);
  });

  it('TC9 brings the height of what is put in within what the room leaves', () => {
    const configuration = configurationOf(spaceOf([], { roomSize: { height: 2 } }));
    const { effects } = done(configuration, { kind: 'add', node: hangingLight('a'), parentId: 'space', position: [0, 2, 0] });
    expect(effects).toEqual([{ kind: 'height-limited', elementId: 'a', heightCm: 190, limit: 'room' }]);
  });

  it('TC9 brings heights within what a place leaves that is lower, and refuses one that leaves none', () => {
    const configuration = configurationOf(SPACE);
    done(configuration, { kind: 'set-height', elementIds: ['light', 'free'], heightCm: 100 });
    const { effects } = done(configuration, { kind: 'move', elementId: 'free', position: [1, 2.5, 0] });
    const failure = refused(configuration, { kind: 'move', elementId: 'group', position: [0, 1, 0] });
    const flat = done(configuration, { kind: 'move', elementId: 'group', position: [0.5, 4, 0] });
    expect(effects).toEqual([{ kind: 'height-limited', elementId: 'free', heightCm: 150, limit: 'mount' }]);
    expect(failure).toEqual({ code: 'pendant-height.no-room', min: 314, max: 300 });
    expect(flat.effects).toEqual([]);
    expect(attributesOf(configuration, 'free').pendantHeight).toBe(150);
    expect(checkConfiguration(configuration)).toEqual([]);
  });

  it('TC17 flags what no longer stands in the room, and refuses what is no room', () => {
    const configuration = configurationOf(SPACE);
    const before = snapshotOf(configuration.tree);
    const failure = refused(configuration, { kind: 'set-room', config: room({ extraCeiling: -1 }) });
    expect(failure.code).toBe('space.out-of-range');
    expect(snapshotOf(configuration.tree)).toBe(before);
    const narrow = { roomSize: { ...DEFAULT_SPACE_CONFIG.roomSize, width: 2 } };
    const { effects } = done(configuration, { kind: 'set-room', config: room(narrow) });
    expect(effects).toEqual([{ kind: 'collides', elementId: 'free' }]);
  });
});

describe('heights', () => {
  it('TC8 hangs what a group holds at one height, and refuses what the variation or the room does not allow', () => {
    const configuration = configurationOf(SPACE);
    done(configuration, { kind: 'set-height', elementIds: ['group', 'light', 'free'], heightCm: 120 });
    done(configuration, { kind: 'shift-heights', elementIds: ['free'], deltaCm: -20 });
    const failures = [49, 301, 120.5].map((heightCm) => refused(configuration, { kind: 'set-height', elementIds: ['free'], heightCm }));
    expect(attributesOf(configuration, 'light').pendantHeight).toBe(120);
    expect(attributesOf(configuration, 'free').pendantHeight).toBe(100);
    expect(failures).toEqual([
      { code: 'pendant-height.out-of-range', value: 49, min: 50, max: 300, limit: 'variation' },
      { code: 'pendant-height.out-of-range', value: 301, min: 50, max: 300, limit: 'variation' },
      { code: 'pendant-height.not-whole', value: 120.5 },
    ]);
  });

  it('TC8 hangs a pendant without a model at any height that the room leaves', () => {
    const configuration = configurationOf(spaceOf([at(0, 4, 0, pendantOf('p'))]));
    done(configuration, { kind: 'set-height', elementIds: ['p'], heightCm: 389 });
    done(configuration, { kind: 'shift-heights', elementIds: ['p'], deltaCm: 1 });
    const failures = [391, 0].map((heightCm) => refused(configuration, { kind: 'set-height', elementIds: ['p'], heightCm }));
    expect(attributesOf(configuration, 'p').pendantHeight).toBe(390);
    expect(failures).toEqual([
      { code: 'pendant-height.out-of-range', value: 391, min: 1, max: 390, limit: 'room' },
      { code: 'pendant-height.out-of-range', value: 0, min: 1, max: 390, limit: 'variation' },
    ]);
  });

  it('TC8 hangs a light by the length of its wire', () => {
    const configuration = configurationOf(SPACE);
    done(configuration, { kind: 'set-wire-length', elementIds: ['light'], wireLengthCm: 100 });
    const failures = [Number.NaN, 100.5, -1, 400].map((wireLengthCm) =>
      refused(configuration, { kind: 'set-wire-length', elementIds: ['light'], wireLengthCm }),
    );
    // 13.5 cm canopy, 100 cm wire, 20 cm body.
    expect(attributesOf(configuration, 'light')).toEqual({ color: '10', pendantHeight: 134, wireLength: 100 });
    expect(failures.map(({ code }) => code)).toEqual([
      'pendant-height.not-whole',
      'pendant-height.not-whole',
      'pendant-height.not-whole',
      'pendant-height.out-of-range',
    ]);
  });

  it('TC8 measures the canopy of the own installation of a single light', () => {
    const space = spaceOf([
      at(1, 4, 0, hangingLight('basic', { installation: '10' })),
      at(0, 4, 0, hangingLight('open')),
      at(
        -1,
        4,
        0,
        clusterOf('virtual', [hangingLight('inside', { installation: '31' })], { virtual: true, attributes: { installation: '31' } }),
      ),
      at(0, 4, 1, trackOf('track', [hangingLight('on', { installation: '10' })])),
    ]);
    const configuration = configurationOf(space);
    done(configuration, { kind: 'set-wire-length', elementIds: ['basic', 'open', 'inside', 'on'], wireLengthCm: 100 });
    const heights = ['basic', 'open', 'inside', 'on'].map((id) => attributesOf(configuration, id).pendantHeight);
    expect(heights).toEqual([134, 120, 121, 120]);
  });

  it('TC27 forgets a wire that no longer makes the height: under another canopy, in another cluster, put in from elsewhere', () => {
    const alone = { installation: '10' };
    const space = spaceOf([
      at(0, 4, 0, clusterOf('cluster', [hangingLight('a')])),
      at(0, 4, 1, clusterOf('empty', [], { attributes: { installation: '31' } })),
      at(1, 4, 0, hangingLight('alone', alone)),
      at(1, 4, 1, hangingLight('still', alone)),
    ]);
    const configuration = configurationOf(space, { remoteDriverOn: false });
    const wires = () => ['a', 'alone', 'still', 'new'].map((id) => configuration.tree.elements.get(id)?.props.attributes.wireLength);
    done(configuration, { kind: 'set-wire-length', elementIds: ['a', 'alone', 'still'], wireLengthCm: 100 });
    done(configuration, { kind: 'move', elementId: 'alone', position: [1, 3.9, 0] });
    const hung = wires();
    done(configuration, { kind: 'set-attributes', elementIds: ['cluster', 'alone'], attributes: { installation: '31' } });
    done(configuration, { kind: 'set-attributes', elementIds: ['still'], attributes: { color: '24' } });
    const changed = wires();
    done(configuration, { kind: 'regroup', elementId: 'still', parentId: 'empty', position: [0, 0, 0] });
    done(configuration, {
      kind: 'add',
      node: hangingLight('new', { pendantHeight: 150, wireLength: 100 }),
      parentId: 'space',
      position: [-1, 4, 0],
    });
    expect(hung).toEqual([100, 100, 100, undefined]);
    expect(changed).toEqual([undefined, undefined, 100, undefined]);
    expect(wires()).toEqual([undefined, undefined, undefined, undefined]);
    expect(attributesOf(configuration, 'a').pendantHeight).toBe(134);
  });
});
