/** Reason there is no document; its cause is in the log, never in the answer. */
export type DocumentFailure = { readonly code: 'document.failed' } | { readonly code: 'document.busy'; readonly retryAfterSeconds: number };
