import type { OperationSeed } from './element-arbitraries';

const HERE = [0, 0, 0] as const;

type Sprout = OperationSeed['sprout'];

const sproutOf = (more: Partial<Sprout> = {}): Sprout => ({
  kind: 0,
  position: HERE,
  attributes: {},
  technicalData: {},
  children: [],
  ...more,
});

/** A seed that takes the first of everything that it does not name. */
export const seedOf = (
  kind: OperationSeed['kind'],
  of: Partial<Omit<OperationSeed, 'sprout'>>,
  sprout?: Partial<Sprout>,
): OperationSeed => ({
  kind,
  target: 0,
  parent: 0,
  index: 0,
  sprout: sproutOf(sprout),
  ...of,
});

/** Puts a cluster of a light and a pendant between the composition and the track. */
const INSERT_CLUSTER = seedOf(
  'insert',
  { index: 1 },
  {
    kind: 1,
    position: [1, 4, 1],
    children: [sproutOf({ kind: 1, attributes: { temperature: '6' }, technicalData: { watts: 4.5 } }), sproutOf({ position: [0, -2, 0] })],
  },
);

/** Every kind of change, made to `SAMPLE_SPACE` one after the other. */
export const SAMPLE_CHANGES: readonly OperationSeed[] = [
  // The light of the second cluster.
  seedOf('attributes', { target: 4 }, { attributes: { color: '24', installation: '10' } }),
  // The light on the track.
  seedOf('props', { target: 6 }, { attributes: { control: 'Z' }, technicalData: { watts: 12.5, lightingEffectLevel: 1 } }),
  // The track.
  seedOf('body', { target: 5 }, { position: [0, 0.5, 0] }),
  // The first cluster.
  seedOf('place', { target: 1 }, { position: [1, 0.5, -1] }),
  // The light of the second cluster, behind the pendant of the first.
  seedOf('move', { target: 4, parent: 2, index: 1 }, { position: [0, -1, 0] }),
  INSERT_CLUSTER,
  // The light of that cluster.
  seedOf('attributes', { target: 6 }, { attributes: { control: 'M' } }),
  // The track with everything on it.
  seedOf('remove', { target: 8 }),
];
