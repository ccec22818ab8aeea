import {
  type BeltPath,
  DEFAULT_SPACE_CONFIG,
  DEFAULT_SURFACE_CANOPY,
  type ElementId,
  type ElementNode,
  hangsFromCeiling,
  isFreeWire,
  outletAt,
  type Position,
  placeOnBelt,
} from '@candil/domain';
import { arcLengthOf, beltIn, hostOf, pathInRoom, sceneBeltOf } from './belt-scene';
import { canopyLabel, lightLabel } from './labels';
import { type ModelLookUp, outletsOf } from './outlets-of';
import { type LastMade, sameObject } from './same-object';
import type { Scene, SceneCanopy, SceneComposition, SceneLight, SceneOutlets, SceneRoom } from './scene';
import type { SceneBelt, SceneHost } from './scene-belt';
import { type DrawSticks, type FoundSticks, isStickNode, NO_STICKS } from './stick-scene';

const lastLights: LastMade<SceneLight> = new WeakMap();
const lastCanopies: LastMade<SceneCanopy> = new WeakMap();
const lastCompositions: LastMade<SceneComposition> = new WeakMap();
const lastRooms: LastMade<SceneRoom> = new WeakMap();

/** Parent of an element, as far as it matters for drawing that element. */
interface Holder {
  readonly at: Position;
  readonly compositionId: ElementId | undefined;
  readonly canopy: { readonly id: ElementId; readonly mountMetres: number; readonly outlets?: SceneOutlets } | undefined;
}

/** Data of parts beside the document: the longest belt of a model, metres. */
export interface ScenePartFacts {
  readonly mostLengthMetres?: number;
}

/** Facts of the catalogue beside the document. */
export interface SceneFacts {
  readonly modelOf?: ModelLookUp;
  /** Returns the facts of a part of a system beyond its article. */
  readonly partOf?: (model: string) => ScenePartFacts | undefined;
  /** For a collection of sticks. */
  readonly drawSticks?: DrawSticks;
}

/** Everything that views draw of a Space. Parts that stand as they stood are the same objects as before. */
export function sceneOf(space: ElementNode, { modelOf = () => undefined, partOf = () => undefined, drawSticks }: SceneFacts = {}): Scene {
  const room = sameObject(lastRooms, space, roomOf(space));
  const scene: { lights: SceneLight[]; canopies: SceneCanopy[]; compositions: SceneComposition[]; belts: SceneBelt[] } = {
    lights: [],
    canopies: [],
    compositions: [],
    belts: [],
  };
  const isAtOutlets = space.props.configurator === 'COMPOSITOR_CP_3D';
  const found: { sticks: FoundSticks['sticks'][number][]; bases: FoundSticks['bases'][number][] } = { sticks: [], bases: [] };
  const addBelow = (node: ElementNode, holder: Holder) => {
    for (const { element, options } of node.elements) add(element, { ...holder, at: sum(holder.at, options.position) });
  };
  const addBelt = (node: ElementNode, holder: Holder): boolean => {
    const path = pathInRoom(node, holder.at);
    if (path === undefined) return false;
    const hung = hungBelt(node, path, holder, {
      room,
      index: scene.belts.length,
      firstPoint: scene.belts.reduce((count, { points }) => count + points.length, 0),
      firstLight: scene.lights.length,
      mostLengthMetres: partOf(node.props.code ?? '')?.mostLengthMetres,
    });
    scene.belts.push(hung.belt);
    scene.lights.push(...hung.lights);
    return true;
  };
  const add = (node: ElementNode, holder: Holder) => {
    if (node.type === 'Track' && addBelt(node, holder)) return;
    const lineId = holder.compositionId ?? node.id;
    if (node.type === 'ElectricalConnection' && node.props.geometry === undefined) found.bases.push({ node, at: holder.at, lineId });
    if (drawSticks !== undefined && isStickNode(node)) {
      // The ball of a joint is drawn where its sticks meet.
      if (node.type === 'Light') found.sticks.push({ node, at: holder.at, lineId });
      return;
    }
    if (node.type === 'Light' || node.type === 'Pendant' || node.type === 'Complement') {
      // The compositor makes one canopy: L3 is at the third outlet.
      const index = (isAtOutlets ? outletIndex(holder) : undefined) ?? scene.lights.length;
      scene.lights.push(sameObject(lastLights, node, lightOf(node, node.type, holder, room, index)));
      return;
    }
    const [firstLight, firstCanopy] = [scene.lights.length, scene.canopies.length];
    if (node.type === 'Composition') {
      addBelow(node, { ...holder, compositionId: node.id });
      const composition: SceneComposition = {
        id: node.id,
        number: scene.compositions.length + 1,
        isVirtual: node.props.virtual === true,
        canopyIds: scene.canopies.slice(firstCanopy).map(({ id }) => id),
        lightIds: scene.lights.slice(firstLight).map(({ id }) => id),
      };
      scene.compositions.push(sameObject(lastCompositions, node, composition));
    } else if (node.type === 'Cluster') {
      const outlets = outletsOf(node, holder.at, modelOf);
      const canopy = canopyOf(node, holder, scene.canopies.length);
      const isAtCeiling = (canopy.isFreeWire && outlets === undefined) || canopy.isVirtual;
      const mountMetres = clean(holder.at[1] - (isAtCeiling ? 0 : canopy.heightMetres));
      addBelow(node, { ...holder, canopy: { id: node.id, mountMetres, ...(outlets !== undefined && { outlets }) } });
      const lightIds = scene.lights.slice(firstLight).map(({ id }) => id);
      scene.canopies.push(sameObject(lastCanopies, node, { ...canopy, lightIds, ...(outlets !== undefined && { outlets }) }));
    } else {
      addBelow(node, holder);
    }
  };
  addBelow(space, { at: [0, 0, 0], compositionId: undefined, canopy: undefined });
  const { widthMetres: width, depthMetres: depth, heightMetres: height } = room;
  const sticks = drawSticks?.(found, { width, depth, height }, (code) => modelOf(code)?.technical?.beamDegrees);
  return { room, ...scene, ...(sticks ?? NO_STICKS) };
}

/** Returns the index of the outlet that an element hangs from, from 0; undefined away from all of them. */
function outletIndex({ at: [x, , z], canopy }: Holder): number | undefined {
  return canopy?.outlets && outletAt(canopy.outlets.places, { x, z });
}

interface BeltSetting {
  readonly room: SceneRoom;
  readonly index: number;
  readonly firstPoint: number;
  readonly firstLight: number;
  readonly mostLengthMetres: number | undefined;
}

interface HungBelt {
  readonly setting: BeltSetting;
  readonly at: Position;
  readonly compositionId: ElementId | undefined;
  readonly belt: SceneBelt;
  readonly lights: readonly SceneLight[];
}

/** By the snapshot of the track, which is the same object while nothing on it changes. */
const lastBelts = new WeakMap<ElementNode, HungBelt>();
const lastHosts: LastMade<SceneHost> = new WeakMap();

/** A belt and its lights, the same as before where nothing on it or around it is another. */
function hungBelt(node: ElementNode, path: BeltPath, { at, compositionId }: Holder, setting: BeltSetting): HungBelt {
  const known = lastBelts.get(node);
  if (known !== undefined && isSameSetting(known, at, compositionId, setting)) return known;
  const { room, index, firstPoint, firstLight, mostLengthMetres } = setting;
  const belt = beltIn(path);
  const roomSize = { width: room.widthMetres, depth: room.depthMetres, height: room.heightMetres };
  const lights = node.elements.flatMap(({ element }) => (element.type === 'Light' ? [element] : []));
  const hung: HungBelt = {
    setting,
    at,
    compositionId,
    belt: sceneBeltOf(node, path, belt, roomSize, { index, firstPoint, compositionId, mostLengthMetres }),
    lights: lights.map((light, place) => {
      const arcLengthMetres = arcLengthOf(light);
      const onBelt = placeOnBelt(belt, arcLengthMetres);
      const host = sameHost(light, hostOf(node.id, arcLengthMetres, onBelt));
      const hangs: Holder = { at: onBelt.at, compositionId, canopy: undefined };
      const made = lightOf(light, 'Light', hangs, room, firstLight + place);
      const { x, y, z } = host.at;
      const bottomMetres = clean(y - light.size.height);
      return sameObject(lastLights, light, { ...made, x, z, bottomMetres, mountMetres: y, host });
    }),
  };
  lastBelts.set(node, hung);
  return hung;
}

function isSameSetting(known: HungBelt, at: Position, compositionId: ElementId | undefined, setting: BeltSetting): boolean {
  const keys = Object.keys(setting) as readonly (keyof BeltSetting)[];
  const isSamePlace = known.at[0] === at[0] && known.at[1] === at[1] && known.at[2] === at[2];
  return isSamePlace && known.compositionId === compositionId && keys.every((key) => known.setting[key] === setting[key]);
}

/** The same object while it sits where it sat. */
function sameHost(light: ElementNode, made: SceneHost): SceneHost {
  const before = lastHosts.get(light.props)?.get(light.id);
  const isSame =
    before !== undefined &&
    before.beltId === made.beltId &&
    before.arcLengthMetres === made.arcLengthMetres &&
    (['at', 'tangent'] as const).every((of) => (['x', 'y', 'z'] as const).every((axis) => before[of][axis] === made[of][axis]));
  if (isSame) return before;
  return sameObject(lastHosts, light, made);
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

/** Height of the box that free wires leave; it holds a terminal and no driver. */
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
    host: undefined,
    x: at[0],
    z: at[2],
  };
}

/** Heights are measured down from the ceiling; an element without one hangs under its place or stands on it, whichever is nearer. */
function bottomOf(heightCm: number | undefined, y: number, bodyMetres: number, roomMetres: number): number {
  if (heightCm !== undefined) return clean(roomMetres - heightCm / 100);
  return hangsFromCeiling(y, roomMetres) ? clean(y - bodyMetres) : y;
}

function sum([x, y, z]: Position, [dx, dy, dz]: Position): Position {
  return [clean(x + dx), clean(y + dy), clean(z + dz)];
}

/** Rounds away the remainder of adding metres: 0.8 and not 0.7999999999999998. */
function clean(metres: number): number {
  return Math.round(metres * 1e6) / 1e6 + 0;
}
