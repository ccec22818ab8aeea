import { beltOf, placeOnBelt } from '../belt';
import { createTrack, type ElementGeometry, type ElementNode, type ModelElementInput, type Position, placedAt } from '../element';

/** Inputs of a belt: the model of its track, its fixing points, and the elements on it. */
export interface BeltInput extends Omit<ModelElementInput, 'elements'> {
  /** Fixing points, 2 or more, metres from its own place. */
  readonly points: readonly Position[];
  /** Extra length of each span, 0 = taut to 1 = twice as long; default taut. */
  readonly slack?: readonly number[];
  /** True when a last span leads back to the first point; default false. */
  readonly isClosed?: boolean;
  /** Elements on it in this order, evenly spread from end to end, or around a closed one; default none. */
  readonly hosted?: readonly ElementNode[];
}

/**
 * Creates a track that hangs as a belt, with the elements on it (BT19). Throws a RangeError for fewer than two points, or a missing slack.
 */
export function createBelt({ points, slack, isClosed = false, hosted = [], ...input }: BeltInput): ElementNode {
  const spans = isClosed ? points.length : Math.max(points.length - 1, 0);
  const path = { points, slack: slack ?? new Array<number>(spans).fill(0), isClosed };
  const belt = beltOf(path);
  const gap = belt.lengthMetres / (isClosed ? hosted.length : hosted.length + 1);
  const elements = hosted.map((node, index) => {
    const arcLengthMetres = gap * (isClosed ? index : index + 1);
    const sitting = withGeometry(node, { kind: 'hosted', trackId: input.id, arcLengthMetres });
    return placedAt(sitting, placeOnBelt(belt, arcLengthMetres).at);
  });
  const technicalData = { productLength: belt.lengthMetres, ...input.technicalData };
  return withGeometry(createTrack({ ...input, technicalData, elements }), { kind: 'path', ...path });
}

function withGeometry(node: ElementNode, geometry: ElementGeometry): ElementNode {
  return { ...node, props: { ...node.props, geometry } };
}
