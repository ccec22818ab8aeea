export { type BeginVerbs, beginVerbsOf } from './begin-verbs';
export type { ReferenceRefusal } from './read-reference';
export type { BegunRoom } from './take-room';
