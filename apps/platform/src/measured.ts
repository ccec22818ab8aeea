/** What the bench measures without starting the service; nothing else takes parts of it. */
export { type ArticleIndex, articlesHolding, makeArticleIndex } from './modules/article';
export { DocumentMaker } from './modules/budget/document/document-maker';
export { startDocumentThread } from './modules/budget/document/document-thread';
export { budgetPdf } from './modules/budget/document/pdf/budget-pdf';
export { type Cell, workbook } from './modules/budget/document/xlsx/workbook';
export { indexCatalogue } from './modules/catalogue';
