import { CircleCells, MAX_CIRCLE_ID, PER_CIRCLE } from './circle-cells';
import { type ExemptPair, findOverlaps, sweepOverlaps } from './overlapping-circles';
import { type PlanCircle, planMeasure, planRadius } from './plan';

/** Another circle and the gap to it, metres; negative where they overlap (CO7). */
export interface Neighbour {
  /** Number of the neighbour in the grid. */
  readonly id: number;
  /** Between the edges, metres; below 0 where they overlap. */
  readonly gapMetres: number;
}

/**
 * The circles of a plan, by which elements collide: two do when their centres are nearer than the sum of their radii (CO1, CO2), unless
 * the pair is exempt (CO3). Ids are whole numbers from 0 to 999,999 given by the caller, best without gaps; centres and
 * radii are metres. An unknown id, one that is there already, or an invalid measure of a plan throws a RangeError (CO4).
 * To move a circle and ask whether it collides takes the same time among a hundred circles and ten thousand.
 */
export class CircleGrid {
  private readonly cells = new CircleCells();
  private readonly found: number[] = [];

  constructor(private readonly isExempt?: ExemptPair) {}

  /** Number of circles. */
  get size(): number {
    return this.cells.count;
  }

  /** Checks that there is a circle of that id; accepts any number. */
  has(id: number): boolean {
    return this.cells.has(id);
  }

  /** Position of the circle. */
  circleOf(id: number): PlanCircle {
    this.requireCircle(id);
    const { circles } = this.cells;
    const at = id * PER_CIRCLE;
    return { x: circles[at] as number, z: circles[at + 1] as number, radius: circles[at + 3] as number };
  }

  /** Puts a circle on an id that is free. */
  insert(id: number, x: number, z: number, radius: number): void {
    if (!Number.isInteger(id) || id < 0 || id > MAX_CIRCLE_ID) throw new RangeError(`${id} is no id of a circle`);
    if (this.cells.has(id)) throw new RangeError(`circle ${id} is there already`);
    this.cells.add(id, planMeasure(x, 'x'), planMeasure(z, 'z'), planRadius(radius));
  }

  /** Puts the centre of a circle elsewhere, whatever is there. */
  move(id: number, x: number, z: number): void {
    this.requireCircle(id);
    this.cells.setCentre(id, planMeasure(x, 'x'), planMeasure(z, 'z'));
  }

  /** Gives a circle another radius. */
  resize(id: number, radius: number): void {
    this.requireCircle(id);
    this.cells.setRadius(id, planRadius(radius));
  }

  /** Takes a circle out; its id is free again. */
  remove(id: number): void {
    this.requireCircle(id);
    this.cells.take(id);
  }

  /** Checks whether the circle collides with any other. */
  collides(id: number): boolean {
    return this.findAround(id, 1) > 0;
  }

  /** Every circle that this one collides with, by id (CO5). */
  overlapping(id: number): readonly number[] {
    return this.found.slice(0, this.findAround(id)).sort((one, other) => one - other);
  }

  /** Every circle that collides, by id: as asking each, in one sweep (CO5). */
  collidingIds(): readonly number[] {
    return sweepOverlaps(this.cells, this.isExempt);
  }

  /**
   * Circle that this one would overlap most deeply with its centre there, the lowest id of equals; undefined for none (CO6). Circles of
   * `ignored` do not count.
   */
  blockerAt(id: number, x: number, z: number, ignored?: ReadonlySet<number>): number | undefined {
    this.requireCircle(id);
    const count = findOverlaps(this.cells, id, planMeasure(x, 'x'), planMeasure(z, 'z'), this.isExempt, this.found);
    if (count === 0) return undefined;
    const overlapped = this.found.slice(0, count).filter((other) => ignored === undefined || !ignored.has(other));
    const blockers = overlapped.map((other) => ({ id: other, gapMetres: this.gapAt(id, x, z, other) }));
    return nearestFirst(blockers)[0]?.id;
  }

  /** The circles less than so many metres from this one, edge to edge, the nearest first, then by id (CO7). Looks at every circle. */
  neighboursOf(id: number, withinMetres: number): readonly Neighbour[] {
    const { x, z } = this.circleOf(id);
    planMeasure(withinMetres, 'distance');
    const neighbours: Neighbour[] = [];
    for (let other = 0; other < this.cells.idEnd; other += 1) {
      if (other === id || !this.cells.has(other)) continue;
      const gapMetres = this.gapAt(id, x, z, other);
      if (gapMetres < withinMetres && !this.isExempt?.(id, other)) neighbours.push({ id: other, gapMetres });
    }
    return nearestFirst(neighbours);
  }

  /** Puts the circles that this one collides with into `found`, up to a limit, and returns their number. */
  private findAround(id: number, most?: number): number {
    this.requireCircle(id);
    const { circles } = this.cells;
    const at = id * PER_CIRCLE;
    return findOverlaps(this.cells, id, circles[at] as number, circles[at + 1] as number, this.isExempt, this.found, most);
  }

  private gapAt(id: number, x: number, z: number, other: number): number {
    const circle = this.circleOf(other);
    return Math.hypot(circle.x - x, circle.z - z) - circle.radius - this.circleOf(id).radius;
  }

  private requireCircle(id: number): void {
    if (!this.cells.has(id)) throw new RangeError(`there is no circle ${id}`);
  }
}

function nearestFirst(neighbours: Neighbour[]): readonly Neighbour[] {
  return neighbours.sort((one, other) => one.gapMetres - other.gapMetres || one.id - other.id);
}
