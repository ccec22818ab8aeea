import type { Editor } from '@candil/configurator';

const WIDTH_PIXELS = 800;
const HEIGHT_PIXELS = 600;

/** The composition as it looks in the evening, drawn by the 3D view; undefined where the browser cannot draw it. */
export const pictureOfComposition = async (editor: Editor): Promise<File | undefined> => {
  const { renderCompositionPicture } = await import('@candil/configurator-3d/view');
  const { scene, furniture } = editor.document.getState();
  const picture = await renderCompositionPicture(scene, furniture, {
    widthPixels: WIDTH_PIXELS,
    heightPixels: HEIGHT_PIXELS,
    light: 'night',
    // A PDF takes no WebP.
    type: 'image/jpeg',
  });
  return new File([picture], 'composition.jpg', { type: picture.type });
};
