import { en } from './en.data';
import type { OrderWords } from './order-words';

export const us: OrderWords = {
  ...en,
  taxNumber: 'Tax ID {}',
  terms: {
    ...en.terms,
    prices: { label: 'Prices', text: 'Those of the day of the order, without sales tax and freight. This document is not an invoice.' },
  },
};
