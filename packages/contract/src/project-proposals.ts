import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { modelExchange, pieceChoice, projectEffect } from './product-changes';
import { lineIssue } from './project';
import { isoLanguage, uuid } from './wire-values';

/** Change of a line; for `changeProducts`. */
const lineChange = z.object({
  productId: uuid,
  quantity: z.optional(z.number()),
  referenceCode: z.optional(z.string()),
  /** Of a composition: another value of all its pieces. */
  ...pieceChoice,
  exchange: z.optional(modelExchange),
  note: z.optional(z.string()),
});

const attribute = z.enum(['color', 'temperature', 'control', 'installation']);

/** One way to make a line that cannot be ordered one that can. */
const lineRepair = z.object({
  productId: uuid,
  /** More pieces, another value of an attribute, or the model that replaces this one. */
  kind: z.enum(['quantity', 'successor', ...attribute.options]),
  /** The new value in words; of a quantity the pieces that are missing. */
  value: z.string(),
  hex: z.optional(z.string()),
  change: lineChange,
  /** Additional price of the line, net where the account sees net prices; null when it has no price now. */
  amount: z.nullable(z.number()),
  /** Lead time of the line then; null = on request. */
  weeks: z.nullable(z.number()),
});
export type LineRepair = z.output<typeof lineRepair>;

const proposedLine = z.object({
  productId: uuid,
  tag: z.string(),
  modelName: z.string(),
  /** In words what changes of it, and to what; empty where lines are put together. */
  from: z.string(),
  to: z.string(),
});

/** Proposal that makes a project sooner, cheaper or simpler, in one step. */
const projectProposal = z.object({
  /**
   * `sooner` brings the date forward; `control` and `finish` save by another value of several lines, `finish` leaving one finish less;
   * `together` counts equal lines on one; `successor` takes the model that replaces one that is no longer made.
   */
  kind: z.enum(['sooner', 'control', 'finish', 'together', 'successor']),
  lines: z.array(proposedLine),
  changes: z.array(lineChange),
  remove: z.array(uuid),
  /** Lines with a model that is replaced, in which it cannot be. */
  staying: z.array(z.object({ productId: uuid, tag: z.string(), modelName: z.string(), issue: lineIssue })),
  ...projectEffect,
});
export type ProjectProposal = z.output<typeof projectProposal>;

export const getProjectProposals = endpoint('getProjectProposals', {
  summary: 'Repairs of the lines that cannot be ordered, and what would make the project sooner, cheaper or simpler; nothing is changed',
  method: 'GET',
  path: '/v1/projects/:projectId/proposals',
  params: z.object({ projectId: uuid }),
  query: z.object({ lang: z._default(isoLanguage, 'en') }),
  response: z.object({
    /** Version of the project that they were found for. */
    version: z.number(),
    repairs: z.array(lineRepair),
    proposals: z.array(projectProposal),
  }),
  access: { privilege: 'PROJECT_VIEW' },
});
