import type { CreationEvaluation } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { EditorIssue, Fix } from '../state/states';
import type { FoundIssue } from './find-issues';

/** An issue with its repairs, which are tried when someone first looks at them; a document changed since has issues of its own. */
export function withFixes(core: EditorCore, issue: FoundIssue, all: readonly FoundIssue[], evaluation: CreationEvaluation): EditorIssue {
  const revision = core.session.revision();
  let fixes: readonly Fix[] | undefined;
  return {
    ...issue,
    get fixes() {
      if (fixes === undefined && core.session.revision() === revision) fixes = core.repairs()?.fixesOf(core, issue, all, evaluation);
      return fixes ?? [];
    },
  };
}

/** The same issue as another object, so that views look at its repairs once more. */
export function lookedAtAnew(issue: EditorIssue): EditorIssue {
  return Object.defineProperties({} as EditorIssue, Object.getOwnPropertyDescriptors(issue));
}
