export { finishMaterial, luminaireRecipe } from './find-recipe';
export type { FinishMaterial } from './finish-material';
export { FINISH_MATERIALS, OPAL_MATERIAL, SECOND_MATERIALS } from './finish-materials.data';
export { kelvinOfTemperature } from './kelvin-of-temperature';
export type { LightRecipe, LuminaireRecipe, Mount, Paper, RecipeView, Suspension } from './luminaire-recipe';
export type { Flutes, PartPath, PartRecipe, Place, Profile, ProfilePoint, Surface } from './part-recipe';
export {
  compositionPicture,
  finishPicture,
  lineDrawingFile,
  modelPicture,
  NO_IMAGE_FILE,
  type PictureSize,
  swatchPicture,
} from './picture-files';
export { LUMINAIRE_RECIPES } from './recipes';
