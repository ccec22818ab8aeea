import type { SAMPLE_ACCOUNTS } from '../account';

export interface SampleProduct {
  readonly referenceCode: string;
  readonly quantity: number;
  /** Whole centimetres; the model's standard if left out. */
  readonly pendantHeight?: number;
}

export interface SampleOrder {
  readonly placedDaysAgo: number;
  readonly internalOrderNumber: string;
  readonly comments: string;
  readonly sendTogether: boolean;
}

/** A budget of all products, each with the same discount; more than one are revisions of the first. */
export interface SampleBudget {
  readonly issuedDaysAgo: number;
  readonly clientName: string;
  readonly comments: string;
  readonly lineDiscount: number;
  readonly discount: number;
  readonly iva: number;
  readonly ownMarginPercent: number;
}

export interface SampleProject {
  readonly owner: (typeof SAMPLE_ACCOUNTS)[number]['email'];
  readonly name: string;
  readonly madeDaysAgo: number;
  readonly products: readonly SampleProduct[];
  readonly order?: SampleOrder;
  readonly budgets?: readonly SampleBudget[];
}

const MARTA = 'distributor@candil.example';
const GRACE = 'distributor.us@candil.example';
const DIEGO = 'other@candil.example';

/** Oldest first; between them they show a minimum quantity missed, a model no longer made, a later date and a lead time on request. */
export const SAMPLE_PROJECTS: readonly SampleProject[] = [
  {
    owner: DIEGO,
    name: 'Bodega Sierra Alta',
    madeDaysAgo: 21,
    products: [
      { referenceCode: '566011/1A_10', quantity: 5 },
      { referenceCode: '016210/1A_18', quantity: 4 },
    ],
  },
  {
    owner: MARTA,
    name: 'Hotel Mirador - lobby',
    madeDaysAgo: 19,
    products: [
      { referenceCode: '016224/6Z_03', quantity: 18 },
      { referenceCode: '552011/1A_10', quantity: 8, pendantHeight: 120 },
      { referenceCode: '116010/1A_18', quantity: 6, pendantHeight: 350 },
    ],
    order: { placedDaysAgo: 12, internalOrderNumber: 'HM-2026-118', comments: 'Loading bay on the north side.', sendTogether: true },
  },
  {
    owner: GRACE,
    name: 'Maple Street Library',
    madeDaysAgo: 16,
    products: [
      { referenceCode: '2350-14/3A_10', quantity: 10 },
      { referenceCode: '5770-14/2A', quantity: 1 },
    ],
  },
  {
    owner: MARTA,
    name: 'Oficinas Passeig 21',
    madeDaysAgo: 9,
    products: [
      { referenceCode: '235151/1A', quantity: 4 },
      { referenceCode: '082524/1A_31', quantity: 5 },
      { referenceCode: '235574/2A_10', quantity: 8 },
    ],
  },
  {
    owner: MARTA,
    name: 'Biblioteca Can Ferrer',
    madeDaysAgo: 6,
    products: [
      { referenceCode: '577014/1A', quantity: 2 },
      { referenceCode: '235011/2A_10', quantity: 12 },
      { referenceCode: '566210/1A_10', quantity: 3, pendantHeight: 420 },
    ],
    budgets: [
      {
        issuedDaysAgo: 5,
        clientName: 'Estudi Ferrer, arquitectes',
        comments: 'Reading room and entrance. Mounting is not included.',
        lineDiscount: 0,
        discount: 3,
        iva: 21,
        ownMarginPercent: 12,
      },
      {
        issuedDaysAgo: 4,
        clientName: 'Estudi Ferrer, arquitectes',
        comments: 'Reading room and entrance. Mounting is not included.\nWith the discount we spoke about on Monday.',
        lineDiscount: 7.5,
        discount: 3,
        iva: 21,
        ownMarginPercent: 12,
      },
    ],
  },
  {
    owner: GRACE,
    name: 'Harbor Point Tavern',
    madeDaysAgo: 3,
    products: [
      { referenceCode: '0820-11/21_10', quantity: 8 },
      { referenceCode: '5525-10/1Z_18', quantity: 3 },
    ],
    budgets: [
      {
        issuedDaysAgo: 2,
        clientName: 'Harbor Point Hospitality, LLC',
        comments: 'Delivery to the dock on Water Street.',
        lineDiscount: 10,
        discount: 0,
        iva: 6.35,
        ownMarginPercent: 20,
      },
    ],
  },
  {
    owner: MARTA,
    name: 'Casa Llull restaurant',
    madeDaysAgo: 1,
    products: [
      { referenceCode: '082042/2A_10', quantity: 6 },
      { referenceCode: '552523/2Z_31', quantity: 2 },
      { referenceCode: '082062/1A_10', quantity: 4 },
      { referenceCode: '235574/1A_10', quantity: 3, pendantHeight: 180 },
    ],
  },
];
