import type { FinishMaterial, LuminaireRecipe } from '@candil/catalogue/imagery';
import { buildLuminaire, createStudio, MOODS, type Mood, pictureSample, studioEnvironment } from '@candil/configurator-3d';
import { AgXToneMapping, NeutralToneMapping, PCFShadowMap, PMREMGenerator, SRGBColorSpace, WebGLRenderer } from 'three';
import { pictureMean } from './picture-mean';

export interface PictureWish {
  readonly recipe: LuminaireRecipe;
  readonly finish: FinishMaterial;
  readonly mood: Mood;
  readonly samples: number;
  readonly pixels: number;
}

const rendererName = (renderer: WebGLRenderer): string => {
  const gl = renderer.getContext();
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  return names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : 'unnamed';
};

/** One still picture: the mean of many drawings, each with the large lights and the pixel grid moved a little. Same input, same picture. */
export const renderPicture = ({ recipe, finish, mood, samples, pixels }: PictureWish): { canvas: HTMLCanvasElement; renderer: string } => {
  const settings = MOODS[mood];
  const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  renderer.setPixelRatio(1);
  renderer.setSize(pixels, pixels);
  renderer.outputColorSpace = SRGBColorSpace;
  renderer.toneMapping = settings.toneMapping === 'agx' ? AgXToneMapping : NeutralToneMapping;
  renderer.toneMappingExposure = settings.exposure;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;

  const studio = createStudio(mood, recipe, buildLuminaire(recipe, finish, { lightLevel: settings.lampLevel, cableMetres: 3 }));
  const prefilter = new PMREMGenerator(renderer);
  studio.scene.environment = prefilter.fromScene(studioEnvironment(mood), 0.015, 0.1, 100, { size: 256 }).texture;

  const mean = pictureMean(renderer, pixels, samples);
  for (let index = 0; index < samples; index++) {
    const sample = pictureSample(index);
    studio.aim(sample.light);
    studio.frame(pixels, sample.pixel);
    mean.add(studio.scene, studio.camera);
  }
  mean.show();
  return { canvas: renderer.domElement, renderer: rendererName(renderer) };
};
