import { absolutePositionOf, type Element, type ElementId, walk } from '../../element';
import {
  checkPendantHeight,
  clampPendantHeight,
  type HangingParts,
  type HeightLimits,
  type PendantHeightFailure,
  pendantHeightLimits,
  pendantHeightOfWire,
} from '../../pendant-height';
import type { Result } from '../../result';
import { absoluteVerticalPosition } from '../../space';
import { type Attempt, changeAttributes, elementIn } from '../attempt';
import type { Change } from '../change';
import type { EditFailure } from '../edit-failure';
import { eachElement } from './each-element';
import { clusterAbove, roomOf } from './set-installation';

/** Hangs elements, and everything that hangs in groups, at one height (TC8). */
export function setHeight(attempt: Attempt, { elementIds, heightCm }: Extract<Change, { kind: 'set-height' }>): EditFailure | undefined {
  return eachElement(attempt, hangingBelow(attempt, elementIds), (element) => hang(attempt, element, heightCm));
}

/** Adds to the height of each element; all of them take it, or none does and those that refuse are named (TC7). */
export function shiftHeights(
  attempt: Attempt,
  { elementIds, deltaCm }: Extract<Change, { kind: 'shift-heights' }>,
): EditFailure | undefined {
  return eachElement(attempt, hangingBelow(attempt, elementIds), (element) => hang(attempt, element, heightOf(element) + deltaCm));
}

/** Sets the height that a wire makes with canopy and body (PH11). */
export function setWireLength(
  attempt: Attempt,
  { elementIds, wireLengthCm }: Extract<Change, { kind: 'set-wire-length' }>,
): EditFailure | undefined {
  return eachElement(attempt, hangingBelow(attempt, elementIds), (element) => {
    if (!Number.isInteger(wireLengthCm) || wireLengthCm < 0) return { code: 'pendant-height.not-whole', value: wireLengthCm };
    const failure = hang(attempt, element, pendantHeightOfWire(wireLengthCm, partsOf(attempt, element)));
    if (failure === undefined) changeAttributes(attempt, elementIn(attempt, element.id), { wireLength: wireLengthCm });
    return failure;
  });
}

/** Brings the heights below an element to what the room and their mounting leave, telling each that changes (TC9). */
export function limitHeights(attempt: Attempt, topId: ElementId): EditFailure | undefined {
  return eachElement(attempt, hangingBelow(attempt, [topId]), (element) => {
    const limits = limitsOf(attempt, element);
    if (!limits.ok) return limits.failure;
    const before = element.props.attributes.pendantHeight;
    if (before === undefined) return undefined;
    const { heightCm, limit } = clampPendantHeight(before, limits.value);
    if (limit === undefined) return undefined;
    changeAttributes(attempt, element, { pendantHeight: heightCm, wireLength: undefined });
    attempt.effects.push({ kind: 'height-limited', elementId: element.id, heightCm, limit });
    return undefined;
  });
}

function hang(attempt: Attempt, element: Element, heightCm: number): EditFailure | undefined {
  if (element.props.attributeOptions.pendantHeight === undefined) return { code: 'edit.has-no-height', type: element.type };
  const limits = limitsOf(attempt, element);
  if (!limits.ok) return limits.failure;
  const height = checkPendantHeight(heightCm, limits.value);
  if (!height.ok) return height.failure;
  changeAttributes(attempt, element, { pendantHeight: height.value, wireLength: undefined });
  return undefined;
}

/** The elements themselves, and of groups everything in them that hangs; each once. */
function hangingBelow(attempt: Attempt, elementIds: readonly ElementId[]): readonly ElementId[] {
  const { tree } = attempt.configuration;
  const ids = elementIds.flatMap((id) => {
    const element = tree.elements.get(id);
    if (element === undefined || element.childIds.length === 0) return [id];
    const below = [...walk(tree, id)].filter(({ props }) => props.attributeOptions.pendantHeight !== undefined);
    return below.map((hanging) => hanging.id);
  });
  return [...new Set(ids)];
}

function limitsOf(attempt: Attempt, element: Element): Result<HeightLimits, PendantHeightFailure> {
  const { height: roomHeightMetres } = roomOf(attempt).roomSize;
  const [, y] = absolutePositionOf(attempt.configuration.tree, element.id);
  return pendantHeightLimits(element.props.attributeOptions.pendantHeight ?? {}, {
    roomHeightMetres,
    absoluteVerticalMetres: absoluteVerticalPosition(y, roomHeightMetres),
  });
}

function heightOf({ props }: Element): number {
  return props.attributes.pendantHeight ?? props.attributeOptions.pendantHeight?.standard ?? Number.NaN;
}

/** The canopy is the cluster's that the element hangs in; without one there is none to measure. */
function partsOf(attempt: Attempt, element: Element): HangingParts {
  return { canopyHeightMetres: clusterAbove(attempt, element)?.size.height ?? 0, elementHeightMetres: element.size.height };
}
