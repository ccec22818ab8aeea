// @ts-check
import sharp from 'sharp';

/**
 * The copy of a picture for paper: JPEG, because a PDF takes no WebP, on white.
 * @param {string | Buffer} picture file or content, in any format of the web
 */
export const printOf = (picture) => sharp(picture).flatten({ background: '#ffffff' }).jpeg({ quality: 84 }).toBuffer();
