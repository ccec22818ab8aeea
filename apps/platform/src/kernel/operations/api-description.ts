import { DOMAIN_FAILURES, FAILURE_STATUS, SHARED_SCHEMAS } from '@candil/contract';
import type { SwaggerTransform, SwaggerTransformObject } from '@fastify/swagger';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** Name of the session among the security schemes. */
export const SESSION_SCHEME = 'session';
/** Marks a call that the same idempotency key makes once. */
export const CREATES_ONCE = 'x-creates-once';

const schemaRegistry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(SHARED_SCHEMAS)) schemaRegistry.add(schema, { id });

const toShared = createJsonSchemaTransformObject({ schemaRegistry });

/** Every code of a problem. Clients read any text, because a newer service may have more codes than they know; this service has these. */
const FAILURE_CODES = [...new Set([...Object.keys(FAILURE_STATUS), ...Object.keys(DOMAIN_FAILURES)])].sort();

const PROBLEM = { content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } };
/** The error responses of every call; the code in the problem names the reason. */
const REFUSALS = {
  400: { description: 'The request does not fit its description.', ...PROBLEM },
  default: { description: 'Refused or failed; `code` says why, `requestId` which call it was.', ...PROBLEM },
};
const REFUSALS_OF_SESSIONS = {
  401: { description: 'There is no session, or it has ended.', ...PROBLEM },
  403: { description: 'The account may not do this.', ...PROBLEM },
};

const IDEMPOTENCY_KEY = {
  name: 'idempotency-key',
  in: 'header',
  required: true,
  description: 'Of the intention: the same key makes the thing once.',
  schema: { type: 'string' },
} as const;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The part of a description that is added to. */
interface Operation {
  readonly security?: readonly object[];
  responses?: object;
  parameters?: readonly object[];
  readonly [CREATES_ONCE]?: boolean;
}
interface Description {
  readonly components?: { readonly schemas?: { readonly Problem?: { readonly properties: Record<'code', object> } } };
  readonly paths?: Readonly<Record<string, Readonly<Partial<Record<(typeof METHODS)[number], Operation>>>>>;
}

const describe = (operation: Operation): void => {
  const needsSession = (operation.security ?? []).length > 0;
  operation.responses = { ...operation.responses, ...(needsSession && REFUSALS_OF_SESSIONS), ...REFUSALS };
  if (operation[CREATES_ONCE]) operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
};

export const describeCall: SwaggerTransform = createJsonSchemaTransform({ schemaRegistry });

/** The whole description: shared schemas under their names, and the failures of each call with their codes. */
export const describeCalls: SwaggerTransformObject = (document) => {
  const described = toShared(document);
  const { components, paths = {} } = described as Description;
  const problem = components?.schemas?.Problem;
  if (problem !== undefined) problem.properties.code = { ...problem.properties.code, enum: FAILURE_CODES };
  for (const path of Object.values(paths)) {
    for (const method of METHODS) {
      const operation = path?.[method];
      if (operation !== undefined) describe(operation);
    }
  }
  return described;
};
