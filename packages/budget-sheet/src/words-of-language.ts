import type { IsoLanguage } from '@candil/domain';
import type { BudgetWords } from './budget-words';
import { WORDS } from './words.data';

/** The words of a budget's document in a language of the platform. */
export const budgetWords = (language: IsoLanguage): BudgetWords => WORDS[language];
