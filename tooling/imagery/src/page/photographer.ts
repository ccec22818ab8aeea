import type { FinishMaterial, LuminaireRecipe } from '@candil/catalogue/imagery';
import { buildLuminaire, createStudio, MOODS, type Mood, pictureSample, studioEnvironment } from '@candil/configurator-3d';
import {
  type Material,
  type Mesh,
  NeutralToneMapping,
  type Object3D,
  PCFShadowMap,
  PMREMGenerator,
  type Texture,
  WebGLRenderer,
} from 'three';
import { pictureMean } from './picture-mean';

export interface PictureWish {
  readonly recipe: LuminaireRecipe;
  readonly finish: FinishMaterial;
  readonly mood: Mood;
  readonly samples: number;
}

export interface Photographer {
  readonly canvas: HTMLCanvasElement;
  readonly rendererName: string;
  /** Averages many drawings, each with the large lights and the pixel grid moved a little. The same request gives the same picture. */
  readonly take: (wish: PictureWish) => void;
}

const CABLE_METRES = 3;

const nameOf = (renderer: WebGLRenderer): string => {
  const gl = renderer.getContext();
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  return names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : 'unnamed';
};

const disposeTree = (root: Object3D): void => {
  root.traverse((node) => {
    if (!('isMesh' in node)) return;
    const { geometry, material } = node as Mesh<Mesh['geometry'], Material>;
    geometry.dispose();
    material.dispose();
  });
};

/** One renderer for all pictures: translating the shaders and filtering the room take longer by software than a picture does. */
export const photographer = (pixels: number): Photographer => {
  const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  renderer.setPixelRatio(1);
  renderer.setSize(pixels, pixels);
  // Neutral keeps the hue of a finish; the others shift it.
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const prefilter = new PMREMGenerator(renderer);
  const mean = pictureMean(renderer, pixels);
  const rooms = new Map<Mood, Texture>();
  let previous: Object3D | undefined;

  const roomOf = (mood: Mood): Texture => {
    const known = rooms.get(mood);
    if (known) return known;
    const room = prefilter.fromScene(studioEnvironment(mood), 0.015, 0.1, 100, { size: 256 }).texture;
    rooms.set(mood, room);
    return room;
  };

  const take = ({ recipe, finish, mood, samples }: PictureWish): void => {
    const luminaire = buildLuminaire(recipe, finish, { lightLevel: MOODS[mood].lampLevel, cableMetres: CABLE_METRES });
    const sheet = recipe.view.paper === 'light' ? finish.paper : recipe.view.paper;
    const studio = createStudio(mood, recipe, luminaire, sheet);
    studio.scene.environment = roomOf(mood);
    mean.clear();
    for (let index = 0; index < samples; index++) {
      const sample = pictureSample(index);
      studio.aim(sample.light);
      studio.frame(pixels, sample.pixel);
      mean.add(studio.scene, studio.camera);
    }
    mean.show();
    // Disposed one picture late: a shader stays translated as long as some material uses it.
    if (previous) disposeTree(previous);
    previous = studio.scene;
  };
  return { canvas: renderer.domElement, rendererName: nameOf(renderer), take };
};
