import { finishMaterial, luminaireRecipe } from '@candil/catalogue/imagery';
import { SWATCH_MATERIALS, swatchRecipe } from '../swatch-recipe';
import { type Photographer, photographer } from './photographer';

declare global {
  interface Window {
    /** Draws what a query such as `model=0820&finish=42&mood=day` or `swatch=42&mood=day&pixels=400` asks for; returns the name of the renderer. */
    drawPicture?: (query: string) => string;
    /** True when the picture of the page's own query is drawn. */
    pictureDone?: boolean;
  }
}

const PIXELS = 800;
const DEFAULT_SAMPLES = 8;
/** One for each size of picture: a small one drawn small takes a third of the time of one drawn large and made smaller. */
const studios = new Map<number, Photographer>();

/** The photographer of a size, and alone on the page. */
const studioOf = (pixels: number): Photographer => {
  const studio = studios.get(pixels) ?? photographer(pixels);
  studios.set(pixels, studio);
  document.body.replaceChildren(studio.canvas);
  return studio;
};

const drawPicture = (query: string): string => {
  const parameters = new URLSearchParams(query);
  const swatch = SWATCH_MATERIALS.find(({ code }) => code === parameters.get('swatch'));
  const recipe = swatch ? swatchRecipe(swatch.code) : luminaireRecipe(parameters.get('model') ?? '');
  const finish = swatch ?? finishMaterial(parameters.get('finish') ?? '');
  const mood = parameters.get('mood');
  if (!recipe || !finish || (mood !== 'day' && mood !== 'night')) throw new Error(`No picture for ${query}`);
  const studio = studioOf(Number(parameters.get('pixels') ?? PIXELS));
  studio.take({ recipe, finish, mood, samples: Number(parameters.get('samples') ?? DEFAULT_SAMPLES) });
  return studio.rendererName;
};

window.drawPicture = drawPicture;
if (location.search) {
  drawPicture(location.search);
  window.pictureDone = true;
}
