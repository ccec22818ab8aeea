import type { Budget, BudgetIssuer, BudgetLine, ProjectForBudget } from '@candil/contract';

const PROJECT_ID = '11111111-1111-4111-8111-111111111111';
const FIRST = '22222222-2222-4222-8222-222222222222';
const SECOND = '33333333-3333-4333-8333-333333333333';

const line = (more: Partial<BudgetLine>): BudgetLine => ({
  productId: FIRST,
  tag: 'L1',
  room: '',
  model: '0820',
  modelName: 'Alba 33',
  referenceCode: '0820 42/2A_10',
  pendantHeight: null,
  descriptions: [{ type: 'color', modifier: '42', text: 'Sage green', hex: '#4b5a45' }],
  image: '',
  facts: null,
  quantity: 2,
  unitPvp: 100,
  moq: 1,
  leadTimes: [{ from: 1, weeks: 3 }],
  ownDiscount: 40,
  isPersonalized: 1,
  validation: { status: 0 },
  weeksToday: 3,
  discontinued: false,
  ...more,
});

const ISSUER: BudgetIssuer = {
  name: 'Llum i Forma',
  taxNumber: 'ESB57000001',
  street: 'Carrer Nou 5',
  postalCode: '07012',
  town: 'Palma',
  country: 'Spain',
  phone: '',
  email: 'ana@llum.example',
  website: '',
};

/** A project of two lines, 2 × 100,00 € and 3 × 1,01 €. */
export const SAMPLE_SOURCE: ProjectForBudget = {
  project: { id: PROJECT_ID, name: 'Casa Llull, restaurant', catalogId: 16, currency: 'EUR', version: 7 },
  writable: true,
  issuer: ISSUER,
  lines: [line({}), line({ productId: SECOND, tag: 'L2', modelName: 'Perla 30', quantity: 3, unitPvp: 1.01 })],
  dropped: [],
  defaults: { discount: 0, surcharge: 0, iva: 21, validityDays: 30 },
};

/** A budget of the first line: 200,00 € less 12.5 %, then 10.5 %, 2.75 % and 21 %. */
export const SAMPLE_BUDGET: Budget = {
  id: '44444444-4444-4444-8444-444444444444',
  projectId: PROJECT_ID,
  projectName: 'Casa Llull, restaurant',
  catalogId: 16,
  budgetNumber: 'B2026-00042',
  revision: 1,
  supersededBy: null,
  issuer: ISSUER,
  clientName: 'Casa Llull',
  clientAddress: 'Carrer de la Murta 9',
  site: 'Ground floor',
  deliveryTerms: 'To the kerb',
  paymentTerms: '30 % now; 70 % later',
  createdBy: 'Ana Mas',
  creationDate: '20/11/2026',
  validationDate: '03/01/2027',
  currency: 'EUR',
  discount: 10.5,
  surcharge: 2.75,
  iva: 21,
  discountValue: 18.38,
  surchargeValue: 4.31,
  ivaValue: 33.8,
  subTotalNet: 175,
  totalNet: 194.73,
  freight: null,
  comments: 'Second floor.',
  ownMarginPercent: 20,
  products: [
    {
      id: FIRST,
      tag: 'L1',
      room: '',
      model: '0820',
      modelName: 'Alba 33',
      referenceCode: '0820 42/2A_10',
      pendantHeight: null,
      descriptions: [{ type: 'color', modifier: '42', text: 'Sage green', hex: '#4b5a45' }],
      image: '',
      facts: null,
      quantity: 2,
      unitPvp: 100,
      pvp: 200,
      discount: 12.5,
      discountValue: 25,
      netPrice: 175,
      moq: 1,
      weeks: 3,
      ownDiscount: 40,
    },
  ],
};
