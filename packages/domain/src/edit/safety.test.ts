import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ElementNode, elementOf, type Position, snapshotOf } from '../element';
import { optionsInConfiguration } from '../options';
import { loadDocument, saveDocument } from '../saved-document';
import { DEFAULT_SPACE_CONFIG } from '../space';
import { anyChange, editedConfiguration } from '../testing/changes';
import { configurationOf, HANGING_MODEL, hangingLight } from '../testing/configurations';
import { at, clusterOf, compositionOf, lightOf, pendantOf, spaceOf, trackOf } from '../testing/elements';
import { text } from '../testing/models';
import { failureOf, successOf } from '../testing/results';
import { type Change, type Configuration, createConfiguration, previewChange, tryChange, undoChange } from '.';

const ROOM = spaceOf([at(0, 4, 0, hangingLight('a')), at(1, 4, 0, clusterOf('k', [hangingLight('b')]))]);
const COLOUR: Change = { kind: 'set-attributes', elementIds: ['a'], attributes: { color: '24' } };
const refused = (configuration: Configuration, change: unknown) => failureOf(tryChange(configuration, change as Change));

describe('what throws while a change is tried', () => {
  it('TC28 takes the change back first, and the next one can be tried', () => {
    const broken = new Error('broken');
    let isBroken = true;
    const configuration = configurationOf(ROOM, {
      modelOf: () => {
        if (isBroken) throw broken;
        return HANGING_MODEL;
      },
    });
    const before = snapshotOf(configuration.tree);
    const stands = () => [snapshotOf(configuration.tree) === before, configuration.plan.collides('a')];
    expect(() => tryChange(configuration, COLOUR)).toThrow(broken);
    expect(() => tryChange(configuration, { kind: 'add', node: hangingLight('n'), parentId: 'space', position: [0, 4, 0] })).toThrow(
      broken,
    );
    expect(stands()).toEqual([true, false]);
    isBroken = false;
    const look = () => {
      throw broken;
    };
    expect(() => previewChange(configuration, COLOUR, look)).toThrow(broken);
    expect(() => previewChange(configuration, COLOUR, () => tryChange(configuration, COLOUR))).toThrow('another trial is open');
    expect(stands()).toEqual([true, false]);
    isBroken = true;
    expect(() => optionsInConfiguration(configuration, 'a')).toThrow(broken);
    isBroken = false;
    expect(optionsInConfiguration(configuration, 'a')).toHaveLength(5);
    expect(tryChange(configuration, COLOUR).ok).toBe(true);
  });

  it('TC28 leaves everything as it was where operations are none of the configuration', () => {
    const configuration = configurationOf(ROOM);
    const outcome = successOf(tryChange(configuration, { kind: 'move', elementId: 'a', position: [-1, 4, 0] }));
    const before = snapshotOf(configuration.tree);
    expect(() => undoChange(configuration, [...outcome.inverse, { kind: 'remove', elementId: 'nowhere' }])).toThrow('no element "nowhere"');
    expect(snapshotOf(configuration.tree)).toBe(before);
    expect(configuration.plan.overlapping('a')).toEqual([]);
    const inside = () => previewChange(configuration, COLOUR, () => undoChange(configuration, outcome.inverse));
    expect(inside).toThrow('another trial is open');
    expect(snapshotOf(configuration.tree)).toBe(before);
    expect(elementOf(configuration.tree, 'a').position).toEqual([-1, 4, 0]);
    undoChange(configuration, outcome.inverse);
    expect(elementOf(configuration.tree, 'a').position).toEqual([0, 4, 0]);
  });
});

const node = (change: (light: Record<string, unknown>) => void): ElementNode => {
  const light = structuredClone(hangingLight('n')) as unknown as Record<string, unknown>;
  change(light);
  return light as unknown as ElementNode;
};
const added = (light: unknown) => ({ kind: 'add', node: light, parentId: 'space', position: [0, 4, 1] });
const cyclic: Record<string, unknown> = {};
cyclic.elements = [{ element: cyclic }];
const DEEP = Array.from({ length: 40 }).reduce((inner) => ({ inner }), {});

describe('what is no change', () => {
  it.each([
    [null, '', 'a change'],
    ['move', '', 'a change'],
    [
      { kind: 'fly' },
      'kind',
      'one of set-attributes, set-height, shift-heights, set-wire-length, move, add, remove, replace, regroup, set-room, convert-to-psa, set-pose, set-geometry, mount, unmount',
    ],
    [{ kind: 'move', elementId: 7, position: [0, 0, 0] }, 'elementId', 'a text'],
    [{ kind: 'set-attributes', elementIds: 'a', attributes: {} }, 'elementIds', expect.stringContaining('a list')],
    [{ kind: 'set-attributes', elementIds: ['a'] }, 'attributes', 'a value'],
    [
      { kind: 'set-attributes', elementIds: ['a'], attributes: { color: Symbol('10') } },
      'attributes.color',
      'a text of 1 to 20 characters',
    ],
    [
      { kind: 'set-attributes', elementIds: ['k'], attributes: { color: 'x'.repeat(21) } },
      'attributes.color',
      'a text of 1 to 20 characters',
    ],
    [{ kind: 'set-attributes', elementIds: ['a'], attributes: { finish: '10' } }, 'attributes.finish', 'nothing'],
    [{ kind: 'shift-heights', elementIds: ['a'], deltaCm: 10n }, 'deltaCm', 'a number'],
    [{ kind: 'remove', elementIds: [Symbol('a')] }, 'elementIds[0]', 'a text'],
    [added(undefined), 'node', 'plain data'],
    [added(node((light) => Reflect.deleteProperty(light, 'props'))), 'node.props', 'a value'],
    [added(node((light) => Object.assign(light, { id: 'x'.repeat(101) }))), 'node.id', 'a text of 1 to 100 characters'],
    [added(node((light) => Object.assign(light, { createdAt: 'yesterday' }))), 'node.createdAt', 'an ISO date-time'],
    [added(node((light) => Object.assign(light, { size: { height: 1, width: Number.NaN, depth: 1 } }))), 'node.size.width', 'plain data'],
    [added({ ...hangingLight('n'), colour: 1 }), 'node.colour', 'nothing'],
    [{ kind: 'mount', composition: { type: 'Composition' }, clusterIds: ['k'] }, 'composition.id', 'a value'],
  ])('TC29 is refused, naming the place, case %#', (change, path, expected) => {
    const configuration = configurationOf(ROOM);
    const before = snapshotOf(configuration.tree);
    expect(refused(configuration, change)).toEqual({ code: 'edit.change-malformed', path, expected });
    expect(snapshotOf(configuration.tree)).toBe(before);
    expect(tryChange(configuration, COLOUR).ok).toBe(true);
  });

  it('TC29 is what does not let itself be read', () => {
    const unreadable = () => {
      throw new Error('unreadable');
    };
    const proxy = new Proxy({}, { get: unreadable });
    const place = new Proxy([], { get: unreadable });
    const room = Object.defineProperty({}, 'roomSize', { get: unreadable });
    const configuration = configurationOf(ROOM);
    const malformed = { code: 'edit.change-malformed', path: '', expected: 'a change' };
    expect(
      [
        proxy,
        { kind: 'move', elementId: 'a', position: place },
        Object.defineProperty({ kind: 'move' }, 'position', { get: unreadable }),
      ].map((change) => refused(configuration, change)),
    ).toEqual(Array(3).fill(malformed));
    expect(refused(configuration, { kind: 'set-room', config: room })).toEqual({ code: 'space.malformed', field: 'config' });
  });

  it('TC29 is what is another thing the next time', () => {
    const configuration = configurationOf(ROOM);
    let reads = 0;
    const change = Object.defineProperty({ kind: 'set-height', heightCm: 120 }, 'elementIds', {
      enumerable: true,
      get: () => {
        reads += 1;
        return reads === 1 ? ['a'] : [Symbol('a')];
      },
    });
    successOf(tryChange(configuration, change as unknown as Change));
    expect(reads).toBe(1);
    expect(elementOf(configuration.tree, 'a').props.attributes.pendantHeight).toBe(120);
    expect(refused(configuration, { kind: 'remove', elementIds: new Array(4e9) })).toEqual({
      code: 'edit.change-malformed',
      path: 'elementIds',
      expected: 'a list of at most 5000',
    });
  });

  it('TC29 is an element without end', () => {
    const configuration = configurationOf(ROOM);
    const codes = [cyclic, DEEP].map((endless) => refused(configuration, added(endless)));
    expect(codes).toEqual(Array(2).fill({ code: 'saved-document.too-large', limit: 'depth', max: 32 }));
  });

  it('TC29 cannot be changed by its caller', () => {
    const configuration = configurationOf(ROOM);
    const light = structuredClone(hangingLight('n'));
    successOf(tryChange(configuration, added(light) as unknown as Change));
    Object.assign(light.props.attributes, { color: '99' });
    expect(elementOf(configuration.tree, 'n').props.attributes.color).toBe('10');
  });
});

describe('the limits of what is saved', () => {
  const saved = ({ tree }: Configuration) => JSON.parse(JSON.stringify(saveDocument(tree)));
  const keeps = (configuration: Configuration) => {
    const { tree } = successOf(loadDocument(saved(configuration), { models: [HANGING_MODEL] }));
    expect(snapshotOf(tree)).toEqual(snapshotOf(configuration.tree));
  };

  it('TC30 hold for every place, height and wire', () => {
    const configuration = configurationOf(ROOM);
    const far = [0, 1, 2].map((axis) => [0, 0, 0].map((zero, index) => (index === axis ? 1_000.5 : zero)));
    expect(far.map((position) => refused(configuration, { kind: 'move', elementId: 'k', position }))).toEqual(
      Array(3).fill({ code: 'edit.position-malformed', elementId: 'k' }),
    );
    for (const position of [[1e9, 4, 0], [0, 4], [0, 4, '0'], 'here', undefined, Array(3)])
      expect(refused(configuration, { kind: 'move', elementId: 'a', position })).toMatchObject({ code: 'edit.position-malformed' });
    expect(refused(configuration, { kind: 'set-wire-length', elementIds: ['a'], wireLengthCm: 1e300 })).toMatchObject({
      code: 'pendant-height.out-of-range',
      value: 1e300,
    });
    successOf(tryChange(configuration, { kind: 'move', elementId: 'k', position: [1_000, 4, -1_000] }));
    keeps(configuration);
  });

  const hosted = { kind: 'hosted', trackId: 'belt', arcLengthMetres: 1 };
  const onBelt = { ...hangingLight('h'), props: { ...hangingLight('h').props, geometry: hosted } } as ElementNode;
  const bent = (points: readonly Position[], share = 0): Change => ({
    kind: 'set-geometry',
    elementId: 'belt',
    geometry: { kind: 'path', points, slack: points.slice(1).map(() => share) },
  });

  it('TC30 hold for belts, what sits on them, and what a room carries along', () => {
    const width = (metres: number) => ({ ...DEFAULT_SPACE_CONFIG, roomSize: { ...DEFAULT_SPACE_CONFIG.roomSize, width: metres } });
    const belt = at(0, 3, 0, trackOf('belt', [at(0, 0, 0, onBelt)]));
    const configuration = configurationOf(spaceOf([belt], width(100)));
    const there = (index: number) => (index % 2 === 0 ? 1_000 : -1_000);
    const endless = Array.from({ length: 60 }, (_, index): Position => [there(index), there(index), there(index)]);
    expect(refused(configuration, bent(endless))).toEqual({
      code: 'edit.change-malformed',
      path: 'geometry.points',
      expected: 'a path of at most 100000 m',
    });
    const apart = [-999, 999].map((x): Position => [x, 0, 0]);
    successOf(tryChange(configuration, bent(apart)));
    successOf(
      tryChange(configuration, { kind: 'set-geometry', elementId: 'h', geometry: { ...hosted, arcLengthMetres: 1_000 } } as Change),
    );
    keeps(configuration);
    // It hangs more than a kilometre below its ends.
    expect(refused(configuration, bent(apart, 1))).toEqual({ code: 'edit.position-malformed', elementId: 'h' });
    // The first point is fixed to a wall, which moves on.
    const narrow = configurationOf(spaceOf([at(-999, 3, 0, trackOf('belt'))], width(0.5)));
    successOf(
      tryChange(
        narrow,
        bent([
          [999.25, 0, 0],
          [998.8, 0, 0],
        ]),
      ),
    );
    expect(refused(narrow, { kind: 'set-room', config: width(100) })).toEqual({ code: 'edit.position-malformed', elementId: 'belt' });
    keeps(narrow);
  });

  it('TC30 hold for everything together', () => {
    const finishes = Array.from({ length: 1_000 }, (_, index) => ({ modifier: `${index}`, modifier2: '1', isPsa: true }));
    const attributeOptions = { finishes, controls: finishes, temperatures: finishes, installations: finishes };
    const one = pendantOf('p');
    const many = (id: string): ElementNode => ({ ...one, id, props: { ...one.props, attributeOptions } });
    const words = 'x'.repeat(3_900);
    const talkative = (id: string): ElementNode => ({ ...one, id, props: { ...one.props, textSalesData: text(words) } });
    const limitOf = (make: (id: string) => ElementNode, most: number) => {
      const configuration = configurationOf(spaceOf());
      for (let index = 0; index < most; index += 1) {
        const tried = tryChange(configuration, added(make(`n${index}`)) as unknown as Change);
        if (tried.ok) continue;
        expect(index).toBeGreaterThan(50);
        keeps(configuration);
        return tried.failure;
      }
      return undefined;
    };
    expect([limitOf(many, 100), limitOf(talkative, 500)]).toEqual([
      { code: 'saved-document.too-large', limit: 'values', max: 1_000_000 },
      { code: 'saved-document.too-large', limit: 'characters', max: 10_000_000 },
    ]);
  });

  it('TC30 hold for what leaves a group', () => {
    const virtual = compositionOf('v', [at(900, 0, 0, clusterOf('c', [hangingLight('d')]))], { virtual: true });
    const configuration = configurationOf(spaceOf([at(200, 4, 0, virtual)]));
    expect(refused(configuration, { kind: 'unmount', compositionId: 'v' })).toEqual({ code: 'edit.position-malformed', elementId: 'c' });
  });

  it('TC30 hold for the number of elements', () => {
    const lights = Array.from({ length: 4_997 }, (_, index) => lightOf(`light-${index}`));
    const configuration = configurationOf(spaceOf([compositionOf('all', lights), clusterOf('c')]));
    const mounted = { kind: 'mount', composition: compositionOf('v', [], { virtual: true }), clusterIds: ['c'] };
    expect([mounted, added(hangingLight('x'))].map((change) => refused(configuration, change))).toEqual(
      Array(2).fill({ code: 'saved-document.too-large', limit: 'elements', max: 5_000 }),
    );
  });

  it.each([
    ['id', { ...ROOM, id: 'x'.repeat(101) }],
    ['createdAt', { ...ROOM, createdAt: 'yesterday' }],
    ['elements[0].options.position[0]', spaceOf([at(2_000, 4, 0, hangingLight('a'))])],
  ])('TC30 hold for what a configuration is made from: %s', (path, space) => {
    expect(() => createConfiguration(space, configurationOf(ROOM).context)).toThrow(`the Space is none at ${path}`);
  });

  it('TC30 hold for the number of elements that a configuration is made from', () => {
    const { context } = configurationOf(ROOM);
    const lights = Array.from({ length: 5_000 }, (_, index) => lightOf(`light-${index}`));
    expect(createConfiguration(spaceOf(lights.slice(1)), context).tree.elements.size).toBe(5_000);
    expect(() => createConfiguration(spaceOf(lights), context)).toThrow('the Space holds 5001 elements, more than 5000');
  });

  const belts = fc.constantFrom<Change>(
    { kind: 'add', node: trackOf('belt', [onBelt]), parentId: 'group', position: [0.2, -1, 0.1] },
    bent(
      [
        [-1, 0, 0],
        [0, 0.3, -0],
        [1, 0, 1],
      ],
      0.1,
    ),
    bent([
      [-1, 0, 0],
      [0, 0.3, -0],
      [1, 0, 1],
    ]),
    { kind: 'regroup', elementId: 'h', parentId: 'space', position: [0, 3, -0] },
    { kind: 'set-pose', elementIds: ['belt', 'l3'], pose: { yaw: -0, pitch: 0, roll: 1 } },
    { kind: 'set-geometry', elementId: 'l3', geometry: { kind: 'stick', from: [-0.5, -0, 0], to: [0.5, -1, 0], joints: [] } },
    { kind: 'set-room', config: { ...DEFAULT_SPACE_CONFIG, roomSize: { height: 3, width: 2.5, depth: 4 } } },
  );
  it('TC30 hold for any changes of a room with belts and sticks', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyChange, belts), { maxLength: 15 }), (changes) => {
        const configuration = editedConfiguration();
        for (const one of changes) tryChange(configuration, one);
        keeps(configuration);
      }),
      {
        examples: [
          [[{ kind: 'move', elementId: 'l3', position: [0, 4, -0] }]],
          [[{ kind: 'move', elementId: 'l3', position: [1e9, 0, 0] }]],
        ],
      },
    );
  });

  const number = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ min: -1e4, max: 1e4 }), fc.constantFrom(1_000, -1_000, 1e9));
  const change = fc.oneof(
    fc.record({ kind: fc.constant('move'), elementId: fc.constantFrom('a', 'k', 'b', 'n'), position: fc.tuple(number, number, number) }),
    fc.record({ kind: fc.constant('set-wire-length'), elementIds: fc.constant(['a', 'b']), wireLengthCm: number }),
    fc.record({ kind: fc.constant('set-height'), elementIds: fc.constant(['k']), heightCm: number }),
    fc.string().map((id) => added(hangingLight(id))),
    fc.string({ maxLength: 30 }).map((color) => ({ kind: 'set-attributes', elementIds: ['k'], attributes: { color } })),
  );
  it('TC30 hold for whatever changes lead to', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const configuration = configurationOf(ROOM);
        for (const one of changes) tryChange(configuration, one as Change);
        keeps(configuration);
      }),
      {
        examples: [
          [[{ kind: 'move', elementId: 'a', position: [1e9, 0, 0] } as never]],
          [[{ kind: 'move', elementId: 'b', position: [0, 0, -0] } as never]],
        ],
      },
    );
  });
});
