/** What the bench measures without starting the service; nothing else takes parts of it. */
export { type ArticleIndex, articlesHolding, makeArticleIndex } from './modules/article';
export { indexCatalogue } from './modules/catalogue';
export { DocumentMaker } from './modules/document/document-maker';
export { startDocumentThread } from './modules/document/document-thread';
export { documentPdf } from './modules/document/pdf/document-pdf';
export { type Cell, workbook } from './modules/document/xlsx/workbook';
