import { BufferGeometry, Color, Float32BufferAttribute, Mesh, MeshLambertMaterial } from 'three';
import type { MoodSettings } from './mood.data';

/** In widths of the picture: a floor, a quarter round and a wall. */
export const CYCLORAMA = { floorHeight: -0.43, curveStart: -0.55, curveRadius: 1.0, width: 14, wallTop: 4.5, floorFront: 4 } as const;

const CURVE_STEPS = 48;
const WALL_STEPS = 40;
/** Height over which the floor's shade passes into the wall's. */
const FADE_HEIGHT = 0.75;

/** The sheet of paper under and behind the product, its floor at `floorHeight`, coloured from the floor's to the wall's shade along the curve. */
export const cyclorama = (paper: MoodSettings['paper']['light'], floorHeight: number = CYCLORAMA.floorHeight): Mesh => {
  const { curveStart, curveRadius, width, wallTop, floorFront } = CYCLORAMA;
  const section: [y: number, z: number, ny: number, nz: number][] = [[floorHeight, floorFront, 1, 0]];
  for (let i = 0; i <= CURVE_STEPS; i++) {
    const angle = (Math.PI / 2) * (i / CURVE_STEPS);
    section.push([
      floorHeight + curveRadius * (1 - Math.cos(angle)),
      curveStart - curveRadius * Math.sin(angle),
      Math.cos(angle),
      Math.sin(angle),
    ]);
  }
  for (let i = 1; i <= WALL_STEPS; i++) {
    section.push([floorHeight + curveRadius + ((wallTop - floorHeight - curveRadius) * i) / WALL_STEPS, curveStart - curveRadius, 0, 1]);
  }

  const floor = new Color(paper.floorHex);
  const wall = new Color(paper.wallHex);
  const positions: number[] = [];
  const normals: number[] = [];
  const colours: number[] = [];
  const indices: number[] = [];
  section.forEach(([y, z, ny, nz], i) => {
    const colour = floor.clone().lerp(wall, 1 - Math.exp(-(((y - floorHeight) / FADE_HEIGHT) ** 2)));
    for (const x of [-width / 2, width / 2]) {
      positions.push(x, y, z);
      normals.push(0, ny, nz);
      colours.push(colour.r, colour.g, colour.b);
    }
    if (i > 0) indices.push(2 * i - 2, 2 * i - 1, 2 * i, 2 * i - 1, 2 * i + 1, 2 * i);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  geometry.setIndex(indices);
  const mesh = new Mesh(geometry, new MeshLambertMaterial({ name: 'cyclorama', vertexColors: true }));
  mesh.name = 'cyclorama';
  mesh.receiveShadow = true;
  return mesh;
};
