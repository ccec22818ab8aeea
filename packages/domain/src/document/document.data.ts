/** The types of documents (DC1). */
export const DOCUMENT_TYPES = ['specSheet', 'manual', 'ambient', 'product', 'energyLabel'] as const;

/** Types of download, with the documents of each; models and photometry are files of their own (DC2). */
export const DOWNLOAD_TYPES = {
  all: DOCUMENT_TYPES,
  info: ['specSheet'],
  installation: ['manual'],
  energy: ['energyLabel'],
  model3d: [],
  imagehd: ['product', 'ambient'],
  photometry: [],
} as const;

/** A specification sheet is of the model from here on, exclusive (DC3). */
export const UMBRELLA_MODELS_TO = 100;

/** Least lumens per watt of each class of regulation (EU) 2019/2015, inclusive; below the last it is G (DC7). */
export const ENERGY_CLASSES = [
  ['A', 210],
  ['B', 185],
  ['C', 160],
  ['D', 135],
  ['E', 110],
  ['F', 85],
] as const;

/** The factors of that regulation in thousandths: (non-)directional light, on the mains or not (DC7). */
export const EFFICACY_FACTORS = {
  nonDirectional: { mains: 1000, notMains: 926 },
  directional: { mains: 1176, notMains: 1089 },
} as const;
