export { type RelocateVerbs, relocateVerbsOf } from './relocate-verbs';
export type { Anchor, Relocation, Spot, SpotAxis, SpotFailure } from './spot';
