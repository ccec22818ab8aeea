import { type Element, type ElementId, walk } from '../../element';
import { checkPendantHeight, clampPendantHeight, MAX_PENDANT_HEIGHT_CM, pendantHeightOfWire } from '../../pendant-height';
import { type Attempt, changeAttributes, elementIn } from '../attempt';
import type { Change } from '../change';
import type { EditFailure } from '../edit-failure';
import { heightLimitsOf } from '../surroundings';
import { eachElement } from './each-element';
import { hangingParts } from './hanging';

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
    // A longer wire is refused by the height that it makes.
    const wireCm = Math.min(wireLengthCm, MAX_PENDANT_HEIGHT_CM);
    const failure = hang(attempt, element, Math.max(pendantHeightOfWire(wireCm, hangingParts(attempt, element)), wireLengthCm));
    if (failure === undefined) changeAttributes(attempt, elementIn(attempt, element.id), { wireLength: wireLengthCm + 0 });
    return failure;
  });
}

/** Brings the heights below an element within the limits of the room and their mounting, and reports each change (TC9). */
export function limitHeights(attempt: Attempt, topId: ElementId): EditFailure | undefined {
  return eachElement(attempt, hangingBelow(attempt, [topId]), (element) => {
    const before = element.props.attributes.pendantHeight;
    // An element without a height stands anywhere, on the floor too.
    if (before === undefined) return undefined;
    const limits = heightLimitsOf(attempt.configuration, element);
    if (!limits.ok) return limits.failure;
    const { heightCm, limit } = clampPendantHeight(before, limits.value);
    if (limit === undefined) return undefined;
    changeAttributes(attempt, element, { pendantHeight: heightCm, wireLength: undefined });
    attempt.effects.push({ kind: 'height-limited', elementId: element.id, heightCm, limit });
    return undefined;
  });
}

function hang(attempt: Attempt, element: Element, heightCm: number): EditFailure | undefined {
  if (!hangs(element)) return { code: 'edit.has-no-height', type: element.type };
  const limits = heightLimitsOf(attempt.configuration, element);
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
    return [...walk(tree, id)].filter(hangs).map((hanging) => hanging.id);
  });
  return [...new Set(ids)];
}

/** Checks whether an element has a height: one it offers, or that of a pendant without a model. */
function hangs({ props: { attributes, attributeOptions } }: Element): boolean {
  return (attributeOptions.pendantHeight ?? attributes.pendantHeight) !== undefined;
}

function heightOf({ props }: Element): number {
  return props.attributes.pendantHeight ?? props.attributeOptions.pendantHeight?.standard ?? Number.NaN;
}
