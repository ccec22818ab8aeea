import { BUDGET_PERCENT_BOUNDS, BUDGET_VALIDITY_DAYS } from '@candil/domain';
import * as z from 'zod/mini';
import { endpoint, TIME_LIMIT_MILLISECONDS } from './endpoint';
import { BUDGET_TEXT_MAX, CLIENT_NAME_MAX, FREIGHT_MAX, SEARCH_TEXT_MAX } from './lengths.data';
import { lastSaved, lineIssue, validation } from './project';
import {
  catalogId,
  currency,
  dayText,
  documentVersion,
  instant,
  isoLanguage,
  pageSize,
  quantity,
  uuid,
  wellFormedText,
} from './wire-values';

const PROJECT_VIEW = { privilege: 'PROJECT_VIEW' } as const;
const COMMENTS_MAX = 4000;
/** Most lines of a budget: as many as a project may have products. */
const LINES_MAX = 1000;

/** Percent with at most two decimals; the domain names what does not fit (QU4). */
const percent = (field: keyof typeof BUDGET_PERCENT_BOUNDS) => {
  const { min, max } = BUDGET_PERCENT_BOUNDS[field];
  return z.number().check(z.minimum(min), z.maximum(max));
};

const description = z.object({ type: z.string(), modifier: z.string(), text: z.string(), hex: z.optional(z.string()) });

/** Facts of a luminaire beside its price, in SI units; 0 and an empty text where a value is missing. */
export const budgetFacts = z.object({
  lumens: z.number(),
  watts: z.number(),
  /** Colour rendering index. */
  cri: z.number(),
  /** Protection against dust and water: `IP44`. */
  ip: z.string(),
  widthMetres: z.number(),
  depthMetres: z.number(),
  heightMetres: z.number(),
});
export type BudgetFacts = z.output<typeof budgetFacts>;

/** The words of a piece of a budget, whatever it costs. */
const pieceWords = {
  model: z.string(),
  modelName: z.string(),
  referenceCode: z.string(),
  pendantHeight: z.nullable(z.number()),
  descriptions: z.array(description),
  /** Empty when there is none. */
  image: z.string(),
  facts: z.nullable(budgetFacts),
};

/** Amounts of a piece in whole currency units for all of its line; `unitPvp` for one piece. `discount` is a percentage (QU). */
const pieceAmounts = {
  quantity: z.number(),
  unitPvp: z.number(),
  pvp: z.number(),
  discount: z.number(),
  discountValue: z.number(),
  netPrice: z.number(),
};

const part = z.object({ id: z.string(), ...pieceWords, ...pieceAmounts });
const article = z.object({ ...part.shape, parts: z.optional(z.array(part)) });
const composition = z.object({
  ...part.shape,
  articles: z.optional(z.array(article)),
  accessories: z.optional(z.array(article)),
  parts: z.optional(z.array(part)),
});
/** A line of a budget with its pieces; `id` is the product of the project. */
export const budgetProduct = z.object({
  ...composition.shape,
  /** Luminaire tag of the lighting plan: L1, L2, … */
  tag: z.string(),
  /** Room or place; empty = not given. */
  room: z.string(),
  /** Fewest pieces that can be ordered. */
  moq: z.number(),
  /** From the order to the site; null = on request, absent = not stated. */
  weeks: z.optional(z.nullable(z.number())),
  /** Discount in percent of the budget's author on the list price; absent for viewers who may not see it. */
  ownDiscount: z.optional(z.number()),
  compositions: z.optional(z.array(composition)),
});
export type BudgetProduct = z.output<typeof budgetProduct>;
/** Anything of a budget that has a price. */
export type BudgetPart = z.output<typeof part>;

/** A product of the project that does not enter a budget. */
export const droppedProduct = z.object({
  productId: uuid,
  tag: z.string(),
  modelName: z.string(),
  referenceCode: z.string(),
  image: z.string(),
  reason: z.enum(['quantity', 'not-personalised', 'discontinued', 'no-price', 'rule']),
  /** Issue from the catalogue, where it is more precise than the reason. */
  issue: z.nullable(lineIssue),
});
export type DroppedProduct = z.output<typeof droppedProduct>;

/** The issuer of a budget with the company profile of that time; empty = not provided. */
export const budgetIssuer = z.object({
  name: z.string(),
  taxNumber: z.string(),
  street: z.string(),
  postalCode: z.string(),
  town: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  /** Address of the logo of its company; absent without one. */
  logo: z.optional(z.string()),
});
export type BudgetIssuer = z.output<typeof budgetIssuer>;

/** An issued budget: it never changes. Amounts in whole currency units with at most two decimals, percentages as entered. */
export const budget = z.object({
  id: uuid,
  projectId: uuid,
  projectName: z.string(),
  catalogId,
  /** `B2026-00042`, from the second revision on `B2026-00042-R2` (QU17). */
  budgetNumber: z.string(),
  revision: z.number(),
  /** The newest revision of its number, when it is another one. */
  supersededBy: z.nullable(uuid),
  issuer: budgetIssuer,
  clientName: z.string(),
  /** Address and tax number, line by line as written; like the texts below empty without any. */
  clientAddress: z.string(),
  site: z.string(),
  deliveryTerms: z.string(),
  paymentTerms: z.string(),
  createdBy: z.string(),
  creationDate: dayText,
  /** Last day on which it is valid. */
  validationDate: dayText,
  currency,
  discount: z.number(),
  surcharge: z.number(),
  iva: z.number(),
  discountValue: z.number(),
  surchargeValue: z.number(),
  ivaValue: z.number(),
  subTotalNet: z.number(),
  totalNet: z.number(),
  /** To the site, taxed as the goods and without discount or surcharge; null = not included, absent where nothing was said of it. */
  freight: z.optional(z.nullable(z.number())),
  comments: z.string(),
  /** Mark-up on the own cost in the copy for a client, in percent; null without such a copy, and for viewers who may not see it. */
  ownMarginPercent: z.nullable(z.number()),
  products: z.array(budgetProduct),
  /** Alternatives, each with its price; not part of the totals. Absent where there is none. */
  alternatives: z.optional(z.array(budgetProduct)),
});
export type Budget = z.output<typeof budget>;

const projectId = z.object({ projectId: uuid });
const budgetId = z.object({ budgetId: uuid });
const lang = { lang: z._default(isoLanguage, 'en') };

/** A piece of a composition as it may enter a budget now; `quantity` in one of its parent. */
const linePiece = z.object({
  id: z.string(),
  ...pieceWords,
  quantity: z.number(),
  /** Gross price of one; absent when prices were not asked for, and where the pieces it holds say it. */
  unitPvp: z.optional(z.number()),
});
const heldPieces = { articles: z.optional(z.array(linePiece)), accessories: z.optional(z.array(linePiece)) };
const lineComposition = z.object({ ...linePiece.shape, ...heldPieces });
export type BudgetLinePiece = z.output<typeof lineComposition>;

/** A product of the project as it may enter a budget now. */
export const budgetLine = z.object({
  productId: uuid,
  tag: z.string(),
  room: z.string(),
  ...pieceWords,
  quantity: z.number(),
  /** Gross price of one; absent when prices were not asked for. */
  unitPvp: z.optional(z.number()),
  /** Pieces of a composition, by composition where there are several. */
  ...heldPieces,
  compositions: z.optional(z.array(lineComposition)),
  /** Fewest pieces that can be ordered. */
  moq: z.number(),
  /** Weeks from the order to the site by quantity, the first from one piece on; empty = on request. */
  leadTimes: z.array(z.object({ from: z.number(), weeks: z.number() })),
  /** Percent that the account has on the list price; absent when prices were not asked for. */
  ownDiscount: z.optional(z.number()),
  validation,
  /** Weeks for the quantity of the project, compared with those of `lastSaved`. */
  weeksToday: z.nullable(z.number()),
  /** Absent = not provided. */
  lastSaved: z.optional(lastSaved),
  /** 1: every attribute is chosen. */
  isPersonalized: z.union([z.literal(0), z.literal(1)]),
  discontinued: z.boolean(),
});
export type BudgetLine = z.output<typeof budgetLine>;

export const projectForBudget = z.object({
  project: z.object({ id: uuid, name: z.string(), catalogId, currency, version: z.number() }),
  /** True if a budget can be made now: not of an ordered project, nor by a user who may only read it. */
  writable: z.boolean(),
  /** Issuer of the budget. */
  issuer: budgetIssuer,
  lines: z.array(budgetLine),
  dropped: z.array(droppedProduct),
  defaults: z.object({ discount: z.number(), surcharge: z.number(), iva: z.number(), validityDays: z.number() }),
});
export type ProjectForBudget = z.output<typeof projectForBudget>;

export const getProjectForBudget = endpoint('getProjectForBudget', {
  summary: 'What a budget of this project would be made of: lines that may enter it, and the others with the reason',
  method: 'GET',
  path: '/v2/projects/:projectId/budget',
  params: projectId,
  query: z.object({ ...lang, withPrices: z._default(z.stringbool(), true) }),
  response: projectForBudget,
  access: PROJECT_VIEW,
});

/** Under the flag toBudgetV2; answers alike. */
export const getProjectToBudget = endpoint('getProjectToBudget', { ...getProjectForBudget, path: '/v2/projects/:projectId/to-budget' });

export const previousBudget = z.object({
  id: uuid,
  budgetNumber: z.string(),
  revision: z.number(),
  clientName: z.string(),
  creationDate: dayText,
  validationDate: dayText,
  createdAt: instant,
  totalNet: z.number(),
  currency,
  /** True for the newest revision of its number while it is valid. */
  isChecked: z.boolean(),
  createdBy: z.string(),
});
export type PreviousBudget = z.output<typeof previousBudget>;

export const listBudgets = endpoint('listBudgets', {
  summary: 'Budgets issued for a project, newest first',
  method: 'GET',
  path: '/v2/projects/:projectId/budgets',
  params: projectId,
  query: z.object(lang),
  response: z.object({ items: z.array(previousBudget) }),
  access: PROJECT_VIEW,
});

export const openBudget = z.object({
  id: uuid,
  budgetNumber: z.string(),
  project: z.object({ id: uuid, name: z.string() }),
  /** Last day on which it holds. */
  validationDate: dayText,
  totalNet: z.number(),
  currency,
});
export type OpenBudget = z.output<typeof openBudget>;

export const listOpenBudgets = endpoint('listOpenBudgets', {
  summary: 'Budgets that still hold, of projects that are not ordered yet: the first to expire first; or those that a search finds, of all',
  method: 'GET',
  path: '/v2/budgets',
  query: z.object({
    limit: pageSize,
    /** Part of a number, of the name of the client or of the project. */
    search: z._default(wellFormedText(SEARCH_TEXT_MAX), ''),
  }),
  response: z.object({ items: z.array(openBudget) }),
  access: PROJECT_VIEW,
});

export const createBudget = endpoint('createBudget', {
  summary: 'Issues a budget, or the next revision of one, at the prices of the service: once for one key',
  method: 'POST',
  path: '/v2/projects/:projectId/budgets',
  params: projectId,
  query: z.object(lang),
  body: z.object({
    /** Version of the project. */
    version: documentVersion,
    clientName: wellFormedText(CLIENT_NAME_MAX),
    comments: z._default(wellFormedText(COMMENTS_MAX), ''),
    clientAddress: z._default(wellFormedText(BUDGET_TEXT_MAX.clientAddress), ''),
    site: z._default(wellFormedText(BUDGET_TEXT_MAX.site), ''),
    deliveryTerms: z._default(wellFormedText(BUDGET_TEXT_MAX.deliveryTerms), ''),
    paymentTerms: z._default(wellFormedText(BUDGET_TEXT_MAX.paymentTerms), ''),
    discount: z._default(percent('discount'), 0),
    surcharge: z._default(percent('surcharge'), 0),
    iva: percent('iva'),
    /** In whole currency units with at most two decimals; null = not included. */
    freight: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(FREIGHT_MAX))), null),
    validityDays: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(BUDGET_VALIDITY_DAYS.max)), BUDGET_VALIDITY_DAYS.default),
    /** Mark-up on the own cost; without it there is no copy for a client. */
    ownMarginPercent: z.optional(z.nullable(percent('margin'))),
    /** `quantity` as in the project unless given; 0 leaves the line out. */
    lines: z
      .array(
        z.object({
          productId: uuid,
          quantity: z.optional(z.union([quantity, z.literal(0)])),
          discount: z._default(percent('discount'), 0),
          /** Offered below the others with its price, and no part of the totals. */
          isAlternative: z._default(z.boolean(), false),
        }),
      )
      .check(z.minLength(1), z.maxLength(LINES_MAX)),
    /** The budget this one is the next revision of; it must be the newest of its number. */
    revises: z.optional(uuid),
  }),
  response: budget,
  create: true,
  access: PROJECT_VIEW,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.generic,
});

export const getBudget = endpoint('getBudget', {
  summary: 'An issued budget',
  method: 'GET',
  path: '/v2/budgets/:budgetId',
  params: budgetId,
  query: z.object(lang),
  response: budget,
  access: PROJECT_VIEW,
});

/** Longer than any number: `B2026-999999999-R999999999`. */
const BUDGET_NUMBER_MAX = 32;

export const findBudgetByNumber = endpoint('findBudgetByNumber', {
  summary:
    'Where the budget of a number is, for the short address on paper; one that the account may not see answers as one that does not exist',
  method: 'GET',
  path: '/v2/budget-numbers/:budgetNumber',
  params: z.object({ budgetNumber: z.string().check(z.maxLength(BUDGET_NUMBER_MAX)) }),
  response: z.object({ id: uuid, projectId: uuid, budgetNumber: z.string() }),
  access: PROJECT_VIEW,
});

/** The two formats of a budget, and its two copies: `client` has the company's own prices, cost plus mark-up, and shows neither. */
export const BUDGET_DOCUMENT_FORMATS = ['pdf', 'xlsx'] as const;
export const BUDGET_COPIES = ['own', 'client'] as const;
export type BudgetDocumentFormat = (typeof BUDGET_DOCUMENT_FORMATS)[number];
export type BudgetCopy = (typeof BUDGET_COPIES)[number];

export const getBudgetDocument = endpoint('getBudgetDocument', {
  summary: 'An issued budget as PDF or spreadsheet',
  method: 'GET',
  path: '/v2/budgets/:budgetId/document',
  params: budgetId,
  query: z.object({ ...lang, format: z._default(z.enum(BUDGET_DOCUMENT_FORMATS), 'pdf'), copy: z._default(z.enum(BUDGET_COPIES), 'own') }),
  response: z.file(),
  file: true,
  access: PROJECT_VIEW,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.generic,
});
