import sharp from 'sharp';

const SIDE = 24;
/** The area of the luminaire, as a share of the picture; the background around it would make all pictures alike. */
const STAGE = { left: 0.22, top: 0.15, size: 0.56 };

/**
 * 576 bits of a picture: each says whether its place is lighter than the mean. Small changes of light or compression leave it nearly as it is.
 * @param {string} file a square picture
 */
export const averageHash = async (file) => {
  const { width } = await sharp(file).metadata();
  const size = Math.round(width * STAGE.size);
  const stage = { left: Math.round(width * STAGE.left), top: Math.round(width * STAGE.top), width: size, height: size };
  const grey = await sharp(file).extract(stage).resize(SIDE, SIDE, { fit: 'fill' }).greyscale().raw().toBuffer();
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  return [...grey].map((value) => value > mean);
};

/**
 * Counts the places in which two hashes differ.
 * @param {readonly boolean[]} one
 * @param {readonly boolean[]} other
 */
export const hashDistance = (one, other) => one.filter((bit, i) => bit !== other[i]).length;
