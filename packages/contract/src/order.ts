import { ORDER_LISTING_MODES, TEXT_KINDS } from '@candil/domain';
import * as z from 'zod/mini';
import { availability } from './catalogue';
import { endpoint, TIME_LIMIT_MILLISECONDS } from './endpoint';
import { DELIVERY_ADDRESS_MAX, INTERNAL_ORDER_NUMBER_MAX, SEARCH_TEXT_MAX } from './lengths.data';
import { prices, totals } from './prices';
import { lastSaved, lineIssue, productComposition, project, validation } from './project';
import {
  catalogId,
  currency,
  dayText,
  documentVersion,
  geonameId,
  instant,
  isoLanguage,
  page,
  quantity,
  serialId,
  uuid,
  wellFormedText,
} from './wire-values';

const PROJECT_VIEW = { privilege: 'PROJECT_VIEW' } as const;
const ORDER_VIEW = { privilege: 'ORDER_VIEW' } as const;
/** Longest comment of a text area (P§5). */
export const TEXTAREA_MAX = TEXT_KINDS.textarea.max;

/** Order statuses: 1 pending, 2 confirmed, 3 production, 4 finished. */
export const orderStatus = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

export const orderLine = z.object({
  _id: uuid,
  tag: z.string(),
  room: z.string(),
  note: z.string(),
  model: z.string(),
  modelName: z.string(),
  referenceCode: z.string(),
  pendantHeight: z.nullable(z.number()),
  descriptions: z.array(z.object({ type: z.string(), modifier: z.string(), text: z.string(), hex: z.optional(z.string()) })),
  image: z.string(),
  quantity: z.number(),
  moq: z.number(),
  leadtime: z.nullable(z.number()),
  prices,
  availability,
  validation,
  /** Last saved values of a draft, if provided. */
  lastSaved: z.optional(lastSaved),
  /** Code of a composition. */
  creationCode: z.optional(z.string()),
  compositions: z.optional(z.array(productComposition)),
});
export type OrderLine = z.output<typeof orderLine>;

export const droppedLine = z.object({
  _id: uuid,
  tag: z.string(),
  modelName: z.string(),
  referenceCode: z.string(),
  quantity: z.number(),
  image: z.string(),
  issue: lineIssue,
});

/** The same with the name of its country in the language asked for. */
const orderAddress = z.object({
  recipient: z.string(),
  contact: z.string(),
  phone: z.string(),
  street: z.string(),
  postalCode: z.string(),
  town: z.string(),
  countryGeonameId: geonameId,
  country: z.string(),
});
export type OrderAddress = z.output<typeof orderAddress>;

/** The company's own address, or one that its last orders went to (`used`), which can be taken off the list. */
const offeredAddress = z.extend(orderAddress, { used: z.boolean() });
export type OfferedAddress = z.output<typeof offeredAddress>;

export const orderPreview = z.object({
  projectId: uuid,
  projectName: z.string(),
  projectVersion: z.number(),
  currency,
  clientCode: z.nullable(z.string()),
  /** Name of the project that takes what an order leaves out. */
  followUpName: z.string(),
  lines: z.array(orderLine),
  dropped: z.array(droppedLine),
  totals,
  deliveryAddresses: z.array(offeredAddress),
  onSite: z.nullable(z.object({ date: z.string(), productId: uuid, weeks: z.number() })),
});
export type OrderPreview = z.output<typeof orderPreview>;

export const generateOrder = endpoint('generateOrder', {
  summary: 'What an order of this project would be: valid lines, dropped lines with the reason, prices of the service',
  method: 'POST',
  path: '/orders/generate',
  body: z.object({ projectId: uuid, lang: z._default(isoLanguage, 'en') }),
  response: orderPreview,
  access: PROJECT_VIEW,
});

export const getProjectOrder = endpoint('getProjectOrder', {
  summary: 'The order data of a project: what an order of it would be',
  method: 'GET',
  path: '/v3/project/:projectId/order',
  params: z.object({ projectId: uuid }),
  query: z.object({ lang: z._default(isoLanguage, 'en') }),
  response: orderPreview,
  access: PROJECT_VIEW,
});

/** The project that took the lines and pieces left out of an order; null when all of the project was ordered. */
const followUp = z.nullable(z.object({ projectId: uuid, name: z.string(), lines: z.number(), pieces: z.number() }));
export type FollowUpProject = NonNullable<z.output<typeof followUp>>;

const LENGTH = DELIVERY_ADDRESS_MAX;
/** Delivery address of an order. */
export const deliveryAddress = z.object({
  recipient: wellFormedText(LENGTH.recipient, 1),
  /** Contact on site; like the phone and the postal code empty without any. */
  contact: z._default(wellFormedText(LENGTH.contact), ''),
  phone: z._default(wellFormedText(LENGTH.phone), ''),
  street: wellFormedText(LENGTH.street, 1),
  postalCode: z._default(wellFormedText(LENGTH.postalCode), ''),
  town: wellFormedText(LENGTH.town, 1),
  countryGeonameId: geonameId,
});

export const forgetDeliveryAddress = endpoint('forgetDeliveryAddress', {
  summary: 'Takes an address of earlier orders off the list of those that are offered; an order that goes there again brings it back',
  method: 'POST',
  path: '/orders/delivery-addresses/forget',
  query: z.object({ lang: z._default(isoLanguage, 'en') }),
  body: z.extend(deliveryAddress, { projectId: uuid }),
  response: z.object({ deliveryAddresses: z.array(offeredAddress) }),
  access: PROJECT_VIEW,
});

export const processOrder = endpoint('processOrder', {
  summary: 'Places the order: once for one key, at the prices of the service',
  method: 'POST',
  path: '/orders/process',
  body: z.object({
    projectId: uuid,
    version: documentVersion,
    products: z.array(z.object({ _id: uuid, quantity })).check(z.minLength(1), z.maxLength(1000)),
    sendTogether: z.boolean(),
    doNotShipBefore: z.optional(dayText),
    internalOrderNumber: z._default(wellFormedText(INTERNAL_ORDER_NUMBER_MAX), ''),
    comments: z._default(wellFormedText(TEXTAREA_MAX), ''),
    /** Without it to the address on file for the client code. */
    deliveryAddress: z.optional(deliveryAddress),
  }),
  response: z.object({ processOrderSuccess: z.boolean(), orderId: z.number(), followUp }),
  create: true,
  access: PROJECT_VIEW,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.generic,
});

export const order = z.object({
  orderId: z.number(),
  projectId: uuid,
  projectName: z.string(),
  status: orderStatus,
  createdAt: instant,
  createdBy: z.string(),
  companyName: z.nullable(z.string()),
  clientCode: z.nullable(z.string()),
  catalogId,
  currency,
  sendTogether: z.boolean(),
  doNotShipBefore: z.nullable(dayText),
  internalOrderNumber: z.string(),
  comments: z.string(),
  /** Null = the address on file for the client code. */
  deliveryAddress: z.nullable(orderAddress),
  /** The follow-up project with the lines left out, while the reader may open it. */
  followUp: z.nullable(z.object({ projectId: uuid, name: z.string() })),
  products: z.object({ orderedIds: z.array(uuid), byId: z.record(z.string(), orderLine) }),
  totals,
});
export type Order = z.output<typeof order>;

export const getOrder = endpoint('getOrder', {
  summary: 'A placed order',
  method: 'GET',
  path: '/v2/orders/:orderId',
  params: z.object({ orderId: serialId }),
  query: z.object({ lang: z._default(isoLanguage, 'en') }),
  response: order,
  access: ORDER_VIEW,
});

/** Under its flag; answers as v2. */
export const getOrderV3 = endpoint('getOrderV3', { ...getOrder, path: '/v3/orders/:orderId' });

export const getOrderDocument = endpoint('getOrderDocument', {
  summary: 'The confirmation of an order as PDF, at the prices that its reader may see',
  method: 'GET',
  path: '/v2/orders/:orderId/document',
  params: z.object({ orderId: serialId }),
  query: z.object({ lang: z._default(isoLanguage, 'en') }),
  response: z.file(),
  file: true,
  access: ORDER_VIEW,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.generic,
});

const reorderedProject = z.object({
  project,
  /** Lines that can no longer be had and are not part of it. */
  left: z.array(z.object({ tag: z.string(), modelName: z.string(), referenceCode: z.string() })),
});
export type ReorderedProject = z.output<typeof reorderedProject>;

export const reorder = endpoint('reorder', {
  summary: 'Makes a new project of what an order holds, at the prices of today',
  method: 'POST',
  path: '/v2/orders/:orderId/reorder',
  params: z.object({ orderId: serialId }),
  query: z.object({ lang: z._default(isoLanguage, 'en') }),
  response: reorderedProject,
  create: true,
  access: ORDER_VIEW,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.generic,
});

export const getOrderByProject = endpoint('getOrderByProject', {
  summary: 'The order of a project',
  method: 'GET',
  path: '/v2/orders/by-project/:projectId',
  params: z.object({ projectId: uuid }),
  query: z.object({ lang: z._default(isoLanguage, 'en') }),
  response: order,
  access: ORDER_VIEW,
});

export const orderListItem = z.object({
  orderId: z.number(),
  projectId: uuid,
  projectName: z.string(),
  companyName: z.nullable(z.string()),
  status: orderStatus,
  createdAt: instant,
  internalOrderNumber: z.string(),
  pieces: z.number(),
  currency,
  total: z.object({ amount: z.number(), net: z.boolean() }),
  shippingDate: z.nullable(dayText),
});
export type OrderListItem = z.output<typeof orderListItem>;

export const listOrders = endpoint('listOrders', {
  summary: 'Orders the account may see',
  method: 'GET',
  path: '/orders',
  query: z.object({
    limit: z._default(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(100)), 20),
    page,
    search: z._default(wellFormedText(SEARCH_TEXT_MAX), ''),
    status: z.optional(z.pipe(z.coerce.number<number | string>(), orderStatus)),
    mode: z.optional(z.enum(ORDER_LISTING_MODES)),
    lang: z._default(isoLanguage, 'en'),
  }),
  response: z.object({ items: z.array(orderListItem), total: z.number(), page: z.number(), limit: z.number() }),
  access: ORDER_VIEW,
});
