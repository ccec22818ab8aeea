export { DOCUMENT_TYPES, DOWNLOAD_TYPES, ENERGY_CLASSES } from './document.data';
export {
  type DocumentSubject,
  type DocumentType,
  docsWebQuery,
  type GeneratedDocument,
  globalGenerateRequest,
  isDocumentType,
} from './document-request';
export { type DownloadedProduct, type DownloadType, documentsOf, documentsOfProduct, downloadTypesOf } from './download-type';
export {
  type EnergyClass,
  type EnergyFailure,
  type EnergyStatement,
  energyClassOf,
  energyStatementOf,
  type LightSource,
} from './energy-class';
