import type { ResolvedFlag } from '@candil/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The flags that came with the account; undefined without a session. */
export type AccountFlags = StoreApi<{ readonly flags: readonly ResolvedFlag[] | undefined }>;

export const createAccountFlags = (): AccountFlags => createStore(() => ({ flags: undefined }));
