import { LOGO_MAX_SIDE } from '@candil/contract';
import PDFDocument from 'pdfkit';
import { isJpeg, readJpeg } from './read-jpeg';
import { isPng, readPng } from './read-png';

/** True when it can be printed. */
const canBePrinted = (picture: Buffer): boolean => {
  try {
    new PDFDocument({ size: 'A4', font: '' }).image(picture, 0, 0, { fit: [100, 100] });
    return true;
  } catch {
    return false;
  }
};

/**
 * The picture of a logo as it is kept: a PNG or JPEG of a size that a page bears, without anything that is not the picture.
 * Undefined for everything else.
 */
export const readLogo = (content: Uint8Array): Uint8Array | undefined => {
  const sent = Buffer.from(content);
  const read = isPng(sent) ? readPng(sent, LOGO_MAX_SIDE) : isJpeg(sent) ? readJpeg(sent, LOGO_MAX_SIDE) : undefined;
  return read !== undefined && canBePrinted(read) ? read : undefined;
};
