export { budgetSheet } from './budget-sheet';
export { type DraftBudget, type DraftTerms, draftBudget } from './draft-budget';
export { type OrderSheetOptions, orderSheet } from './order-sheet';
export type { OrderWords } from './order-words/order-words';
export { orderWords } from './order-words/words-of-orders';
export { type OwnEarning, ownEarningOf } from './own-prices';
export type {
  BudgetSheet,
  ColumnKey,
  DocumentSheet,
  Figure,
  HeaderKey,
  LineFigures,
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
