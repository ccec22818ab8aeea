export type { LightDistribution, Luminaire, LuminaireHousing, LuminaireLamps, LuminousOpening } from '../luminaire';
export type { Fail, Ok, Result } from '../result';
export { type LuminaireNames, photometryOf } from './photometry-of';
export { LIGHT_DISTRIBUTIONS, type LightDistributionKind, type TechnicalLight, type TechnicalLightFailure } from './technical-light';
