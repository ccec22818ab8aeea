import type { FinishMaterial, LuminaireRecipe, Place, Suspension } from '@candil/catalogue/imagery';
import { Color, CylinderGeometry, Group, Mesh, MeshStandardMaterial } from 'three';
import { belt } from '../geometry/belt';
import { cable } from '../geometry/cable';
import { cableSurface } from '../materials/plain-surfaces';
import { type LuminairePart, luminaireParts, propParts } from './luminaire-parts';
import { surfacesOf } from './surfaces';

export interface LuminaireOptions {
  /** 0 is dark, 1 the usual light of a room in the evening. */
  readonly lightLevel?: number;
  readonly cableMetres?: number;
}

const GLAND_METRES = 0.009;

const cableParts = (radiusMetres: number, [x, y, z]: Place, cableMetres: number): Mesh[] => {
  const textile = cableSurface();
  const gland = new CylinderGeometry(radiusMetres * 1.5, radiusMetres * 1.9, GLAND_METRES, 24);
  const strainRelief = new Mesh(gland.translate(x, y + GLAND_METRES / 2, z), textile);
  strainRelief.name = 'gland';
  const drop = new Mesh(cable(radiusMetres, y, cableMetres).translate(x, 0, z), textile);
  drop.name = 'cable';
  return [strainRelief, drop];
};

/** The belts of the range are dyed in their own colours; under a luminaire lies the terra one. */
const BELT_HEX = '#8e3f2a';

const suspensionParts = (suspension: Suspension | undefined, lengthMetres: number): Mesh[] => {
  if (!suspension) return [];
  if (suspension.kind === 'cable') return suspension.entries.flatMap((entry) => cableParts(suspension.radiusMetres, entry, lengthMetres));
  const band = new Mesh(
    belt(suspension.heightMetres, suspension.sagMetres, lengthMetres),
    new MeshStandardMaterial({ name: 'belt', color: new Color(BELT_HEX), roughness: 0.9 }),
  );
  band.name = 'belt';
  band.castShadow = true;
  return [band];
};

/** Skins that cast shadows; a shining skin casts none of its own. */
const SHADED = new Set(['finish', 'white', 'hardware', 'linen', 'mirror']);

/**
 * One luminaire in metres: lowest point at y = 0, what it hangs from above it.
 * Children are `body` (its bounding box is that of the recipe) and `suspension`. The caller disposes geometries and materials.
 */
export const buildLuminaire = (recipe: LuminaireRecipe, finish: FinishMaterial, options: LuminaireOptions = {}): Group => {
  const { lightLevel = 1, cableMetres = 1.5 } = options;
  const surfaceOf = surfacesOf(finish, lightLevel);
  const meshOf = (part: LuminairePart): Mesh => {
    const mesh = new Mesh(part.geometry, surfaceOf(part));
    mesh.name = part.name;
    mesh.applyMatrix4(part.place);
    mesh.castShadow = true;
    mesh.receiveShadow = SHADED.has(part.surface);
    return mesh;
  };
  const body = new Group();
  body.name = 'body';
  body.add(...luminaireParts(recipe).map(meshOf));
  const suspension = new Group();
  suspension.name = 'suspension';
  // One by one: three warns when it is asked to add nothing.
  for (const mesh of [...suspensionParts(recipe.suspension, cableMetres), ...propParts(recipe).map(meshOf)]) suspension.add(mesh);
  const luminaire = new Group();
  luminaire.name = `luminaire-${recipe.model}-${finish.code}`;
  luminaire.add(body, suspension);
  return luminaire;
};
