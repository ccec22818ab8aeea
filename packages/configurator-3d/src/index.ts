export { buildLuminaire, type LuminaireOptions } from './luminaire/build-luminaire';
export { type LuminairePart, luminaireParts } from './luminaire/luminaire-parts';
export { createStudio, type Studio } from './studio/create-studio';
export { type LightSample, MIDDLE_SAMPLE, type PictureSample, pictureSample } from './studio/light-sample';
export { MOODS, type Mood, type MoodSettings } from './studio/mood.data';
export { studioEnvironment } from './studio/studio-environment';
