import { requireMeasure } from '../measure';
import { type BoardBody, type BoardConnector, type PlacedConnector, placedConnectors, signedDegrees } from './board-shape';

/** Two connectors that hold one another. */
export interface BoardJoint {
  /** The connector that goes into the other. */
  readonly male: PlacedConnector;
  /** The connector that takes it. */
  readonly female: PlacedConnector;
}

/** Parts that hold together, with the joints between them. */
export interface BoardAssembly {
  /** Ids of the parts that are joined to each other, in the order of the board. */
  readonly partIds: readonly string[];
  /** Joints between the parts. */
  readonly joints: readonly BoardJoint[];
}

const JOINT_METRES = 0.001;
const JOINT_DEGREES = 0.5;

/** Checks that two connectors can join at all: one kind, one male and one female, both in the plane or both from below (TB4). */
export function connectorsFit(one: BoardConnector, other: BoardConnector): boolean {
  return (
    one.kind === other.kind && one.gender !== other.gender && (one.facingDegrees === undefined) === (other.facingDegrees === undefined)
  );
}

/** The name of a connector on its board. */
export function connectorKey({ partId, connector }: PlacedConnector): string {
  return `${partId} ${connector.id}`;
}

/** Connectors by where they are, so that one looks at its neighbours alone. */
export class ConnectorGrid {
  readonly #cells = new Map<string, PlacedConnector[]>();
  readonly #cellMetres: number;

  /** Cells are above 0 metres wide; throws a RangeError otherwise, and for a connector at no place (TB14). */
  constructor(connectors: Iterable<PlacedConnector>, cellMetres: number) {
    if (!(requireMeasure(cellMetres, 'cell') > 0)) throw new RangeError(`${cellMetres} is no width of a cell`);
    this.#cellMetres = cellMetres;
    for (const placed of connectors) {
      const key = this.#key(placed.x, placed.z);
      const cell = this.#cells.get(key);
      if (cell === undefined) this.#cells.set(key, [placed]);
      else cell.push(placed);
    }
  }

  /** All that are not farther than a cell, and some that are; throws a RangeError for an invalid place (TB14). */
  near({ x, z }: { readonly x: number; readonly z: number }): readonly PlacedConnector[] {
    const found: PlacedConnector[] = [];
    for (const dx of [-1, 0, 1]) {
      for (const dz of [-1, 0, 1]) {
        const cell = this.#cells.get(this.#key(x + dx * this.#cellMetres, z + dz * this.#cellMetres));
        if (cell !== undefined) found.push(...cell);
      }
    }
    return found;
  }

  #key(x: number, z: number): string {
    for (const metres of [x, z]) requireMeasure(metres, 'coordinate');
    return `${Math.floor(x / this.#cellMetres)} ${Math.floor(z / this.#cellMetres)}`;
  }
}

/** The joints of a board: connectors that fit, at one place and facing one another, each of them once (TB4). */
export function boardJoints(bodies: readonly BoardBody[]): readonly BoardJoint[] {
  const all = bodies.flatMap(placedConnectors);
  const females = new ConnectorGrid(
    all.filter(({ connector }) => connector.gender === 'female'),
    0.01,
  );
  const taken = new Set<string>();
  return all.flatMap((male): readonly BoardJoint[] => {
    if (male.connector.gender === 'female') return [];
    const female = females.near(male).find((other) => !taken.has(connectorKey(other)) && isJoined(male, other));
    if (female === undefined) return [];
    taken.add(connectorKey(female));
    return [{ male, female }];
  });
}

function isJoined(male: PlacedConnector, female: PlacedConnector): boolean {
  if (male.partId === female.partId || !connectorsFit(male.connector, female.connector)) return false;
  if (Math.hypot(male.x - female.x, male.z - female.z) > JOINT_METRES) return false;
  if (male.facingDegrees === undefined || female.facingDegrees === undefined) return true;
  return Math.abs(signedDegrees(male.facingDegrees - female.facingDegrees - 180)) <= JOINT_DEGREES;
}

/** The connectors that hold nothing. */
export function openConnectors(bodies: readonly BoardBody[], joints: readonly BoardJoint[]): readonly PlacedConnector[] {
  const taken = new Set(joints.flatMap(({ male, female }) => [connectorKey(male), connectorKey(female)]));
  return bodies.flatMap(placedConnectors).filter((placed) => !taken.has(connectorKey(placed)));
}

/** Groups of joined parts, in the order of the parts; a part without joints is a group by itself. */
export function boardAssemblies(bodies: readonly BoardBody[], joints: readonly BoardJoint[]): readonly BoardAssembly[] {
  const leaders = new Map(bodies.map(({ id }) => [id, id]));
  const leaderOf = (id: string): string => {
    let leader = id;
    for (let next = leaders.get(leader) ?? leader; next !== leader; next = leaders.get(leader) ?? leader) leader = next;
    leaders.set(id, leader);
    return leader;
  };
  for (const { male, female } of joints) leaders.set(leaderOf(male.partId), leaderOf(female.partId));
  const found = new Map<string, { partIds: string[]; joints: BoardJoint[] }>();
  for (const { id } of bodies) {
    const leader = leaderOf(id);
    const assembly = found.get(leader);
    if (assembly === undefined) found.set(leader, { partIds: [id], joints: [] });
    else assembly.partIds.push(id);
  }
  for (const joint of joints) found.get(leaderOf(joint.male.partId))?.joints.push(joint);
  return [...found.values()];
}
