import type { Furniture, Scene } from '@candil/configurator';
import { type PictureOptions, renderCompositionPicture } from '@candil/configurator-3d/view';

declare global {
  interface Window {
    /** Draws a composition; the picture as PNG in base 64. */
    drawComposition?: (scene: Scene, furniture: readonly Furniture[], options: PictureOptions) => Promise<string>;
  }
}

const base64Of = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

window.drawComposition = async (scene, furniture, options) =>
  base64Of(await renderCompositionPicture(scene, furniture, { ...options, type: 'image/png' }));
