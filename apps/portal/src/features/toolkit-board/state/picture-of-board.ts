import type { BoardCatalogue, BoardFacts } from '@candil/configurator/board';
import { type DrawnWords, drawBoard, pictureSvgOfBoard } from '@candil/configurator/board-sheet';

/** The board in the evening as a picture of its line; undefined where the browser cannot draw it. */
export const pictureOfBoard = async (facts: BoardFacts, catalogue: BoardCatalogue, words: DrawnWords): Promise<File | undefined> => {
  const drawn = drawBoard(facts, catalogue, words);
  if (drawn === undefined) return undefined;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureSvgOfBoard(drawn))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.drawImage(image, 0, 0);
  // A PDF takes no WebP.
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  return blob === null ? undefined : new File([blob], 'board.jpg', { type: blob.type });
};
