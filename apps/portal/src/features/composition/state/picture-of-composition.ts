import type { Editor } from '@candil/configurator';
import { requested } from '@candil/configurator-ui';

const WIDTH_PIXELS = 800;
const HEIGHT_PIXELS = 600;

const loadView = () => import('@candil/configurator-3d/view');

/** The composition as it looks in the evening, drawn by the 3D view; undefined where the browser cannot draw it. */
export const pictureOfComposition = async (editor: Editor): Promise<File | undefined> => {
  const renderCompositionPicture = await requested(loadView, (parts) => parts.renderCompositionPicture);
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
