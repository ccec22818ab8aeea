import sharp from 'sharp';

const SIDE = 16;

/**
 * 256 bits of a picture: each says whether its place is lighter than the mean. Small changes of light or compression leave it nearly as it is.
 * @param {string} file
 */
export const averageHash = async (file) => {
  const grey = await sharp(file).flatten({ background: '#ffffff' }).resize(SIDE, SIDE, { fit: 'fill' }).greyscale().raw().toBuffer();
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  return [...grey].map((value) => value > mean);
};

/**
 * In how many of the 256 places two pictures differ.
 * @param {readonly boolean[]} one
 * @param {readonly boolean[]} other
 */
export const hashDistance = (one, other) => one.filter((bit, i) => bit !== other[i]).length;
