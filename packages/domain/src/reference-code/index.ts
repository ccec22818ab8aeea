export { type ExtendedReference, formatExtendedReference, parseExtendedReference, shortReference } from './extended-reference';
export {
  catalogOfReference,
  formatReference,
  modelOfReference,
  parseReference,
  partOfReference,
  type ReferenceFailure,
  type ReferenceParts,
  referenceBase,
} from './reference-code';
