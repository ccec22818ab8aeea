import { type BudgetSheet, budgetSheet, budgetWords, type OwnEarning, ownEarningOf, type SheetBudget } from '@candil/budget-sheet';
import type { BudgetCopy } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { createFormat, type OfferedLanguage } from '@candil/i18n';
import { useLanguage } from '@candil/i18n/react';
import { useMemo } from 'react';
import type { DocumentChoice } from './sheet-pane';

/** The issuer's earning from each copy; `client` is undefined without such a copy. */
export interface Earnings {
  readonly own: OwnEarning;
  readonly client: OwnEarning | undefined;
}

/** The copies of a budget in the language of the screen, and the document that is looked at. */
export interface Sheets {
  readonly own: BudgetSheet;
  /** Undefined for viewers who may not see it. */
  readonly client: BudgetSheet | undefined;
  readonly shown: BudgetSheet;
  readonly earnings: Earnings;
}

/** Writes a budget with the one formatter that its PDF and spreadsheet use too; `worded` is the same budget in the document's language. */
export const useSheets = (budget: SheetBudget, worded: SheetBudget, choice: DocumentChoice, catalogId: CatalogId): Sheets => {
  const { language: screen } = useLanguage();
  return useMemo(() => {
    const write = (subject: SheetBudget, language: OfferedLanguage, copy: BudgetCopy) =>
      budgetSheet(subject, {
        language,
        format: createFormat({ language, catalogId }),
        words: budgetWords(language),
        copy,
      });
    const hasClientCopy = budget.ownMarginPercent !== null;
    return {
      own: write(budget, screen, 'own'),
      client: hasClientCopy ? write(budget, screen, 'client') : undefined,
      shown: write(worded, choice.language, hasClientCopy ? choice.copy : 'own'),
      earnings: { own: ownEarningOf(budget, 'own'), client: hasClientCopy ? ownEarningOf(budget, 'client') : undefined },
    };
  }, [budget, worded, choice, screen, catalogId]);
};
