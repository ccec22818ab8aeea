import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { catalogIdInQuery, isoLanguage, modelCode, serialId, slug } from './wire-values';

const lang = z._default(isoLanguage, 'en');

/** The tree that a search for a luminaire begins with. */
export const FIRST_DECISION_TREE = 'find-a-luminaire';

const foundModel = z.object({ model: modelCode, name: z.string(), subFamilyId: z.number(), image: z.string() });

export const decisionAnswer = z.object({
  id: z.string(),
  text: z.string(),
  picture: z.string(),
  /** Number of models that the answer leaves. */
  modelCount: z.number(),
  /** The node asked next; absent where the answer is the last one. */
  next: z.optional(z.string()),
  /** Models found; absent while questions remain. The first sub-family of a model is named, even if it belongs to several. */
  result: z.optional(z.object({ subFamilyId: z.number(), applicationLocationId: z.nullable(z.number()), models: z.array(foundModel) })),
});
export type DecisionAnswer = z.output<typeof decisionAnswer>;

export const decisionTree = z.object({
  id: z.string(),
  title: z.string(),
  /** Id of the node asked first. */
  start: z.string(),
  nodes: z.array(z.object({ id: z.string(), question: z.string(), answers: z.array(decisionAnswer) })),
});
export type DecisionTree = z.output<typeof decisionTree>;

export const getDecisionTree = endpoint('getDecisionTree', {
  summary: 'Questions that lead to luminaires',
  method: 'GET',
  path: '/decision-trees/:id',
  params: z.object({ id: slug }),
  /** Without a catalogue that of the account. */
  query: z.object({ catalogId: z.optional(catalogIdInQuery), lang }),
  response: decisionTree,
  access: 'signed-in',
});

/** Layers of blocks; A, B, D and E are displayed large, C, F and G full width (P§9). */
export const LAYERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type Layer = (typeof LAYERS)[number];

export const layerBlock = z.object({
  id: z.string(),
  layer: z.enum(LAYERS),
  title: z.string(),
  text: z.string(),
  picture: z.string(),
  link: z.object({ subFamilyId: z.number(), applicationLocationId: z.nullable(z.number()), model: z.optional(modelCode) }),
});
export type LayerBlock = z.output<typeof layerBlock>;

export const getLayer = endpoint('getLayer', {
  summary: 'Blocks of a layer, of one sub-family or of all',
  method: 'GET',
  path: '/decision-trees/layers/:layer',
  params: z.object({ layer: z.enum(LAYERS) }),
  query: z.object({
    catalogId: catalogIdInQuery,
    familyId: z.optional(serialId),
    subFamilyId: z.optional(serialId),
    /** Only blocks of this visibility; the specification asks for `website` with layer C. */
    visibility: z.optional(z.enum(['website', 'platform'])),
    lang,
  }),
  response: z.array(layerBlock),
  access: 'signed-in',
});
