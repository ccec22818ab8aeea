import { type Element, type ElementId, type ElementTree, walk } from '../element';
import { sumInThousandths } from './thousandths';

/** Two elements that are joined, such as the ends of two tracks. */
export type ElectricalJoint = readonly [ElementId, ElementId];

/** Elements that are fed together. */
export interface ElectricalComponent {
  /** In the order of the tree. */
  readonly elements: readonly ElementId[];
  /** Elements that feed the others; none = without power, more than one = fed twice. */
  readonly connections: readonly ElementId[];
  /** Consumption of the other elements. */
  readonly watts: number;
  /** Output of the connections. */
  readonly delivered_power: number;
  /** `unfed`: no connection; `overloaded`: it consumes more than it is fed; `fed`: neither. */
  readonly status: 'unfed' | 'overloaded' | 'fed';
}

/**
 * The connected components below an element, in the order of the tree: each track or electrical connection with the elements on it and
 * what is joined to it (EL10–EL12). Throws for a joint with an element that is not there (EL13).
 */
export function electricalComponents(
  tree: ElementTree,
  id: ElementId = tree.rootId,
  joints: readonly ElectricalJoint[] = [],
): readonly ElectricalComponent[] {
  const elements = [...walk(tree, id)];
  const leaders = new Map(elements.map((element) => [element.id, element.id]));
  const leaderOf = (elementId: ElementId): ElementId => {
    let leader = elementId;
    for (let next = leaders.get(leader); next !== undefined && next !== leader; next = leaders.get(leader)) leader = next;
    return leader;
  };
  const join = (a: ElementId, b: ElementId) => leaders.set(leaderOf(b), leaderOf(a));
  for (const { type, id: track, childIds } of elements) {
    if (type === 'Track') for (const childId of childIds) join(track, childId);
  }
  for (const [a, b] of joints) {
    for (const end of [a, b]) if (!leaders.has(end)) throw new RangeError(`no element "${end}" to join`);
    join(a, b);
  }
  const components = new Map<ElementId, Element[]>();
  for (const element of elements) {
    const leader = leaderOf(element.id);
    const others = components.get(leader);
    if (others === undefined) components.set(leader, [element]);
    else others.push(element);
  }
  return [...components.values()].filter((those) => those.some(isElectrical)).map(componentOf);
}

function isElectrical({ type }: Element): boolean {
  return type === 'Track' || type === 'ElectricalConnection';
}

function componentOf(elements: readonly Element[]): ElectricalComponent {
  const connections = elements.filter(({ type }) => type === 'ElectricalConnection');
  const loads = elements.filter(({ type }) => type !== 'ElectricalConnection');
  const watts = sumInThousandths(loads.map(({ facts }) => facts.power ?? 0));
  const delivered = sumInThousandths(connections.map(({ facts }) => facts.deliveredPower ?? 0));
  return {
    elements: elements.map(({ id }) => id),
    connections: connections.map(({ id }) => id),
    watts,
    delivered_power: delivered,
    status: connections.length === 0 ? 'unfed' : watts > delivered ? 'overloaded' : 'fed',
  };
}
