import {
  DEFAULT_SPACE_CONFIG,
  DEFAULT_SURFACE_CANOPY,
  type ElementId,
  type ElementNode,
  hangsFromCeiling,
  isFreeWire,
  type ModelDefinition,
  type Position,
} from '@candil/domain';
import { canopyLabel, lightLabel } from './labels';
import { outletsOf } from './outlets-of';
import { type LastMade, sameObject } from './same-object';
import type { Scene, SceneCanopy, SceneComposition, SceneLight, SceneRoom } from './scene';

const lastLights: LastMade<SceneLight> = new WeakMap();
const lastCanopies: LastMade<SceneCanopy> = new WeakMap();
const lastCompositions: LastMade<SceneComposition> = new WeakMap();
const lastRooms: LastMade<SceneRoom> = new WeakMap();

/** What holds an element, as far as what it holds is drawn by it. */
interface Holder {
  readonly at: Position;
  readonly compositionId: ElementId | undefined;
  readonly canopy: { readonly id: ElementId; readonly mountMetres: number } | undefined;
}

/** The model of a code: what tells the outlets of a canopy. */
export type ModelLookUp = (code: string) => Pick<ModelDefinition, 'canopy'> | undefined;

/** Everything that views draw of a Space. Parts that stand as they stood are the same objects as before. */
export function sceneOf(space: ElementNode, modelOf: ModelLookUp = () => undefined): Scene {
  const room = sameObject(lastRooms, space, roomOf(space));
  const scene: { lights: SceneLight[]; canopies: SceneCanopy[]; compositions: SceneComposition[] } = {
    lights: [],
    canopies: [],
    compositions: [],
  };
  const addBelow = (node: ElementNode, holder: Holder) => {
    for (const { element, options } of node.elements) add(element, { ...holder, at: sum(holder.at, options.position) });
  };
  const add = (node: ElementNode, holder: Holder) => {
    if (node.type === 'Light' || node.type === 'Pendant' || node.type === 'Complement') {
      scene.lights.push(sameObject(lastLights, node, lightOf(node, node.type, holder, room, scene.lights.length)));
      return;
    }
    const [firstLight, firstCanopy] = [scene.lights.length, scene.canopies.length];
    if (node.type === 'Composition') {
      addBelow(node, { ...holder, compositionId: node.id });
      const composition: SceneComposition = {
        id: node.id,
        number: scene.compositions.length + 1,
        canopyIds: scene.canopies.slice(firstCanopy).map(({ id }) => id),
        lightIds: scene.lights.slice(firstLight).map(({ id }) => id),
      };
      scene.compositions.push(sameObject(lastCompositions, node, composition));
    } else if (node.type === 'Cluster') {
      const outlets = outletsOf(node, holder.at, modelOf);
      const canopy = canopyOf(node, holder, scene.canopies.length);
      const isAtCeiling = (canopy.isFreeWire && outlets === undefined) || canopy.isVirtual;
      const mountMetres = clean(holder.at[1] - (isAtCeiling ? 0 : canopy.heightMetres));
      addBelow(node, { ...holder, canopy: { id: node.id, mountMetres } });
      const lightIds = scene.lights.slice(firstLight).map(({ id }) => id);
      scene.canopies.push(sameObject(lastCanopies, node, { ...canopy, lightIds, ...(outlets !== undefined && { outlets }) }));
    } else {
      addBelow(node, holder);
    }
  };
  addBelow(space, { at: [0, 0, 0], compositionId: undefined, canopy: undefined });
  return { room, ...scene };
}

function roomOf({ props }: ElementNode): SceneRoom {
  const { roomSize, extraCeiling, ceilingMaterial } = props.config ?? DEFAULT_SPACE_CONFIG;
  return {
    widthMetres: roomSize.width,
    depthMetres: roomSize.depth,
    heightMetres: roomSize.height,
    extraCeilingMetres: extraCeiling,
    ceilingMaterial,
  };
}

function canopyOf({ id, props, size }: ElementNode, { at, compositionId }: Holder, index: number): Omit<SceneCanopy, 'lightIds'> {
  const isVirtual = props.virtual === true;
  // The feed of free wires is no row of the catalogue's canopies; it is drawn as the surface canopy.
  const hasNoBody = isFreeWire(props) && !isVirtual && size.width === 0;
  return {
    id,
    compositionId,
    label: canopyLabel(index),
    installation: props.attributes.installation ?? '',
    isFreeWire: isFreeWire(props),
    isVirtual,
    widthMetres: hasNoBody ? DEFAULT_SURFACE_CANOPY.widthMetres : size.width,
    depthMetres: hasNoBody ? DEFAULT_SURFACE_CANOPY.depthMetres : size.depth,
    heightMetres: hasNoBody ? FREE_WIRE_FEED_METRES : size.height,
    x: at[0],
    z: at[2],
  };
}

/** Of the box that free wires leave, which holds a terminal and no driver. */
const FREE_WIRE_FEED_METRES = 0.045;

function lightOf(
  { id, props, size }: ElementNode,
  type: SceneLight['type'],
  { at, compositionId, canopy }: Holder,
  room: SceneRoom,
  index: number,
): SceneLight {
  const { attributes, attributeOptions, technicalData } = props;
  const heightCm = attributes.pendantHeight ?? attributeOptions.pendantHeight?.standard;
  return {
    id,
    type,
    label: lightLabel(index),
    model: props.code ?? '',
    compositionId,
    canopyId: canopy?.id,
    radiusMetres: size.width / 2,
    bodyHeightMetres: size.height,
    bottomMetres: bottomOf(heightCm, at[1], size.height, room.heightMetres),
    mountMetres: canopy?.mountMetres ?? at[1],
    heightCm,
    color: attributes.color,
    temperature: attributes.temperature,
    control: attributes.control,
    installation: attributes.installation,
    lumens: technicalData.lumens ?? 0,
    collides: attributes.collides === true,
    x: at[0],
    z: at[2],
  };
}

/** Heights are measured down from the ceiling; what has none hangs under its place or stands on it, whichever is nearer. */
function bottomOf(heightCm: number | undefined, y: number, bodyMetres: number, roomMetres: number): number {
  if (heightCm !== undefined) return clean(roomMetres - heightCm / 100);
  return hangsFromCeiling(y, roomMetres) ? clean(y - bodyMetres) : y;
}

function sum([x, y, z]: Position, [dx, dy, dz]: Position): Position {
  return [clean(x + dx), clean(y + dy), clean(z + dz)];
}

/** Without what adding metres leaves over: 0.8 and not 0.7999999999999998. */
function clean(metres: number): number {
  return Math.round(metres * 1e6) / 1e6 + 0;
}
