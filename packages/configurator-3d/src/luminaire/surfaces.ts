import type { FinishMaterial, Place } from '@candil/catalogue/imagery';
import type { Material } from 'three';
import { finishSurface } from '../materials/finish-surface';
import { type InsideLamp, insideSurface } from '../materials/inside-surface';
import { linenSurface } from '../materials/linen-surface';
import { opalSurface } from '../materials/opal-surface';
import { cableSurface, hardwareSurface, mirrorSurface, whiteSurface } from '../materials/plain-surfaces';
import type { LuminairePart } from './luminaire-parts';

const lampOf = ({ recipe }: LuminairePart): InsideLamp => {
  if (recipe.shape === 'leaf') return recipe.lamp;
  if (recipe.shape === 'shade') return { at: [0, recipe.lamp.heightMetres, 0] as Place, reachMetres: recipe.lamp.reachMetres };
  throw new Error(`A ${recipe.shape} has no inner skin`);
};

/** The materials of one luminaire: one of each kind, and one for every differently lit skin. */
export const surfacesOf = (finish: FinishMaterial, level: number): ((part: LuminairePart) => Material) => {
  const made = new Map<string, Material>();
  const once = (key: string, make: () => Material): Material => {
    const known = made.get(key) ?? make();
    made.set(key, known);
    return known;
  };
  return (part) => {
    switch (part.surface) {
      case 'finish':
        return once('finish', () => finishSurface(finish));
      case 'opal':
        return once('opal', () => opalSurface(level));
      case 'lamp':
        return once('lamp', () => opalSurface(level * 1.5, '#ffeccc', '#ffe0b0', 0.8));
      case 'white':
        return once('white', whiteSurface);
      case 'hardware':
        return once('hardware', hardwareSurface);
      case 'cable':
        return once('cable', cableSurface);
      case 'mirror':
        return once('mirror', mirrorSurface);
      case 'inside': {
        const lamp = lampOf(part);
        return once(`inside ${JSON.stringify(lamp)}`, () => insideSurface(lamp, level));
      }
      case 'linen': {
        const { at, reachMetres } = lampOf(part);
        return once(`linen ${at[1]} ${reachMetres}`, () => linenSurface({ heightMetres: at[1], reachMetres }, level));
      }
    }
  };
};
