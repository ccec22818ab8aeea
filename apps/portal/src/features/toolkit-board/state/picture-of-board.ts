import type { BoardCatalogue, BoardFacts } from '@candil/configurator/board';
import type { DrawnWords } from '@candil/configurator/board-sheet';
import { drawBoard, svgOfBoard } from '@candil/configurator/board-sheet';

const WIDTH_PIXELS = 800;
const HEIGHT_PIXELS = 600;
const PAPER = '#f1efea';

/** The board from above as a picture of its line; undefined where the browser cannot draw it. */
export const pictureOfBoard = async (facts: BoardFacts, catalogue: BoardCatalogue, words: DrawnWords): Promise<File | undefined> => {
  const drawn = drawBoard(facts, catalogue, words);
  if (drawn === undefined) return undefined;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOfBoard({ ...drawn, shapes: drawn.shapes.filter(({ layer }) => layer !== 'DIMENSION' && layer !== 'TEXT') }, '', undefined))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH_PIXELS;
  canvas.height = HEIGHT_PIXELS;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH_PIXELS, HEIGHT_PIXELS);
  const scale = Math.min(WIDTH_PIXELS / drawn.width, HEIGHT_PIXELS / drawn.depth) * 0.94;
  const [width, height] = [drawn.width * scale, drawn.depth * scale];
  context.drawImage(image, (WIDTH_PIXELS - width) / 2, (HEIGHT_PIXELS - height) / 2, width, height);
  // A PDF takes no WebP.
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  return blob === null ? undefined : new File([blob], 'board.jpg', { type: blob.type });
};
