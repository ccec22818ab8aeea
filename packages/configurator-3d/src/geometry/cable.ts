import { type BufferGeometry, CylinderGeometry } from 'three';

/** A straight drop that ends at `bottomMetres`. */
export const cable = (radiusMetres: number, bottomMetres: number, lengthMetres: number): BufferGeometry =>
  new CylinderGeometry(radiusMetres, radiusMetres, lengthMetres, 20, 1).translate(0, bottomMetres + lengthMetres / 2, 0);
