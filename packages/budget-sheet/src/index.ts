export { budgetSheet, type SheetOptions } from './budget-sheet';
export type { BudgetWords } from './budget-words';
export { type DraftBudget, type DraftTerms, draftBudget } from './draft-budget';
export type { BudgetSheet, ColumnKey, Figure, HeaderKey, LineFigures, SheetLine, SheetTotal, TotalKey } from './sheet';
export type { SheetBudget } from './sheet-budget';
export { budgetWords } from './words-of-language';
