import { finishMaterial, luminaireRecipe } from '@candil/catalogue/imagery';
import { photographer } from './photographer';

export interface PictureState {
  readonly renderer: string;
  readonly milliseconds: number;
}

declare global {
  interface Window {
    /** Draws what a query such as `model=0820&finish=42&mood=day` asks for. */
    drawPicture?: (query: string) => PictureState;
    /** Set when the picture of the page's own query is drawn. */
    pictureDone?: PictureState;
  }
}

const PIXELS = 800;
const studio = photographer(PIXELS);
document.body.append(studio.canvas);

const drawPicture = (query: string): PictureState => {
  const wish = new URLSearchParams(query);
  const recipe = luminaireRecipe(wish.get('model') ?? '');
  const finish = finishMaterial(wish.get('finish') ?? '');
  const mood = wish.get('mood');
  if (!recipe || !finish || (mood !== 'day' && mood !== 'night')) throw new Error(`No picture for ${query}`);
  const started = performance.now();
  studio.take({ recipe, finish, mood, samples: Number(wish.get('samples') ?? 8) });
  return { renderer: studio.rendererName, milliseconds: Math.round(performance.now() - started) };
};

window.drawPicture = drawPicture;
if (location.search) window.pictureDone = drawPicture(location.search);
