export { budgetSheet } from './budget-sheet';
export { type OwnEarning, ownEarningOf } from './own-prices';
export { type BudgetPreview, type PreviewTerms, previewBudget } from './preview-budget';
export type {
  Amount,
  BudgetSheet,
  ColumnKey,
  HeaderKey,
  LineAmounts,
  SheetAcceptance,
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
