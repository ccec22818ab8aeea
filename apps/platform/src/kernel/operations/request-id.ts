import { randomUUID } from 'node:crypto';

/** Ours, never the caller's: a foreign id could forge log lines. */
export const requestId = (): string => randomUUID();
