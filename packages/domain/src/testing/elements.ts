import {
  type ClusterInput,
  type CompositionInput,
  createCluster,
  createComplement,
  createComposition,
  createCounterweight,
  createElectricalConnection,
  createLight,
  createPendant,
  createReflector,
  createSpace,
  createTrack,
  type ElementId,
  type ElementInfo,
  type ElementNode,
  type ElementPlacement,
  type ModelElementInput,
  type PendantInput,
  type Position,
  placedAt,
  type SpaceInput,
} from '../element';
import { modelOf } from './models';
import { TODAY } from './results';

export const CREATED_AT = '2026-06-01T08:00:00.000Z';
export const INFO: ElementInfo = { subfamily: 110, catalog: 16, familyName: 'Alba', applicationLocation: 'Hanging' };

/** An element, or one with its place. */
export type Child = ElementNode | ElementPlacement;

const placed = (child: Child) => ('element' in child ? child : placedAt(child));

/** The element at a place in its parent, metres. */
export const at = (x: number, y: number, z: number, element: ElementNode): ElementPlacement => placedAt(element, [x, y, z] as Position);

const MODEL_INPUT = {
  createdAt: CREATED_AT,
  model: modelOf(),
  today: TODAY,
  familyName: 'Alba',
  applicationLocation: 'Hanging',
} as const;

type More = Partial<ModelElementInput>;

/** A light of the small dome in colour 10 with nothing else chosen: 7 W, 640 lm, 1.2 kg, 0.18 × 0.18 × 0.2 m. */
export const lightOf = (id: ElementId, more: More = {}) => createLight({ ...MODEL_INPUT, id, ...more });
export const complementOf = (id: ElementId, more: More = {}) => createComplement({ ...MODEL_INPUT, id, ...more });
export const reflectorOf = (id: ElementId, more: More = {}) => createReflector({ ...MODEL_INPUT, id, ...more });
export const counterweightOf = (id: ElementId, more: More = {}) => createCounterweight({ ...MODEL_INPUT, id, ...more });

/** A track of 2 m. */
export const trackOf = (id: ElementId, children: readonly Child[] = [], more: More = {}) =>
  createTrack({ ...MODEL_INPUT, id, technicalData: { productLength: 2 }, elements: children.map(placed), ...more });

/** A connection that delivers 100 W at 48 V. */
export const connectionOf = (id: ElementId, more: More = {}) =>
  createElectricalConnection({ ...MODEL_INPUT, id, technicalData: { voltage: 48, delivered_power: 100 }, ...more });

/** A pendant of the defaults, 0.33 m wide. */
export const pendantOf = (id: ElementId, more: Partial<PendantInput> = {}) =>
  createPendant({ id, createdAt: CREATED_AT, info: INFO, size: { height: 0.2, width: 0.33, depth: 0.33 }, ...more });

export const clusterOf = (id: ElementId, children: readonly Child[] = [], more: Partial<ClusterInput> = {}) =>
  createCluster({ id, createdAt: CREATED_AT, info: INFO, elements: children.map(placed), ...more });

export const compositionOf = (id: ElementId, children: readonly Child[] = [], more: Partial<CompositionInput> = {}) =>
  createComposition({ id, createdAt: CREATED_AT, info: INFO, elements: children.map(placed), ...more });

/** The Space `space`, 3 × 3 m and 4 m high, with these children. */
export const spaceOf = (children: readonly Child[] = [], more: Partial<SpaceInput> = {}) =>
  createSpace({ id: 'space', createdAt: CREATED_AT, info: INFO, elements: children.map(placed), ...more });

/** One of every kind: a composition of a cluster with a pendant and a cluster with a light, and a track with everything on it. */
export const SAMPLE_SPACE: ElementNode = spaceOf([
  at(
    0,
    4,
    0,
    compositionOf('composition', [
      at(-0.5, 0, 0, clusterOf('cluster-1', [at(0, -2, 0, pendantOf('pendant'))])),
      at(0.5, 0, 0.25, clusterOf('cluster-2', [at(0, -1.5, 0, lightOf('light'))], { attributes: { installation: '31' } })),
    ]),
  ),
  at(
    1,
    3,
    1,
    trackOf('track', [
      lightOf('track-light', { attributes: { control: 'A', temperature: '1' }, technicalData: { lightingEffectLevel: 2 } }),
      at(0.5, 0, 0, connectionOf('connection')),
      at(0.75, 0, 0, reflectorOf('reflector')),
      at(1, 0, 0, counterweightOf('counterweight')),
    ]),
  ),
  at(-1, 4, -1, complementOf('complement')),
]);
