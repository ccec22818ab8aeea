import type { FinishMaterial, LuminaireRecipe } from '@candil/catalogue/imagery';
import { Color, CylinderGeometry, Group, type Material, Mesh, MeshStandardMaterial } from 'three';
import { cable } from '../geometry/cable';
import { finishSurface } from '../materials/finish-surface';
import { insideSurface } from '../materials/inside-surface';
import { opalSurface } from '../materials/opal-surface';
import { luminaireParts, type Surface } from './luminaire-parts';

export interface LuminaireOptions {
  /** 0 is dark, 1 the usual light of a room in the evening. */
  readonly lightLevel?: number;
  readonly cableMetres?: number;
}

const GLAND_METRES = 0.009;

const cableParts = (recipe: LuminaireRecipe, cableMetres: number): Mesh[] => {
  const textile = new MeshStandardMaterial({ name: 'cable', color: new Color('#141414'), roughness: 0.9 });
  const gland = new CylinderGeometry(recipe.cables.radiusMetres * 1.5, recipe.cables.radiusMetres * 1.9, GLAND_METRES, 24);
  const strainRelief = new Mesh(gland.translate(0, recipe.heightMetres + GLAND_METRES / 2, 0), textile);
  strainRelief.name = 'gland';
  const drop = new Mesh(cable(recipe.cables.radiusMetres, recipe.heightMetres, cableMetres), textile);
  drop.name = 'cable';
  return [strainRelief, drop];
};

/**
 * One luminaire in metres: lowest point at y = 0, cable entry at y = `recipe.heightMetres`, cable above it.
 * Children are `body` (its bounding box is that of the recipe) and `suspension`. The caller disposes geometries and materials.
 */
export const buildLuminaire = (recipe: LuminaireRecipe, finish: FinishMaterial, options: LuminaireOptions = {}): Group => {
  const { lightLevel = 1, cableMetres = 1.5 } = options;
  const lampHeight =
    recipe.lamp.kind === 'bulb' || recipe.lamp.kind === 'disc' ? recipe.lamp.heightMetres : (recipe.globe?.centreMetres ?? 0);
  const surfaces: Record<Surface, Material> = {
    finish: finishSurface(finish),
    inside: insideSurface({ heightMetres: lampHeight, reachMetres: recipe.radiusMetres * 0.9 }, lightLevel),
    opal: opalSurface(lightLevel),
    lamp: opalSurface(lightLevel * 1.5, '#ffeccc', '#ffe0b0', 0.8),
  };
  const body = new Group();
  body.name = 'body';
  for (const part of luminaireParts(recipe)) {
    const mesh = new Mesh(part.geometry, surfaces[part.surface]);
    mesh.name = part.name;
    mesh.castShadow = true;
    mesh.receiveShadow = part.surface === 'finish';
    body.add(mesh);
  }
  const suspension = new Group();
  suspension.name = 'suspension';
  suspension.add(...cableParts(recipe, cableMetres));
  const luminaire = new Group();
  luminaire.name = `luminaire-${recipe.model}-${finish.code}`;
  luminaire.add(body, suspension);
  return luminaire;
};
