export { type AttributeOption, type AttributeOptions, optionsFor } from './options';
export { type AttributeChange, type Repair, repairsFor } from './repairs';
