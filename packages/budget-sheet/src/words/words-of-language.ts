import type { IsoLanguage } from '@candil/domain';
import type { BudgetWords } from './budget-words';
import { de } from './de.data';
import { en } from './en.data';
import { es } from './es.data';
import { fr } from './fr.data';
import { it } from './it.data';
import { us } from './us.data';

/** In six languages; a document needs them without the texts of the portal. */
const WORDS: Readonly<Record<IsoLanguage, BudgetWords>> = { en, us, de, es, fr, it };

/** The words of a budget's document in a language of the platform. */
export const budgetWords = (language: IsoLanguage): BudgetWords => WORDS[language];
