import type { IsoLanguage } from '@candil/domain';
import { de } from './de.data';
import { en } from './en.data';
import { es } from './es.data';
import { fr } from './fr.data';
import { it } from './it.data';
import type { OrderWords } from './order-words';
import { us } from './us.data';

const WORDS: Readonly<Record<IsoLanguage, OrderWords>> = { en, us, de, es, fr, it };

/** The words of an order's document in a language of the platform. */
export const orderWords = (language: IsoLanguage): OrderWords => WORDS[language];
