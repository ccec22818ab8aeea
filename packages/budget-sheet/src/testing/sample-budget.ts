import type { Budget, BudgetIssuer, BudgetPart, BudgetProduct } from '@candil/contract';
import {
  addDays,
  type BudgetPieceInput,
  type Budget as CalculatedBudget,
  type CatalogId,
  calculateBudget,
  calendarDayOf,
  catalogOf,
  formatCalendarDay,
  majorFromMinor,
} from '@candil/domain';
import { withFreight } from '../freight';

/** Differences of a test's sample from the default. */
export interface SampleOptions {
  readonly catalogId?: CatalogId;
  /** Lines of one article each, beside the composed one. */
  readonly lines?: number;
  /** Leave out the line that holds others. */
  readonly flat?: boolean;
  readonly clientName?: string;
  readonly projectName?: string;
  readonly comments?: string;
  readonly clientAddress?: string;
  readonly site?: string;
  readonly deliveryTerms?: string;
  readonly paymentTerms?: string;
  readonly issuer?: Partial<BudgetIssuer>;
  readonly ownMarginPercent?: number | null;
  /** Percent that its maker has on the list prices. */
  readonly ownDiscount?: number;
  readonly discount?: number;
  readonly surcharge?: number;
  readonly iva?: number;
  /** Whole currency units; null = not included, absent = nothing is said of it. */
  readonly freight?: number | null;
  readonly modelName?: string;
  readonly image?: string;
  /** Rooms of the lines in turn; none by default. */
  readonly rooms?: readonly string[];
  /** Lines beside the others that could be had instead; none by default. */
  readonly alternatives?: number;
}

type Piece = CalculatedBudget['products'][number];

const ISSUER: BudgetIssuer = {
  name: 'Vela & Ros Iluminación, S.L.',
  taxNumber: 'ESB57000001',
  street: 'Carrer de la Sèquia 18',
  postalCode: '07012',
  town: 'Palma',
  country: 'Spain',
  phone: '+34 971 000 000',
  email: 'quotes@velaros.example',
  website: 'velaros.example',
};

const NAMES = ['Alba 33', 'Perla Gota', 'Tramo Alto', 'Farol Pie', 'Hoja Pared Doble', 'Disco Suspendido'] as const;

/** Deterministic, of all sizes of cents, and never zero. */
const unitPvpOf = (index: number): number => 9_900 + ((index * 7_919) % 84_733);

const composed: BudgetPieceInput & { discount: number } = {
  id: 'composed',
  quantity: 3,
  discount: 7.25,
  compositions: [
    {
      id: 'composed/c1',
      quantity: 2,
      articles: [
        { id: 'composed/c1/a1', quantity: 3, unitPvp: 14_333 },
        { id: 'composed/c1/a2', quantity: 1, parts: [{ id: 'composed/c1/a2/p1', quantity: 7, unitPvp: 1_099 }] },
      ],
      accessories: [{ id: 'composed/c1/x1', quantity: 1, unitPvp: 8_450 }],
    },
  ],
  accessories: [{ id: 'composed/x1', quantity: 4, unitPvp: 275 }],
};

const amountsOf = ({ quantity, unitPvp, pvp, discount, discountValue, netPrice }: Piece) => ({
  quantity,
  unitPvp: majorFromMinor(unitPvp),
  pvp: majorFromMinor(pvp),
  discount,
  discountValue: majorFromMinor(discountValue),
  netPrice: majorFromMinor(netPrice),
});

const partOf = (piece: Piece, options: SampleOptions, position: number): BudgetPart => ({
  id: piece.id,
  model: '0820',
  modelName: piece.id.includes('/') ? `Part ${piece.id}` : (options.modelName ?? NAMES[position % NAMES.length] ?? ''),
  referenceCode: `0820${10 + (position % 80)}/2A_10`,
  pendantHeight: position % 3 === 0 ? 142 : null,
  descriptions: [
    { type: 'color', modifier: '42', text: 'Matt graphite', hex: '#444444' },
    { type: 'temperature', modifier: '2', text: '3000 K' },
    { type: 'control', modifier: 'A', text: 'DALI-2' },
  ],
  image: options.image ?? '',
  facts: { lumens: 1_240, watts: 11.5, cri: 90, ip: 'IP20', widthMetres: 0.33, depthMetres: 0.33, heightMetres: 0.24 },
  ...amountsOf(piece),
});

const heldBy = (piece: Piece, options: SampleOptions): Partial<BudgetProduct> => {
  const all = (pieces: readonly Piece[]) => pieces.map((each, index) => ({ ...partOf(each, options, index), ...heldBy(each, options) }));
  return {
    ...(piece.compositions !== undefined && { compositions: all(piece.compositions) }),
    ...(piece.articles !== undefined && { articles: all(piece.articles) }),
    ...(piece.accessories !== undefined && { accessories: all(piece.accessories) }),
    ...(piece.parts !== undefined && { parts: all(piece.parts) }),
  };
};

/** An issued budget for tests and measurements, priced by the domain: a line that holds others on four levels, and the given number of plain ones. */
export const sampleBudget = (options: SampleOptions = {}): Budget => {
  const {
    catalogId = 16,
    lines = 5,
    flat = false,
    discount = 5,
    surcharge = 2.5,
    iva = 21,
    ownMarginPercent = 18,
    ownDiscount = 40,
  } = options;
  const { currency } = catalogOf(catalogId);
  const plain = Array.from({ length: lines }, (_, index) => ({
    id: `line-${index + 1}`,
    quantity: 1 + ((index * 13) % 24),
    unitPvp: unitPvpOf(index),
    discount: index % 2 === 0 ? 0 : 12.5,
  }));
  const products = [...(flat ? [] : [composed]), ...plain].map((line) => ({
    ...line,
    isPersonalized: 1 as const,
    validation: { status: 0 },
    weeksToday: null,
    discontinued: false,
  }));
  const calculated = calculateBudget({ currency, discount, surcharge, iva, products });
  const beside = calculateBudget({
    currency,
    discount,
    surcharge,
    iva,
    products: Array.from({ length: options.alternatives ?? 0 }, (_, index) => ({
      id: `instead-${index + 1}`,
      quantity: 2 + index,
      unitPvp: 70_707 + 1_010 * index,
      discount: 0,
      isPersonalized: 1 as const,
      validation: { status: 0 },
      weeksToday: null,
      discontinued: false,
    })),
  });
  if (!beside.ok) throw new Error(`The alternatives cannot be calculated: ${beside.failure.code}`);
  if (!calculated.ok) throw new Error(`The sample cannot be calculated: ${JSON.stringify(calculated.failure)}`);
  const delivered = withFreight(calculated.value, Math.round((options.freight ?? 0) * 100));
  if (!delivered.ok) throw new Error(`The sample cannot be delivered: ${delivered.failure.code}`);
  const { discountValue, surchargeValue, ivaValue, subTotalNet, totalNet } = delivered.value;
  const lineOf = (piece: Piece, index: number): BudgetProduct => ({
    ...partOf(piece, options, index),
    ...heldBy(piece, options),
    tag: `L${index + 1}`,
    room: options.rooms?.[index % options.rooms.length] ?? '',
    moq: 2,
    weeks: 3 + (index % 3),
    ownDiscount,
  });
  const today = calendarDayOf(2026, 11, 20);
  return {
    id: '7b0e7c52-5f5e-4a4f-8a8e-111122223333',
    projectId: '0a0b0c0d-1111-2222-3333-444455556666',
    projectName: options.projectName ?? 'Hotel Mirador - lobby',
    catalogId,
    budgetNumber: 'B2026-00042-R2',
    revision: 2,
    supersededBy: null,
    issuer: { ...ISSUER, ...options.issuer },
    clientName: options.clientName ?? 'Taller Llull, arquitectos',
    clientAddress: options.clientAddress ?? 'Carrer de la Murta 9\n07012 Palma\nNIF ESB57000003',
    site: options.site ?? 'Plaça del Moll Vell 2, 07012 Palma',
    deliveryTerms: options.deliveryTerms ?? 'To the kerb, by appointment.',
    paymentTerms: options.paymentTerms ?? '40 % on acceptance, the rest within 30 days.',
    createdBy: 'Marta Soler',
    creationDate: formatCalendarDay(today),
    validationDate: formatCalendarDay(addDays(today, 29)),
    currency,
    discount,
    surcharge,
    iva,
    discountValue: majorFromMinor(discountValue),
    surchargeValue: majorFromMinor(surchargeValue),
    ivaValue: majorFromMinor(ivaValue),
    subTotalNet: majorFromMinor(subTotalNet),
    totalNet: majorFromMinor(totalNet),
    ...(options.freight !== undefined && { freight: options.freight }),
    comments: options.comments ?? '',
    ownMarginPercent,
    products: calculated.value.products.map(lineOf),
    ...(options.alternatives !== undefined && {
      alternatives: beside.value.products.map((piece, index) => lineOf(piece, calculated.value.products.length + index)),
    }),
  };
};
