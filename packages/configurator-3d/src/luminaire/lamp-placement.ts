import type { LuminaireRecipe } from '@candil/catalogue/imagery';

/** Where the light leaves the luminaire, in its own metres; a studio puts its lamps there. */
export type LampPlacement =
  | { readonly kind: 'down'; readonly heightMetres: number; readonly halfAngleDegrees: number }
  | { readonly kind: 'around'; readonly heightMetres: number; readonly radiusMetres: number }
  | { readonly kind: 'up'; readonly heightMetres: number; readonly radiusMetres: number }
  | { readonly kind: 'hoop'; readonly heightMetres: number; readonly radiusMetres: number };

export const lampPlacement = (recipe: LuminaireRecipe): LampPlacement => {
  switch (recipe.lamp.kind) {
    case 'bulb':
    case 'disc': {
      const { heightMetres } = recipe.lamp;
      const halfAngle = recipe.lamp.kind === 'disc' ? 62 : (Math.atan2(recipe.radiusMetres, heightMetres) * 180) / Math.PI;
      return { kind: 'down', heightMetres, halfAngleDegrees: Math.min(72, halfAngle) };
    }
    case 'inner-face':
      return { kind: 'hoop', heightMetres: recipe.radiusMetres, radiusMetres: recipe.radiusMetres - (recipe.section?.radialMetres ?? 0) };
    case 'body':
      if (recipe.globe) return { kind: 'up', heightMetres: recipe.globe.centreMetres, radiusMetres: recipe.globe.radiusMetres };
      return {
        kind: 'around',
        heightMetres: recipe.kind === 'globe' ? recipe.radiusMetres : recipe.heightMetres * 0.42,
        radiusMetres: recipe.radiusMetres,
      };
  }
};
