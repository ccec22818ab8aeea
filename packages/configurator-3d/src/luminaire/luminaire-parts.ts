import type { LuminaireRecipe, Profile, ProfilePoint } from '@candil/catalogue/imagery';
import type { BufferGeometry } from 'three';
import { lathe } from '../geometry/lathe';
import { ring } from '../geometry/ring';
import { circleProfile, sampleProfile } from '../geometry/sample-profile';
import { shade } from '../geometry/shade';
import { shoulderProfile } from '../geometry/shoulder-cap';

/** `inside` is the lit inner skin of a shade, `opal` a glass body that shines, `lamp` a bulb or diffuser. */
export type Surface = 'finish' | 'inside' | 'opal' | 'lamp';

export interface LuminairePart {
  readonly name: string;
  readonly surface: Surface;
  readonly geometry: BufferGeometry;
  /** Parts of one solid close it together. */
  readonly solid: string;
}

const DISC_THICKNESS_METRES = 0.004;

const curveOf = (recipe: LuminaireRecipe): ProfilePoint[] => {
  if (!recipe.profile) throw new Error(`Recipe ${recipe.model} of kind ${recipe.kind} needs a profile`);
  return sampleProfile(recipe.profile);
};

const shadeParts = (recipe: LuminaireRecipe): LuminairePart[] => {
  const wallMetres = recipe.wallMetres ?? 0.0035;
  const skins = shade({ curve: curveOf(recipe), wallMetres, flutes: recipe.flutes, upturned: recipe.kind === 'bowl' });
  return [
    { name: 'shade', surface: 'finish', geometry: skins.outer, solid: 'shade' },
    { name: 'rim', surface: 'finish', geometry: skins.rim, solid: 'shade' },
    { name: 'inside', surface: 'inside', geometry: skins.inner, solid: 'shade' },
  ];
};

const discProfile = (radiusMetres: number, heightMetres: number): Profile => ({
  curve: 'straight',
  filletMetres: 0.0015,
  points: [
    [0, heightMetres + DISC_THICKNESS_METRES],
    [radiusMetres, heightMetres + DISC_THICKNESS_METRES],
    [radiusMetres, heightMetres],
    [0, heightMetres],
  ],
});

const lampParts = ({ lamp }: LuminaireRecipe): LuminairePart[] => {
  switch (lamp.kind) {
    case 'bulb':
      return [{ name: 'bulb', surface: 'lamp', geometry: lathe(circleProfile(lamp.radiusMetres, lamp.heightMetres)), solid: 'bulb' }];
    case 'disc':
      return [
        { name: 'disc', surface: 'lamp', geometry: lathe(sampleProfile(discProfile(lamp.radiusMetres, lamp.heightMetres))), solid: 'disc' },
      ];
    case 'body':
    case 'inner-face':
      return [];
  }
};

const bodyParts = (recipe: LuminaireRecipe): LuminairePart[] => {
  switch (recipe.kind) {
    case 'dome':
    case 'bell':
    case 'cone':
    case 'drum':
      return shadeParts(recipe);
    case 'bowl': {
      if (!recipe.globe) throw new Error(`Bowl ${recipe.model} needs a globe`);
      const globe = lathe(circleProfile(recipe.globe.radiusMetres, recipe.globe.centreMetres));
      return [...shadeParts(recipe), { name: 'globe', surface: 'opal', geometry: globe, solid: 'globe' }];
    }
    case 'globe':
      return [{ name: 'globe', surface: 'opal', geometry: lathe(circleProfile(recipe.radiusMetres, recipe.radiusMetres)), solid: 'globe' }];
    case 'pebble':
    case 'cylinder':
      return [{ name: 'glass', surface: 'opal', geometry: lathe(curveOf(recipe)), solid: 'glass' }];
    case 'ring': {
      if (!recipe.section) throw new Error(`Ring ${recipe.model} needs a section`);
      const { body, diffuser } = ring({ radiusMetres: recipe.radiusMetres, ...recipe.section });
      return [
        { name: 'hoop', surface: 'finish', geometry: body, solid: 'hoop' },
        { name: 'band', surface: 'lamp', geometry: diffuser, solid: 'band' },
      ];
    }
  }
};

const capParts = (recipe: LuminaireRecipe): LuminairePart[] => {
  if (!recipe.cap) return [];
  const curve =
    recipe.cap.kind === 'turned'
      ? sampleProfile(recipe.cap.profile)
      : shoulderProfile({
          globeRadiusMetres: recipe.radiusMetres,
          globeCentreMetres: recipe.radiusMetres,
          topMetres: recipe.heightMetres,
          neckRadiusMetres: recipe.cap.neckRadiusMetres,
          coverDegrees: recipe.cap.coverDegrees,
        });
  return [{ name: 'cap', surface: 'finish', geometry: lathe(curve, { segments: 96 }), solid: 'cap' }];
};

/** Every part of the luminaire without its cable, in metres: lowest point at y = 0, cable entry at y = `heightMetres`. Needs no WebGL. */
export const luminaireParts = (recipe: LuminaireRecipe): LuminairePart[] => [
  ...bodyParts(recipe),
  ...lampParts(recipe),
  ...capParts(recipe),
];
