export { canonicalJson } from './canonical-json';
export { checkElementNode, type SavedElementFailure, type SavedFieldFailure } from './check-document';
export { checkImport, type FamilyData, type ImportFailure } from './check-import';
export type { PlainDataFailure } from './json';
export type { SavedDocumentLimit } from './limits.data';
export { MAX_PLACE_METRES, SAVED_DOCUMENT_LIMITS } from './limits.data';
export { type LoadedDocument, loadDocument, type SavedDocumentFailure } from './load-document';
export { saveDocument } from './save-document';
export { SAVED_DOCUMENT_VERSION, type SavedDocument, type SavedElement } from './saved-document';
