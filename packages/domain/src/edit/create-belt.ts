import { beltOf, placeOnBelt } from '../belt';
import { createTrack, type ElementGeometry, type ElementNode, type ModelElementInput, type Position, placedAt } from '../element';

/** What a belt is made from: the model of its track, what holds it, and what sits on it. */
export interface BeltInput extends Omit<ModelElementInput, 'elements'> {
  /** What it is fixed at, from 2 points on, metres from its own place. */
  readonly points: readonly Position[];
  /** By how much each span is longer than straight, 0 = taut to 1 = twice as long; default taut. */
  readonly slack?: readonly number[];
  /** Whether a last span leads back to the first point; default false. */
  readonly isClosed?: boolean;
  /** What sits on it in this order, evenly spread from end to end, or around a closed one; default nothing. */
  readonly hosted?: readonly ElementNode[];
}

/** A track that hangs as a belt, with what sits on it (BT19). Throws a RangeError for fewer than two points, or a slack that is missing. */
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
