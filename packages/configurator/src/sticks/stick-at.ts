import {
  absolutePositionOf,
  type CheckedStick,
  DEFAULT_SPACE_CONFIG,
  type Element,
  type ElementId,
  elementOf,
  elementTypeOf,
  type JointRange,
  linesOfSticks,
  type Position,
  pointOfEnd,
  type RoomSize,
  type StickEnd,
  sticksIn,
  walk,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { metresBetween } from '../scene/metres-between';
import type { RoomPoint } from '../scene/scene-belt';

/** An end of a stick. */
export interface EndAt {
  readonly stickId: ElementId;
  readonly end: StickEnd;
}

/** An element that sits at an end of a stick: the ball of a joint or the base that feeds a line. */
export interface PartAt extends EndAt {
  readonly element: Element;
}

/** The sticks of the document with the parts at their ends. */
export interface SticksAt {
  readonly room: RoomSize;
  readonly sticks: readonly CheckedStick[];
  readonly balls: readonly PartAt[];
  readonly bases: readonly PartAt[];
}

/** Distance within which a base belongs to an end, in metres. */
const BESIDE_METRES = 0.001;

export function sticksAt({ session }: EditorCore): SticksAt {
  const { tree } = session.configuration;
  const sticks = sticksIn(tree);
  const balls: PartAt[] = [];
  const bases: PartAt[] = [];
  for (const element of walk(tree)) {
    if (element.type === 'Complement' && element.props.geometry?.kind === 'stick') {
      const [held] = element.props.geometry.joints;
      if (held !== undefined) balls.push({ element, stickId: held.elementId, end: held.otherEnd });
    }
    if (element.type !== 'ElectricalConnection') continue;
    const end = endNear(sticks, absolutePositionOf(tree, element.id));
    if (end !== undefined) bases.push({ ...end, element });
  }
  return { room: roomSizeOf(session.configuration.tree), sticks, balls, bases };
}

function roomSizeOf(tree: EditorCore['session']['configuration']['tree']): RoomSize {
  return (elementOf(tree, tree.rootId).props.config ?? DEFAULT_SPACE_CONFIG).roomSize;
}

function endNear(sticks: readonly CheckedStick[], at: Position): EndAt | undefined {
  for (const stick of sticks) {
    for (const end of ['from', 'to'] as const) {
      if (metresBetween(pointOfEnd(stick, end), at) <= BESIDE_METRES) return { stickId: stick.id, end };
    }
  }
  return undefined;
}

export function positionOf({ x, y, z }: RoomPoint): Position {
  return [x, y, z];
}

/** The sticks that hang together with one. */
export function lineOf(sticks: readonly CheckedStick[], stickId: ElementId): readonly CheckedStick[] {
  const ids = linesOfSticks(sticks).find((line) => line.includes(stickId)) ?? [];
  return sticks.filter(({ id }) => ids.includes(id));
}

/** Models of the collection for lines: sticks by length, the joint between them and the base that feeds them. */
export interface StickParts {
  readonly sticks: readonly { readonly model: string; readonly lengthMetres: number; readonly watts: number; readonly lumens: number }[];
  readonly joint: { readonly model: string; readonly range: JointRange } | undefined;
  readonly base: { readonly model: string; readonly deliveredWatts: Readonly<Record<string, number>> } | undefined;
}

export function stickPartsOf({ palette, systemParts }: EditorCore['input']['sources']): StickParts {
  const sticks: StickParts['sticks'][number][] = [];
  let joint: StickParts['joint'];
  let base: StickParts['base'];
  for (const { definition } of palette) {
    const { model, technical } = definition;
    const part = systemParts[model];
    const type = elementTypeOf(definition.articleType);
    if (type === 'Light' && part?.lengthMetres !== undefined) {
      sticks.push({ model, lengthMetres: part.lengthMetres, watts: technical.watts, lumens: technical.lumens });
    }
    if (part?.angleDegrees !== undefined) joint ??= { model, range: part.angleDegrees };
    if (type === 'ElectricalConnection' && part?.deliveredWatts !== undefined) base ??= { model, deliveredWatts: part.deliveredWatts };
  }
  return { sticks: sticks.sort((one, other) => one.lengthMetres - other.lengthMetres), joint, base };
}
