import type { Order, OrderLine } from '@candil/contract';
import { ISO_LANGUAGES } from '@candil/domain';
import { createFormat } from '@candil/i18n';
import { describe, expect, it } from 'vitest';
import { orderSheet } from './order-sheet';
import { orderWords } from './order-words/words-of-orders';
import { saidBy } from './testing';

const format = createFormat({ language: 'en', catalogId: 16 });
const seen = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');

const ISSUER = {
  name: 'Candil',
  taxNumber: 'ESB96000001',
  street: 'Carrer del Fanal 24',
  postalCode: '46009',
  town: 'València',
  country: 'Spain',
  phone: '',
  email: 'orders@candil.example',
  website: '',
};

const lineOf = (tag: string, more: Partial<OrderLine> = {}): OrderLine => ({
  _id: `id-${tag}`,
  tag,
  room: '',
  note: '',
  model: '0820',
  modelName: 'Alba 33',
  referenceCode: '082042/2A_10',
  pendantHeight: 150,
  descriptions: [{ type: 'color', modifier: '', text: 'Sage green' }],
  image: '/images/0820/42-day-400.webp',
  quantity: 2,
  moq: 1,
  leadtime: 5,
  prices: {
    currency: 'EUR',
    unitGross: 100.5,
    totalGross: 201,
    unitNet: 65.33,
    unitDiscount: 35.17,
    totalNet: 130.66,
    totalDiscount: 70.34,
  },
  availability: { days: 0, weeks: 5, shippingDate: '02/01/2027' },
  validation: { status: 0 },
  ...more,
});

const orderOf = (lines: readonly OrderLine[], more: Partial<Order> = {}): Order => ({
  orderId: 4211,
  projectId: '0a0b0c0d-1111-2222-3333-444455556666',
  projectName: 'Casa Llull',
  status: 1,
  createdAt: '2026-11-28T09:00:00.000Z',
  createdBy: 'Marta Soler',
  companyName: 'Llum i Forma',
  clientCode: '430101',
  catalogId: 16,
  currency: 'EUR',
  sendTogether: false,
  doNotShipBefore: '24/12/2026',
  internalOrderNumber: 'PO-77',
  comments: 'Second floor',
  deliveryAddress: null,
  followUp: null,
  products: { orderedIds: lines.map(({ _id }) => _id), byId: Object.fromEntries(lines.map((line) => [line._id, line])) },
  totals: { currency: 'EUR', gross: 402, net: 261.32, discount: 140.68, pieces: 4, lumens: 0, watts: 0 },
  ...more,
});

const inEnglish = (order: Order) => orderSheet(order, { language: 'en', format, words: orderWords('en'), issuer: ISSUER });

describe('the confirmation of an order', () => {
  it('names its company, the date and the delivery address', () => {
    const deliveryAddress = {
      recipient: 'Obra Llull',
      contact: 'Pep',
      phone: '+34 600',
      street: 'Moll Vell 2',
      postalCode: '07012',
      town: 'Palma',
      countryGeonameId: 1,
      country: 'Spain',
    };
    const { title, header } = inEnglish(orderOf([lineOf('L1')], { deliveryAddress, status: 2 }));
    expect([title, ...header.map(({ label, text }) => `${label}: ${text}`)]).toEqual([
      'Order confirmation',
      'Number: 4211',
      'Customer: Llum i Forma',
      'Client code: 430101',
      'Project: Casa Llull',
      'Delivery address: Obra Llull\nPep\nMoll Vell 2\n07012 Palma, Spain\n+34 600',
      'Ordered on: 28 Nov 2026',
      'Not before: 24 Dec 2026',
      'Ordered by: Marta Soler',
      'Your order number: PO-77',
    ]);
  });

  it('is of a received order until the maker confirms it, to the address on file where it names none', () => {
    const { title, header, terms } = inEnglish(orderOf([lineOf('L1')]));
    expect(title).toBe('Order received');
    expect(header.find(({ key }) => key === 'deliveryAddress')?.text).toBe('As on file for client code 430101');
    expect(terms.items.map(({ label }) => label)).toEqual(['Prices', 'Confirmation', 'Questions']);
  });

  it('lists its lines by room, with the total of each room', () => {
    const { areas, lines } = inEnglish(orderOf([lineOf('L1', { room: 'Bar' }), lineOf('L2'), lineOf('L3', { room: 'Bar' })]));
    expect(areas.map(({ name, lines: own, subtotal }) => [name, own.map(({ tag }) => tag), subtotal.label, subtotal.amount.value])).toEqual(
      [
        ['Bar', ['L1', 'L3'], 'Bar, subtotal', 261.32],
        ['Other lines', ['L2'], 'Other lines, subtotal', 130.66],
      ],
    );
    expect(lines.map(({ tag }) => tag)).toEqual(['L1', 'L3', 'L2']);
  });

  it('has net prices for viewers who may see them, and only list prices for others', () => {
    const net = inEnglish(orderOf([lineOf('L1')]));
    expect(net.columns.map(({ label }) => label)).toEqual(['Luminaire', 'Qty', 'List price', 'Unit net', 'Net']);
    expect(net.totals.map(({ label, amount }) => `${label} ${seen(amount.text)}`)).toEqual([
      'Gross 402,00 €',
      'Discount -140,68 €',
      'Total net 261,32 €',
    ]);
    const gross = lineOf('L1', { prices: { currency: 'EUR', unitGross: 100.5, totalGross: 201 } });
    const sheet = inEnglish(orderOf([gross], { totals: { currency: 'EUR', gross: 201, pieces: 2, lumens: 0, watts: 0 } }));
    expect(sheet.columns.map(({ label }) => label)).toEqual(['Luminaire', 'Qty', 'List price', 'Gross']);
    expect(sheet.totals.map(({ label }) => label)).toEqual(['Gross']);
    expect(sheet.lines[0]?.amounts.netPrice).toBeUndefined();
  });

  it('lists the delivery on site by day, and the lines without a date', () => {
    const later = { days: 0, weeks: 7, shippingDate: '16/01/2027' };
    const { delivery } = inEnglish(orderOf([lineOf('L1'), lineOf('L2', { availability: later })]));
    expect(delivery?.text).toBe('Each line as soon as it is ready, the last one on 16 Jan 2027');
    expect(delivery?.steps.map(({ tags, when }) => [tags, when])).toEqual([
      ['L1', '2 Jan 2027'],
      ['L2', '16 Jan 2027'],
    ]);
    const unknown = lineOf('L9', { leadtime: null, availability: { days: 0, weeks: null, shippingDate: null } });
    const { text, steps } = inEnglish(orderOf([lineOf('L1'), unknown])).delivery ?? {};
    expect(text).toBe('Date on request: L9');
    expect(steps?.at(-1)).toEqual({ tags: 'L9', when: 'on request' });
  });

  it.each(ISO_LANGUAGES)('fills every place of its words in %s', (language) => {
    const options = { language, format: createFormat({ language, catalogId: 16 }), words: orderWords(language), issuer: ISSUER };
    expect(
      saidBy(orderSheet(orderOf([lineOf('L1', { room: 'Bar' }), lineOf('L2')]), options)).filter((text) => text.includes('{')),
    ).toEqual([]);
  });
});
