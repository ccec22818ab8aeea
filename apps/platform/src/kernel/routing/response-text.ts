import type { Endpoint } from '@candil/contract';
import { z } from 'zod';

const { safeParse } = z.core;

/** A literal empty text stands for an answer without body. */
const isNothing = (endpoint: Endpoint): boolean => safeParse(endpoint.response, '').success && !safeParse(endpoint.response, 'x').success;

/** 204 without body, 201 for a created resource, 200 for the rest. */
export const successStatusOf = (endpoint: Endpoint): number => (isNothing(endpoint) ? 204 : endpoint.create ? 201 : 200);

/** Only declared fields leave the service; a value that breaks the contract is a fault of ours. */
export const responseText = (endpoint: Endpoint, value: unknown): string => {
  const parsed = safeParse(endpoint.response, value);
  if (!parsed.success) throw new Error(`The answer of ${endpoint.name} breaks the contract: ${z.prettifyError(parsed.error)}`);
  return JSON.stringify(parsed.data);
};
