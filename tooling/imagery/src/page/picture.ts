import { finishMaterial, luminaireRecipe } from '@candil/catalogue/imagery';
import type { Mood } from '@candil/configurator-3d';
import { renderPicture } from './render-picture';

declare global {
  interface Window {
    /** Read by the program that takes the picture. */
    pictureState?: { kind: 'done'; renderer: string; milliseconds: number } | { kind: 'failed'; message: string };
  }
}

const wish = new URLSearchParams(location.search);
const recipe = luminaireRecipe(wish.get('model') ?? '');
const finish = finishMaterial(wish.get('finish') ?? '');
const mood: Mood = wish.get('mood') === 'night' ? 'night' : 'day';
const samples = Number(wish.get('samples') ?? 32);

try {
  if (!recipe || !finish) throw new Error(`No picture for ${location.search}`);
  const started = performance.now();
  const { canvas, renderer } = renderPicture({ recipe, finish, mood, samples, pixels: 800 });
  document.body.append(canvas);
  window.pictureState = { kind: 'done', renderer, milliseconds: Math.round(performance.now() - started) };
} catch (error) {
  window.pictureState = { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
}
