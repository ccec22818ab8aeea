import { TOLERANCE_METRES } from '../measure';

/** Ends a list of circles; as a bucket it says that there is no such circle. */
export const NONE = -1;
/** Largest id of a circle, inclusive: a grid is as large as its largest id, and no circle overlaps more than that. */
export const MAX_CIRCLE_ID = 999_999;
/** x, z, reach and radius of a circle stand together, so that the test of a pair touches one line of memory. */
export const PER_CIRCLE = 4;

const LEAST_CAPACITY = 64;
const LEAST_CELL_METRES = 0.01;
/** Cells grow at least by this factor, so that ever larger circles do not build the lists anew each. */
const CELL_GROWTH = 1.1;
/** Buckets for each circle, at least: a bucket seldom holds a second cell. */
const BUCKETS_PER_CIRCLE = 4;
const GOLDEN_SECTION = 0.618034;

/**
 * Spatial hash of circles: an unbounded grid whose cells are as wide as the largest circle, so that only the nine cells around a circle
 * matter. Cells share a table of buckets: the columns of a row stand side by side, and rows are an odd step of about the golden section
 * apart, which spreads rows, columns and blocks evenly and keeps nine cells nine buckets. Circles of another cell in the same bucket fail
 * the test of distance like any distant circle. The circles of a bucket are a list through `next` and `previous`. Where the cells or the
 * table must grow, the lists wait until {@link CircleCells.ready}. Nothing is checked here.
 */
export class CircleCells {
  circles = new Float64Array(LEAST_CAPACITY * PER_CIRCLE);
  next = new Int32Array(LEAST_CAPACITY);
  /** The bucket of each circle. */
  buckets = new Int32Array(LEAST_CAPACITY).fill(NONE);
  /** The first circle of each bucket. */
  heads = new Int32Array(LEAST_CAPACITY * BUCKETS_PER_CIRCLE);
  mask = 0;
  rowStep = 0;
  /** One more than the largest id so far. */
  idEnd = 0;
  count = 0;
  private previous = new Int32Array(LEAST_CAPACITY);
  private cellMetres = 0;
  private cellsPerMetre = 0;
  private isStale = true;

  has(id: number): boolean {
    // `buckets[id]` is undefined for an invalid index, and then not at least 0 either.
    return (this.buckets[id] as number) >= 0;
  }

  add(id: number, x: number, z: number, radius: number): void {
    if (id >= this.next.length) this.grow(id + 1);
    this.idEnd = Math.max(this.idEnd, id + 1);
    this.count += 1;
    if (this.count * BUCKETS_PER_CIRCLE > this.heads.length) this.isStale = true;
    const at = id * PER_CIRCLE;
    this.circles[at] = x;
    this.circles[at + 1] = z;
    this.setRadius(id, radius);
    // Any bucket says that the circle is there; the right one follows with its list.
    this.buckets[id] = 0;
    if (!this.isStale) this.link(id, this.bucketAt(x, z));
  }

  setCentre(id: number, x: number, z: number): void {
    const at = id * PER_CIRCLE;
    this.circles[at] = x;
    this.circles[at + 1] = z;
    if (this.isStale) return;
    const bucket = this.bucketAt(x, z);
    if (bucket === this.buckets[id]) return;
    this.unlink(id);
    this.link(id, bucket);
  }

  setRadius(id: number, radius: number): void {
    const at = id * PER_CIRCLE;
    // The reach is short of the radius by half the tolerance, so that circles that touch never overlap (CO2).
    this.circles[at + 2] = Math.max(0, radius - TOLERANCE_METRES / 2);
    this.circles[at + 3] = radius;
    if (radius * 2 > this.cellMetres) this.isStale = true;
  }

  take(id: number): void {
    if (!this.isStale) this.unlink(id);
    this.buckets[id] = NONE;
    this.count -= 1;
  }

  bucketAt(x: number, z: number): number {
    // Whole numbers at once: adding doubles and turning the sum into one takes longer.
    return ((Math.floor(x * this.cellsPerMetre) | 0) + Math.imul(Math.floor(z * this.cellsPerMetre), this.rowStep)) & this.mask;
  }

  /** The cells with their lists built. */
  ready(): this {
    if (this.isStale) this.build();
    return this;
  }

  private link(id: number, bucket: number): void {
    const head = this.heads[bucket] as number;
    this.next[id] = head;
    this.previous[id] = NONE;
    if (head !== NONE) this.previous[head] = id;
    this.heads[bucket] = id;
    this.buckets[id] = bucket;
  }

  private unlink(id: number): void {
    const next = this.next[id] as number;
    const previous = this.previous[id] as number;
    if (previous === NONE) this.heads[this.buckets[id] as number] = next;
    else this.next[previous] = next;
    if (next !== NONE) this.previous[next] = previous;
  }

  private build(): void {
    const { circles } = this;
    let diameter = LEAST_CELL_METRES;
    for (let id = 0; id < this.idEnd; id += 1) {
      if (this.has(id)) diameter = Math.max(diameter, 2 * (circles[id * PER_CIRCLE + 3] as number));
    }
    this.cellMetres = diameter > this.cellMetres ? Math.max(diameter, this.cellMetres * CELL_GROWTH) : diameter;
    this.cellsPerMetre = 1 / this.cellMetres;
    const length = Math.max(this.heads.length, powerOfTwoFrom(this.count * BUCKETS_PER_CIRCLE));
    if (length > this.heads.length) this.heads = new Int32Array(length);
    this.heads.fill(NONE);
    this.mask = length - 1;
    this.rowStep = Math.floor(length * GOLDEN_SECTION) | 1;
    for (let id = 0; id < this.idEnd; id += 1) {
      const at = id * PER_CIRCLE;
      if (this.has(id)) this.link(id, this.bucketAt(circles[at] as number, circles[at + 1] as number));
    }
    this.isStale = false;
  }

  private grow(capacity: number): void {
    const length = powerOfTwoFrom(capacity);
    const { circles, buckets } = this;
    this.circles = new Float64Array(length * PER_CIRCLE);
    this.circles.set(circles);
    this.buckets = new Int32Array(length).fill(NONE);
    this.buckets.set(buckets);
    this.next = new Int32Array(length);
    this.previous = new Int32Array(length);
    // The lists stood in the arrays that are gone.
    this.isStale = true;
  }
}

/** The least power of two that is no less, of a number from 2 to 2³⁰. */
function powerOfTwoFrom(least: number): number {
  return 1 << (32 - Math.clz32(least - 1));
}
