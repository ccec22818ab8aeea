import { newIdempotencyKey } from '@candil/api-client';

/** Gives the same key while the same thing is sent again, and a new one when anything in it has changed. */
export const createIntention = (newKey: () => string = newIdempotencyKey) => {
  let current: { readonly content: string; readonly key: string } | undefined;
  return (body: unknown): string => {
    const content = JSON.stringify(body);
    if (current?.content !== content) current = { content, key: newKey() };
    return current.key;
  };
};
