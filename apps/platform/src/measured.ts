/** Entry point for the bench, which measures these parts without starting the service; nothing else imports it. */
export { type ArticleIndex, articlesHolding, makeArticleIndex } from './modules/article';
export { indexCatalogue } from './modules/catalogue';
export { DocumentMaker } from './modules/document/document-maker';
export { startDocumentThread } from './modules/document/document-thread';
export { documentPdf } from './modules/document/pdf/document-pdf';
export { type Cell, workbook } from './modules/document/xlsx/workbook';
