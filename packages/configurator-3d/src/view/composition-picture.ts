import type { Furniture, Scene } from '@candil/configurator';
import { NeutralToneMapping, PMREMGenerator, type Texture, Scene as ThreeScene, WebGLRenderer } from 'three';
import { cameraFor, metresPerPixel } from '../camera/pose';
import { type Daytime, SURROUNDINGS } from '../room/surroundings.data';
import { homePose } from '../scene/home-pose';
import { QUALITIES, type Quality } from '../scene/quality';
import { createSceneWorld } from '../scene/scene-world';
import { studioEnvironment } from '../studio/studio-environment';
import { machineQuality } from './machine-quality';

export interface PictureOptions {
  readonly widthPixels: number;
  readonly heightPixels: number;
  readonly light: Daytime;
  /** Quality of the picture; by default the best the machine can draw, as a phone has the time that one good picture takes. */
  readonly quality?: Exclude<Quality, 'low'>;
  /** `image/webp` where the browser can, by default. */
  readonly type?: 'image/webp' | 'image/png' | 'image/jpeg';
}

/** Drawn in turn, so that the page never has more than one context beside the view's. */
let queue: Promise<unknown> = Promise.resolve();

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser gave no picture'))), type, 0.9),
  );

const ownQuality = () => (machineQuality(document) === 'software' ? 'software' : 'high');

const draw = async (
  scene: Scene,
  furniture: readonly Furniture[],
  { widthPixels, heightPixels, light, quality = ownQuality(), type = 'image/webp' }: PictureOptions,
): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
  const world = createSceneWorld(quality);
  const stage = new ThreeScene();
  let environment: Texture | undefined;
  try {
    renderer.setPixelRatio(1);
    renderer.setSize(widthPixels, heightPixels, false);
    renderer.toneMapping = NeutralToneMapping;
    world.setDaytime(light);
    world.setScene(scene, furniture);
    while (!world.step(20, () => performance.now()).isDone) await new Promise((resolve) => setTimeout(resolve));
    if (QUALITIES[quality].hasEnvironment) {
      const generator = new PMREMGenerator(renderer);
      environment = generator.fromScene(studioEnvironment(light), 0.015, 0.1, 100, { size: 128 }).texture;
      generator.dispose();
    }
    stage.add(world.root);
    stage.background = world.background;
    stage.environment = environment ?? null;
    stage.environmentIntensity = SURROUNDINGS[light].environmentIntensity;
    const size = { width: widthPixels, height: heightPixels };
    const pose = homePose(scene, size);
    const camera = cameraFor(pose, size);
    world.look(camera, metresPerPixel(pose, size) / pose.distanceMetres);
    renderer.render(stage, camera);
    return await blobOf(canvas, type);
  } finally {
    environment?.dispose();
    world.dispose();
    renderer.dispose();
    renderer.forceContextLoss();
  }
};

/** A picture of a composition as the view shows it first. Needs WebGL 2; rejects without. */
export const renderCompositionPicture = (scene: Scene, furniture: readonly Furniture[], options: PictureOptions): Promise<Blob> => {
  const picture = queue.then(() => draw(scene, furniture, options));
  queue = picture.catch(() => undefined);
  return picture;
};
