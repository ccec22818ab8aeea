export { type EulumdatOfLuminaireOptions, eulumdatOfLuminaire } from './eulumdat-of-luminaire';
export { type IesOfLuminaireOptions, iesOfLuminaire } from './ies-of-luminaire';
export { luminaireOfEulumdat } from './luminaire-of-eulumdat';
export { luminaireOfIes } from './luminaire-of-ies';
export { type LuminaireFormat, type LuminaireReading, readLuminaire } from './read-luminaire';
