import type { BudgetWords } from './budget-words';

export const en: BudgetWords = {
  title: 'Quote',
  header: {
    budgetNumber: 'Number',
    clientName: 'Client',
    projectName: 'Project',
    site: 'Site',
    creationDate: 'Date',
    validationDate: 'Valid until',
    createdBy: 'Prepared by',
  },
  columns: {
    product: 'Luminaire',
    quantity: 'Qty',
    unitPvp: 'Unit price',
    pvp: 'Gross',
    discount: 'Disc.',
    discountValue: 'Discount',
    netPrice: 'Amount',
  },
  totals: { subTotalNet: 'Subtotal', discountValue: 'Discount', surchargeValue: 'Surcharge', ivaValue: 'VAT', totalNet: 'Total' },
  comments: 'Comments',
  cri: 'CRI',
  noLines: 'This quote has no lines.',
  spreadsheet: { tag: 'Tag', referenceCode: 'Reference', attributes: 'Finish and options', facts: 'Technical data' },
  revision: 'Revision {}',
  taxNumber: 'Tax no. {}',
  minimum: 'Minimum order {}',
  delivery: { label: 'Delivery', together: 'All together {} after acceptance', onRequest: 'Lead time on request: {}' },
  terms: {
    label: 'Terms',
    validity: {
      label: 'Validity',
      text: 'Prices are valid up to and including {}. Any change is a new revision with a number of its own.',
    },
    quantities: { label: 'Quantities', text: 'More pieces cost the same each; fewer do too, down to the minimum of their line.' },
    delivery: 'Delivery',
    payment: 'Payment',
    tax: {
      label: 'Tax',
      included: 'VAT of {} is part of the total. This quote is not an invoice.',
      none: 'The total is without VAT. This quote is not an invoice.',
    },
  },
  acceptance: {
    label: 'Acceptance',
    how: 'Signed and returned',
    text: 'I accept quote {number} for {total}.',
    fields: ['Name', 'Date', 'Function', 'Your order number'],
    signature: 'Signature and stamp',
  },
};
