export { budgetSheet } from './budget-sheet';
export { type DraftBudget, type DraftTerms, draftBudget } from './draft-budget';
export { type OwnEarning, ownEarningOf } from './own-prices';
export type {
  BudgetSheet,
  ColumnKey,
  Figure,
  HeaderKey,
  LineFigures,
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
