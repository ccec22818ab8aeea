export { canonicalJson } from './canonical-json';
export type { CheckFailure } from './check-document';
export { checkImport, type FamilyData, type ImportFailure } from './check-import';
export type { JsonFailure } from './json';
export { DOCUMENT_LIMITS, type DocumentLimit } from './limits.data';
export { type DocumentFailure, type LoadedDocument, loadDocument } from './load-document';
export { saveDocument } from './save-document';
export { DOCUMENT_VERSION, type SavedDocument, type SavedElement } from './saved-document';
export type { ShapeFailure } from './shape';
