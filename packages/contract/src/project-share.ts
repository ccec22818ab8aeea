import * as z from 'zod/mini';
import { availability } from './catalogue';
import { endpoint } from './endpoint';
import { prices, totals } from './prices';
import { projectProduct } from './project';
import { catalogId, currency, instant, isoLanguage, nothing, uuid } from './wire-values';

const PROJECT_VIEW = { privilege: 'PROJECT_VIEW' } as const;
const projectId = z.object({ projectId: uuid });

/** The public link of a project. Its token is returned once, on creation. */
const projectShare = z.object({
  createdAt: instant,
  createdBy: z.string(),
  /** List prices are shown; net prices never are. */
  withPrices: z.boolean(),
});
export type ProjectShare = z.output<typeof projectShare>;

export const getProjectShare = endpoint('getProjectShare', {
  summary: 'Whether a link shows the project to anybody, and what it shows; for whoever may change the project',
  method: 'GET',
  path: '/v1/project-shares/:projectId',
  params: projectId,
  response: z.object({ share: z.nullable(projectShare) }),
  access: PROJECT_VIEW,
});

export const shareProject = endpoint('shareProject', {
  summary: 'Makes a link that shows the project to anybody; a link made before no longer works',
  method: 'PUT',
  path: '/v1/project-shares/:projectId',
  params: projectId,
  body: z.object({ withPrices: z.boolean() }),
  response: z.object({ share: projectShare, token: z.string() }),
  access: PROJECT_VIEW,
});

export const unshareProject = endpoint('unshareProject', {
  summary: 'Takes the link of a project back',
  method: 'DELETE',
  path: '/v1/project-shares/:projectId',
  params: projectId,
  response: nothing,
  access: PROJECT_VIEW,
});

/** A line as a stranger sees it: without the note, which is for those who work on the project. */
const sharedProduct = z.object({
  ...z.pick(projectProduct, {
    tag: true,
    room: true,
    modelName: true,
    referenceCode: true,
    attributes: true,
    descriptions: true,
    quantity: true,
    lumens: true,
    watts: true,
    image: true,
    compositions: true,
  }).shape,
  availability: z.nullable(availability),
  prices: z.nullable(prices),
});
export type SharedProduct = z.output<typeof sharedProduct>;

export const readSharedProject = endpoint('readSharedProject', {
  summary: 'What a link shows of a project, for anybody who has it',
  method: 'POST',
  path: '/v1/shared-projects',
  query: z.object({ lang: z._default(isoLanguage, 'en') }),
  // In the body: addresses are logged on the way.
  body: z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  response: z.object({
    name: z.string(),
    /** The company that shares it, or the person where there is none. */
    sharedBy: z.string(),
    catalogId,
    currency,
    products: z.array(sharedProduct),
    totals: z.nullable(totals),
    pieces: z.number(),
    watts: z.number(),
    lumens: z.number(),
    onSite: z.nullable(z.object({ date: z.string(), weeks: z.number() })),
  }),
  access: 'public',
});
