import { ATTRIBUTE_TYPES } from '@candil/domain';
import * as z from 'zod/mini';
import { bomArticle, creationBom } from './bill-of-materials';
import { priceStep } from './catalogue';
import { elementId, inLanguage, oneSubject, onlyOfConfiguration, selection, subject } from './domain-subject';
import { endpoint } from './endpoint';
import { prices } from './prices';
import { catalogId, currency, modelCode, quantity, wellFormedText } from './wire-values';

const failure = z.object({ code: z.string(), message: z.string() });

/** A combination that the maker cannot build; `*` stands for every code. */
const exclusionRow = z.object({
  finish: z.string(),
  temperature: z.string(),
  control: z.string(),
  installation1: z.string(),
  installation2: z.string(),
  reason: z.optional(z.string()),
});

export const domainIssue = z.object({
  kind: z.enum(['import', 'exclusion', 'rule', 'broken-rule', 'not-buildable', 'structure', 'collision']),
  /** The failure of the domain library. */
  code: z.string(),
  message: z.string(),
  /** Index of the product, from 0. */
  index: z.optional(z.number()),
  elementId: z.optional(z.string()),
  /** Path in the document, such as `elements[0].element.type`. */
  path: z.optional(z.string()),
  exclusion: z.optional(exclusionRow),
  ruleId: z.optional(z.string()),
  /** Position at which a rule broke off, both from 1. */
  position: z.optional(z.object({ line: z.number(), column: z.number() })),
});
export type DomainIssue = z.output<typeof domainIssue>;

export const validateConfiguration = endpoint('validateConfiguration', {
  summary: 'What stands in the way of saving, validating or ordering products or a configuration',
  service: 'domain',
  method: 'POST',
  path: '/v1/validate',
  query: inLanguage,
  body: z.strictObject(subject).check(oneSubject),
  /** `rules` = scripts were run: the rules toggle as the service resolved it. At most 1000 issues of a configuration are returned. */
  response: z.object({ valid: z.boolean(), rules: z.boolean(), issues: z.array(domainIssue) }),
  access: 'signed-in',
});

const line = { kind: z.enum(['article', 'accessory', 'driver']), reference: z.string(), quantity: z.number() };
const pricedLine = z.union([z.object({ ...line, prices, steps: z.array(priceStep) }), z.object({ ...line, failure })]);

export const priceConfiguration = endpoint('priceConfiguration', {
  summary: 'Prices of products, or of the compositions of a configuration with all their parts, telling each step',
  service: 'domain',
  method: 'POST',
  path: '/v1/price',
  query: inLanguage,
  body: z.strictObject({ ...subject, quantity: z.optional(quantity) }).check(oneSubject, onlyOfConfiguration('quantity')),
  response: z.object({
    currency,
    products: z.array(pricedLine),
    compositions: z.array(
      z.object({
        compositionNumber: z.number(),
        quantity: z.number(),
        lines: z.array(pricedLine),
        /** null as soon as one of the lines has no price. */
        prices: z.nullable(prices),
      }),
    ),
    totals: z.nullable(
      z.object({ currency, totalGross: z.number(), totalNet: z.optional(z.number()), totalDiscount: z.optional(z.number()) }),
    ),
  }),
  access: 'signed-in',
});

const attributeType = z.enum(ATTRIBUTE_TYPES);
const attributeValue = z.object({ type: attributeType, modifier: z.string() });

const repair = z.object({
  changes: z.array(z.object({ type: attributeType, from: z.optional(z.string()), to: z.string() })),
  /** null while an attribute that the model varies is open. */
  reference: z.nullable(z.string()),
  /** Against what is chosen now, for one piece; null where either has no price. */
  priceDifference: z.nullable(z.object({ currency, gross: z.number(), net: z.optional(z.number()) })),
  /** Lead time for the quantity; null = on request. */
  weeks: z.nullable(z.number()),
});

const option = z.object({
  modifier: z.string(),
  modifier2: z.optional(z.string()),
  description: z.string(),
  selected: z.boolean(),
  compatible: z.boolean(),
  /** Set where finding out takes too long: what is not offered is not known to be impossible. */
  undecided: z.optional(z.literal(true)),
  /** The heights that remain, whole centimetres, both ends included. */
  heights: z.optional(z.array(z.object({ minCm: z.number(), maxCm: z.number() }))),
  /** Explanation of an incompatible option: the fewest chosen values, exclusions and rules that block it. */
  explanation: z.optional(z.object({ choices: z.array(attributeValue), blockedBy: z.array(exclusionRow), reasons: z.array(z.string()) })),
  /** Repairs of an incompatible option: at most three, the fewest changes first. */
  repairs: z.optional(z.array(repair)),
});

interface OptionSubject {
  readonly model?: unknown;
  readonly selection?: unknown;
  readonly configuration?: unknown;
  readonly elementId?: unknown;
}

/** A model with its choices, or an element of a configuration: never parts of both. */
const oneModelOrElement = z.refine<OptionSubject>(
  ({ model, selection: chosen, configuration, elementId: element }) =>
    configuration === undefined ? model !== undefined && element === undefined : element !== undefined && (model ?? chosen) === undefined,
  { error: 'domain.model-or-element', path: ['model'] },
);

export const explainOptions = endpoint('explainOptions', {
  summary: 'What a model, or an element of a configuration, still offers: why not, and how it can be had after all',
  service: 'domain',
  method: 'POST',
  path: '/v1/explain',
  query: inLanguage,
  body: z
    .strictObject({
      catalogId,
      model: z.optional(modelCode),
      selection: z.optional(selection),
      configuration: subject.configuration,
      elementId: z.optional(elementId),
      quantity: z._default(quantity, 1),
    })
    .check(oneModelOrElement),
  response: z.object({
    model: z.string(),
    /** null while an attribute that the model varies is open, or the combination is excluded. */
    reference: z.nullable(z.string()),
    attributes: z.array(z.object({ type: attributeType, options: z.array(option) })),
  }),
  access: 'signed-in',
});

interface CreationSubject {
  readonly configuration?: unknown;
  readonly creationCode?: unknown;
}

/** A creation has a code of its own, which the caller got from the platform; a regular product has none. */
const codeOfCreation = z.refine<CreationSubject>(
  ({ configuration, creationCode }) => (configuration === undefined) === (creationCode === undefined),
  { error: 'domain.creation-code', path: ['creationCode'] },
);

export const makeBillOfMaterials = endpoint('makeBillOfMaterials', {
  summary: 'The bill of materials of a configuration, or of each regular product',
  service: 'domain',
  method: 'POST',
  path: '/v1/bom',
  query: inLanguage,
  body: z.strictObject({ ...subject, creationCode: z.optional(wellFormedText(32, 1)) }).check(oneSubject, codeOfCreation),
  response: z.object({
    articles: z.array(z.union([bomArticle, z.object({ reference: z.string(), failure })])),
    /** null unless the request has a configuration. */
    creation: z.nullable(creationBom),
  }),
  access: 'signed-in',
});
