export { type LuminaireNames, photometryOf } from './photometry-of';
export { LIGHT_DISTRIBUTIONS, type LightDistributionKind, type TechnicalLight, type TechnicalLightFailure } from './technical-light';
