import type { PartMap } from './part-map';

export type Point = readonly [x: number, y: number];

/** Largest distance between the stairs of the raster and the drawn line, in steps. */
const TOLERANCE = 0.85;

const distanceToLine = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const length = Math.hypot(bx - ax, by - ay);
  if (length < 1e-9) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
};

/** Douglas and Peucker, without recursion. */
const simplify = (line: readonly Point[]): Point[] => {
  const kept = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [worst, at] = [0, -1];
    for (let i = from + 1; i < to; i++) {
      const distance = distanceToLine(line[i]!, line[from]!, line[to]!);
      if (distance > worst) [worst, at] = [distance, i];
    }
    if (at < 0 || worst <= TOLERANCE) continue;
    kept.add(at);
    spans.push([from, at], [at, to]);
  }
  return line.filter((_, i) => kept.has(i));
};

/** A closed line has no ends to start from: it is cut at the place farthest from its first one. */
const simplifyClosed = (line: readonly Point[]): Point[] => {
  const [first] = line;
  const far = line.reduce(
    (best, point, i) => {
      const distance = Math.hypot(point[0] - first![0], point[1] - first![1]);
      return distance > best.distance ? { distance, i } : best;
    },
    { distance: -1, i: 0 },
  ).i;
  return [...simplify(line.slice(0, far + 1)), ...simplify(line.slice(far)).slice(1)];
};

/** Lines between whatever differs in the map, each once; they run between meeting points of three or more solids, or close. */
export const traceOutlines = ({ columns, rows, solidAt }: PartMap): Point[][] => {
  const stride = columns + 1;
  const neighbours = new Map<number, number[]>();
  const join = (a: number, b: number): void => {
    neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
    neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
  };
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const here = solidAt[y * columns + x];
      if (x + 1 < columns && here !== solidAt[y * columns + x + 1]) join(y * stride + x + 1, (y + 1) * stride + x + 1);
      if (y + 1 < rows && here !== solidAt[(y + 1) * columns + x]) join((y + 1) * stride + x, (y + 1) * stride + x + 1);
    }
  }
  const walked = new Set<string>();
  const edge = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  const walk = (from: number, to: number): number[] => {
    const line = [from, to];
    walked.add(edge(from, to));
    for (;;) {
      const here = line.at(-1)!;
      const ways = neighbours.get(here) ?? [];
      if (ways.length !== 2) return line;
      const next = ways.find((way) => !walked.has(edge(here, way)));
      if (next === undefined) return line;
      walked.add(edge(here, next));
      line.push(next);
    }
  };
  const lines: number[][] = [];
  for (const [at, ways] of neighbours) {
    if (ways.length === 2) continue;
    for (const way of ways) if (!walked.has(edge(at, way))) lines.push(walk(at, way));
  }
  for (const [at, ways] of neighbours) {
    for (const way of ways) if (!walked.has(edge(at, way))) lines.push(walk(at, way));
  }
  return lines.map((line) => {
    const corners = line.map((at): Point => [at % stride, Math.floor(at / stride)]);
    // The middles of the stairs lie nearer to the true line than their corners.
    const middles = corners.slice(1).map((corner, i): Point => [(corner[0] + corners[i]![0]) / 2, (corner[1] + corners[i]![1]) / 2]);
    const closed = line[0] === line.at(-1);
    if (closed) return simplifyClosed([...middles, middles[0]!]);
    return simplify([corners[0]!, ...middles, corners.at(-1)!]);
  });
};
