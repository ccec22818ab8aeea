import { normalOf, patchCount, placeOn, type RectangularRoom, type RoomFace, roomFaces } from './room-faces';

/** Rectangles that exchange light are at most so many: the work grows with their square. */
const MOST_PATCHES = 1500;
const LARGER = 1.2;
/** Places of a rectangle where direct light is taken, along each side. */
const SAMPLES = [0.25, 0.75];

/** Rectangles of a room with sides of at most this length, counted before any is made. */
function countFor({ lengthMetres: l, widthMetres: w, heightMetres: h }: RectangularRoom, patchMetres: number): number {
  const along = (length: number) => Math.max(1, Math.ceil(length / patchMetres - 1e-9));
  return 2 * (along(l) * along(w) + along(l) * along(h) + along(w) * along(h));
}

/** The faces of a room in rectangles as small as wanted, larger where there would be more than 1500. */
export function boundedFaces(room: RectangularRoom, wantedMetres: number): readonly RoomFace[] {
  let patchMetres = wantedMetres;
  while (countFor(room, patchMetres) > MOST_PATCHES) patchMetres *= LARGER;
  return roomFaces(room, patchMetres);
}

/** Every rectangle with its middle, the places where direct light is taken, and its area. */
export function patchesOf(faces: readonly RoomFace[]) {
  return faces.flatMap((face) => {
    const normal = normalOf(face);
    return face.v.slice(1).flatMap((v1, row) =>
      face.u.slice(1).map((u1, column) => {
        const [u0, v0] = [face.u[column] as number, face.v[row] as number];
        const at = (share: number, other: number) => placeOn(face, u0 + (u1 - u0) * share, v0 + (v1 - v0) * other);
        const samples = SAMPLES.flatMap((share) => SAMPLES.map((other) => ({ positionMetres: at(share, other), normal })));
        return { face, middle: { positionMetres: at(0.5, 0.5), normal }, samples, area: (u1 - u0) * (v1 - v0) };
      }),
    );
  });
}

export type Patch = ReturnType<typeof patchesOf>[number];

/** The mean of values of the rectangles of a face, by their area. */
export function faceMean(face: RoomFace, patches: readonly Patch[], values: Float64Array): number {
  let [sum, area] = [0, 0];
  for (let index = face.first; index < face.first + patchCount(face); index += 1) {
    sum += (values[index] as number) * (patches[index] as Patch).area;
    area += (patches[index] as Patch).area;
  }
  return sum / area;
}
