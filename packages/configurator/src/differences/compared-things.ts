import type { Furniture } from '@candil/domain';
import type { PlanPlace, Scene, SceneCanopy, SceneLight } from '../scene/scene';
import type { RoomPoint, SceneBelt, SceneBeltPart, SceneFeed } from '../scene/scene-belt';
import type { SceneStick, SceneStickEnd } from '../scene/scene-stick';

/** A room as it is compared: the drawing, and the furniture for scale. */
export interface ComparedRoom {
  readonly scene: Scene;
  readonly furniture: readonly Furniture[];
}

/** Thing that two versions are compared by; it is the same in both if its id is. */
export type ComparedThing =
  | { readonly kind: 'canopy'; readonly canopy: SceneCanopy }
  | { readonly kind: 'light'; readonly light: SceneLight }
  | { readonly kind: 'belt'; readonly belt: SceneBelt }
  | { readonly kind: 'feed'; readonly feed: SceneFeed; readonly belt: SceneBelt | undefined }
  | { readonly kind: 'accessory'; readonly part: SceneBeltPart; readonly belt: SceneBelt }
  | { readonly kind: 'stick'; readonly stick: SceneStick }
  | { readonly kind: 'furniture'; readonly furniture: Furniture };

/** Facts of a thing that may differ: chosen, hung, or placed. */
export const COMPARED_FACTS = [
  'model',
  'color',
  'temperature',
  'control',
  'installation',
  'power',
  'height',
  'size',
  'length',
  'points',
  'slack',
  'place',
  'along',
  'ends',
  'roll',
  'turn',
] as const;
export type ComparedFact = (typeof COMPARED_FACTS)[number];

/** A value to be compared; positions of a drawing are compared to a tenth of a millimetre. */
type Compared = string | number | boolean | undefined | readonly Compared[];
export type ComparedFacts = Readonly<Partial<Record<ComparedFact, Compared>>>;

const fine = (metres: number): number => Math.round(metres * 1e4);
const flat = ({ x, z }: PlanPlace): readonly number[] => [fine(x), fine(z)];
const point = ({ x, y, z }: RoomPoint): readonly number[] => [fine(x), fine(y), fine(z)];
const end = (at: SceneStickEnd): readonly Compared[] => [point(at), at.held.kind];

/** The fields of an element that may differ. */
export function factsOf(thing: ComparedThing): ComparedFacts {
  switch (thing.kind) {
    case 'canopy': {
      const { canopy } = thing;
      const { outlets, installation } = canopy;
      return {
        installation,
        model: outlets?.model,
        color: outlets?.color,
        place: flat(canopy),
        turn: outlets && fine(outlets.turnRadians),
      };
    }
    case 'light': {
      const { light } = thing;
      const { model, color, temperature, control, installation, heightCm, host } = light;
      const choices = { model, color, temperature, control, installation };
      return host === undefined
        ? { ...choices, height: heightCm, place: flat(light) }
        : { ...choices, along: [host.beltId, fine(host.arcLengthMetres)] };
    }
    case 'belt': {
      const { model, color, points, spans, isClosed } = thing.belt;
      return {
        model,
        color,
        points: [isClosed, ...points.map(point)],
        slack: spans.map(({ slack }) => fine(slack)),
        length: fine(thing.belt.lengthMetres),
      };
    }
    case 'feed': {
      const { feed } = thing;
      const { model, installation, control, deliveredWatts } = feed;
      return { model, installation, control, power: deliveredWatts, place: point(feed) };
    }
    case 'accessory': {
      const { part, belt } = thing;
      return { model: part.model, color: part.color, along: [belt.id, fine(part.arcLengthMetres)] };
    }
    case 'stick': {
      const { model, color, temperature, control, rollDegrees, from, to } = thing.stick;
      return { model, color, temperature, control, roll: fine(rollDegrees), ends: [end(from), end(to)] };
    }
    case 'furniture': {
      const { furniture } = thing;
      const { widthMetres, depthMetres, heightMetres, turnDegrees } = furniture;
      return { size: [widthMetres, depthMetres, heightMetres].map(fine), place: flat(furniture), turn: fine(turnDegrees) };
    }
  }
}

/** A canopy is listed when it holds or may hold several lights; otherwise its light represents it. */
const isListed = ({ isFreeWire, outlets, lightIds }: SceneCanopy): boolean => isFreeWire || outlets !== undefined || lightIds.length === 0;

/** Returns the things in a room by their ids, in the order of its tree. */
export function thingsOf({ scene, furniture }: ComparedRoom): ReadonlyMap<string, ComparedThing> {
  const { canopies, lights, belts, sticks, lines } = scene;
  return new Map<string, ComparedThing>([
    ...belts.flatMap((belt): readonly [string, ComparedThing][] => [
      [belt.id, { kind: 'belt', belt }],
      ...(belt.feed === undefined ? [] : [[belt.feed.id, { kind: 'feed', feed: belt.feed, belt }] as [string, ComparedThing]]),
      ...belt.accessories.map((part): [string, ComparedThing] => [part.id, { kind: 'accessory', part, belt }]),
    ]),
    ...lines.flatMap(({ feeds }) => feeds.map((feed): [string, ComparedThing] => [feed.id, { kind: 'feed', feed, belt: undefined }])),
    ...sticks.map((stick): [string, ComparedThing] => [stick.id, { kind: 'stick', stick }]),
    ...canopies.filter(isListed).map((canopy): [string, ComparedThing] => [canopy.id, { kind: 'canopy', canopy }]),
    ...lights.map((light): [string, ComparedThing] => [light.id, { kind: 'light', light }]),
    ...furniture.map((piece): [string, ComparedThing] => [piece.id, { kind: 'furniture', furniture: piece }]),
  ]);
}
