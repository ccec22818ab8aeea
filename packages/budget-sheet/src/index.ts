export { budgetSheet } from './budget-sheet';
export { withFreight } from './freight';
export { orderSheet } from './order-sheet';
export type { OrderSheetOptions } from './order-sheet-options';
export type { OrderWords } from './order-words/order-words';
export { orderWords } from './order-words/words-of-orders';
export { type OwnEarning, ownEarningOf } from './own-prices';
export { type BudgetPreview, type PreviewTerms, previewBudget } from './preview-budget';
export type {
  Amount,
  BudgetSheet,
  ColumnKey,
  DocumentSheet,
  HeaderKey,
  LineAmounts,
  SheetAcceptance,
  SheetArea,
  SheetDelivery,
  SheetHeader,
  SheetLine,
  SheetTotal,
  TotalKey,
} from './sheet';
export type { SheetBudget } from './sheet-budget';
export type { SheetOptions } from './sheet-options';
export { weeksFor } from './weeks-for';
export type { BudgetWords } from './words/budget-words';
export { budgetWords } from './words/words-of-language';
