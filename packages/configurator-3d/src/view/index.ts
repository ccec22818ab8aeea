export type { Quality } from '../scene/quality';
export { type PictureOptions, renderCompositionPicture } from './composition-picture';
export type { BeltChip, SceneTexts } from './scene-texts';
export { SceneView, type SceneViewProps } from './scene-view';
