export { detectSymmetry, type LightSymmetry } from './detect-symmetry';
export { expandPlanes, type Mirror } from './expand-planes';
export { type LightDistribution, lightDistribution, scaled } from './light-distribution';
export type { Luminaire, LuminaireHousing, LuminaireLamps, LuminousOpening } from './luminaire';
