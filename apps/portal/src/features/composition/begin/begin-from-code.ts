import type { CodeRefusal } from '@candil/configurator-ui';
import { creationNumberOf } from '@candil/domain';
import type { CodeLookup } from './code-lookup';
import { fromComposition } from './from-composition';
import { fromReference } from './from-reference';

/** Fills the empty room of an editor from a creation code or a reference code; returns the reason where it does not. */
export const beginFromCode = (lookup: CodeLookup, code: string): Promise<CodeRefusal | undefined> => {
  const creationCode = code.replace(/\s+/gu, '').toUpperCase();
  return creationNumberOf(creationCode).ok ? fromComposition(lookup, creationCode) : fromReference(lookup, code);
};
