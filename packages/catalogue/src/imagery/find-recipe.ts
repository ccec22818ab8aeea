import type { FinishMaterial } from './finish-material';
import { FINISH_MATERIALS } from './finish-materials.data';
import type { LuminaireRecipe } from './luminaire-recipe';
import { LUMINAIRE_RECIPES } from './recipes';

export const luminaireRecipe = (model: string): LuminaireRecipe | undefined => LUMINAIRE_RECIPES.find((recipe) => recipe.model === model);

export const finishMaterial = (code: string): FinishMaterial | undefined => FINISH_MATERIALS.find((finish) => finish.code === code);
