import type { BudgetWords } from './budget-words';
import { en } from './en.data';

export const us: BudgetWords = {
  ...en,
  totals: { ...en.totals, ivaValue: 'Sales tax' },
  letter: 'Please find attached quote {number} for {project}. It is valid through {day}.',
  taxNumber: 'Tax ID {}',
  terms: {
    ...en.terms,
    validity: {
      label: 'Validity',
      text: 'Prices are valid through {}. Any change is a new revision with a number of its own.',
    },
    tax: {
      label: 'Tax',
      included: 'Sales tax of {} is part of the total. This quote is not an invoice.',
      none: 'The total does not include sales tax. This quote is not an invoice.',
    },
  },
};
