import { evaluateCreation } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { DerivedState } from '../state/states';

/** What follows from the document as it stands. */
export function derive({ session, input }: EditorCore, revision: number): DerivedState {
  const { configuration } = session;
  const evaluation = evaluateCreation(configuration.tree, input.sources.creation);
  return { revision, evaluation, issues: [] };
}
