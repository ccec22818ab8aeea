import { type CreationEvaluation, evaluateCreation, previewChange } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { EditorIssue, Fix } from '../state/states';
import { type FoundIssue, findIssues } from './find-issues';
import { fixCandidates } from './fix-candidates';

const MOST_FIXES = 3;
/** Of an issue that nothing repairs, no more are tried. */
const MOST_TRIES = 24;

/** An issue with its repairs, which are tried when somebody first looks at them; a document changed since has issues of its own. */
export function withFixes(core: EditorCore, issue: FoundIssue, all: readonly FoundIssue[], evaluation: CreationEvaluation): EditorIssue {
  const revision = core.session.revision();
  let fixes: readonly Fix[] | undefined;
  return {
    ...issue,
    get fixes() {
      if (fixes === undefined && core.session.revision() === revision) fixes = triedFixes(core, issue, all, evaluation);
      return fixes ?? [];
    },
  };
}

function triedFixes(core: EditorCore, issue: FoundIssue, all: readonly FoundIssue[], evaluation: CreationEvaluation): readonly Fix[] {
  const fixes: Fix[] = [];
  const known = new Set(all.map(({ id }) => id));
  for (const { label, changes } of fixCandidates(core, issue).slice(0, MOST_TRIES)) {
    if (fixes.length === MOST_FIXES) break;
    const { configuration } = core.session;
    const seen = previewChange(configuration, changes, () => {
      const after = evaluateCreation(configuration.tree, core.input.sources.creation);
      const left = findIssues(core, after);
      // It repairs this issue and brings none that was not there.
      const stands = left.every(({ id }) => id !== issue.id && known.has(id));
      return stands ? { gross: after.totals?.totalGross } : undefined;
    });
    if (!seen.ok || seen.value === undefined) continue;
    const before = evaluation.totals?.totalGross;
    const { gross } = seen.value;
    fixes.push({
      id: `${issue.id} ${label.attribute ?? ''} ${label.value ?? ''} ${label.names.join(' ')}`,
      label,
      priceDifferenceMinor: gross === undefined || before === undefined ? undefined : gross - before,
      apply: () => {
        core.change(changes, label);
      },
    });
  }
  return fixes;
}
