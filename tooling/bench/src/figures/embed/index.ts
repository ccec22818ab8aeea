import { dragOfAPoint } from './drag-of-a-point';
import { firstLoad } from './first-load';
import { forgedMessages } from './forged-messages';
import { slowPhone } from './slow-phone';

/** Figures of the configurator on a page of someone else, in Chromium on the built product. */
export const embedFigures = async (): Promise<void> => {
  firstLoad();
  await slowPhone();
  await dragOfAPoint();
  await forgedMessages();
};
