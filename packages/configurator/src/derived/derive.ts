import { evaluateCreation } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { DerivedState } from '../state/states';
import { dateSetterOf } from './date-setter';
import { findIssues } from './find-issues';
import { withFixes } from './with-fixes';

/** Derives everything that follows from the present document. */
export function derive(core: EditorCore, revision: number): DerivedState {
  const evaluation = evaluateCreation(core.session.configuration.tree, core.input.sources.creation);
  const found = findIssues(core, evaluation);
  const issues = found.map((issue) => withFixes(core, issue, found, evaluation));
  return { revision, evaluation, issues, dateSetter: dateSetterOf(evaluation) };
}
