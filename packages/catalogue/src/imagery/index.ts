export { finishMaterial, luminaireRecipe } from './find-recipe';
export type { FinishMaterial } from './finish-material';
export { FINISH_MATERIALS, OPAL_MATERIAL } from './finish-materials.data';
export type {
  CapRecipe,
  Flutes,
  LampRecipe,
  LuminaireKind,
  LuminaireRecipe,
  Paper,
  Profile,
  ProfilePoint,
  RecipeView,
} from './luminaire-recipe';
export { LUMINAIRE_RECIPES } from './recipes.data';
