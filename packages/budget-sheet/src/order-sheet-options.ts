import type { BudgetIssuer } from '@candil/contract';
import type { IsoLanguage } from '@candil/domain';
import type { Format } from '@candil/i18n';
import type { OrderWords } from './order-words/order-words';

export interface OrderSheetOptions {
  /** Language of the words; digits, money and units follow the catalogue of `format`. */
  readonly language: IsoLanguage;
  readonly format: Format;
  readonly words: OrderWords;
  /** The maker's house. */
  readonly issuer: BudgetIssuer;
}
