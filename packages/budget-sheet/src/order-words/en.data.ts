import type { OrderWords } from './order-words';

export const en: OrderWords = {
  title: { received: 'Order received', confirmed: 'Order confirmation' },
  header: {
    number: 'Number',
    clientName: 'Customer',
    clientCode: 'Client code',
    projectName: 'Project',
    deliveryAddress: 'Delivery address',
    creationDate: 'Ordered on',
    doNotShipBefore: 'Not before',
    internalOrderNumber: 'Your order number',
    createdBy: 'Ordered by',
  },
  columns: { product: 'Luminaire', quantity: 'Qty', unitPvp: 'List price', unitNet: 'Unit net', pvp: 'Gross', netPrice: 'Net' },
  totals: { totalGross: 'Gross', discountValue: 'Discount', totalNet: 'Total net' },
  addressOnFile: 'As on file for client code {}',
  comments: 'Comments',
  cri: 'CRI',
  taxNumber: 'Tax no. {}',
  minimum: 'Minimum order {}',
  areas: { subtotal: '{}, subtotal', others: 'Other lines' },
  delivery: {
    label: 'On site',
    together: 'All together on {}',
    apart: 'Each line as soon as it is ready, the last one on {}',
    onRequest: 'Date on request: {}',
  },
  terms: {
    label: 'Terms',
    prices: { label: 'Prices', text: 'Those of the day of the order, without VAT and freight. This document is not an invoice.' },
    received: { label: 'Confirmation', text: 'We have received this order and will confirm it.' },
    questions: { label: 'Questions', text: 'Name order {} whenever you write to us about it.' },
  },
};
