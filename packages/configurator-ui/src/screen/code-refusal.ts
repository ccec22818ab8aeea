import type { Refusal } from '@candil/configurator';
import type { ReactNode } from 'react';

/** Reason why nothing begins from a code: one that the editor words, or words with a way out. */
export type CodeRefusal =
  | { readonly failure: Refusal }
  | { readonly title: string; readonly text?: string | undefined; readonly action?: ReactNode };

/** Fills the empty room from a code; returns the reason where it does not. */
export type BeginFromCode = (code: string, signal: AbortSignal) => Promise<CodeRefusal | undefined>;
