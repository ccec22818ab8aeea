import { type ElementNode, type ElementProps, type ModelDefinition, outletPlaces, type Position } from '@candil/domain';
import type { SceneOutlets } from './scene';

/** The model of a code: it has the outlets of a canopy and the fan of a stick. */
export type ModelLookUp = (code: string) => (Pick<ModelDefinition, 'canopy'> & Partial<Pick<ModelDefinition, 'technical'>>) | undefined;

const FULL_TURN = 2 * Math.PI;

/** Last outlets made of a canopy, so that an unchanged canopy has the same object. */
const last = new WeakMap<ElementProps, { readonly at: Position; readonly outlets: SceneOutlets }>();

/** The outlets of a cluster whose model is a canopy with some; undefined for any other. */
export function outletsOf({ type, props }: ElementNode, at: Position, modelOf: ModelLookUp): SceneOutlets | undefined {
  const { code, pose, attributes } = props;
  const canopy = type !== 'Cluster' || code === undefined ? undefined : modelOf(code)?.canopy;
  if (canopy === undefined || code === undefined) return undefined;
  const before = last.get(props);
  if (before !== undefined && before.at[0] === at[0] && before.at[2] === at[2]) return before.outlets;
  const yaw = pose?.yaw ?? 0;
  const outlets: SceneOutlets = {
    model: code,
    shape: canopy.shape,
    color: attributes.color,
    turnRadians: ((yaw % FULL_TURN) + FULL_TURN) % FULL_TURN,
    places: outletPlaces(canopy, yaw).map(({ x, z }) => ({ x: millionths(at[0] + x), z: millionths(at[2] + z) })),
  };
  last.set(props, { at, outlets });
  return outlets;
}

/** Rounds away the remainder of adding metres. */
function millionths(metres: number): number {
  return Math.round(metres * 1e6) / 1e6 + 0;
}
