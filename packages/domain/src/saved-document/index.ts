export { canonicalJson } from './canonical-json';
export type { SavedElementFailure } from './check-document';
export { checkImport, type FamilyData, type ImportFailure } from './check-import';
export type { PlainDataFailure } from './json';
export type { SavedDocumentLimit } from './limits.data';
export { type LoadedDocument, loadDocument, type SavedDocumentFailure } from './load-document';
export { saveDocument } from './save-document';
export { SAVED_DOCUMENT_VERSION, type SavedDocument, type SavedElement } from './saved-document';
export type { SavedFieldFailure } from './shape';
