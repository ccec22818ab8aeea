import type { BudgetCopy } from '@candil/contract';
import type { IsoLanguage } from '@candil/domain';
import type { Format } from '@candil/i18n';
import type { BudgetWords } from './words/budget-words';

export interface SheetOptions {
  /** Language of the words; digits, money and units follow the catalogue of `format`. */
  readonly language: IsoLanguage;
  readonly format: Format;
  readonly words: BudgetWords;
  readonly copy: BudgetCopy;
}
