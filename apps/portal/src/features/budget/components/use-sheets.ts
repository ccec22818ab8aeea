import { type BudgetSheet, budgetSheet, budgetWords, type SheetBudget } from '@candil/budget-sheet';
import type { BudgetCopy } from '@candil/contract';
import { createFormat, type OfferedLanguage } from '@candil/i18n';
import { useLanguage } from '@candil/i18n/react';
import { useMemo } from 'react';
import type { DocumentChoice } from './sheet-pane';

/** The copies of a budget in the language of the screen, and the document that is looked at. */
export interface Sheets {
  readonly own: BudgetSheet;
  /** Undefined for whoever may not have it. */
  readonly client: BudgetSheet | undefined;
  readonly shown: BudgetSheet;
}

/** Writes a budget with the one formatter that its PDF and spreadsheet use too; `worded` is the same budget in the document's language. */
export const useSheets = (budget: SheetBudget, worded: SheetBudget, choice: DocumentChoice, catalogId: 16 | 21): Sheets => {
  const { language: screen } = useLanguage();
  return useMemo(() => {
    const write = (subject: SheetBudget, language: OfferedLanguage, copy: BudgetCopy) =>
      budgetSheet(subject, {
        language,
        format: createFormat({ language, catalogId }),
        words: budgetWords(language),
        copy,
      });
    return {
      own: write(budget, screen, 'own'),
      client: budget.ownMarginPercent === null ? undefined : write(budget, screen, 'client'),
      shown: write(worded, choice.language, budget.ownMarginPercent === null ? 'own' : choice.copy),
    };
  }, [budget, worded, choice, screen, catalogId]);
};
