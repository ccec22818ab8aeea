import {
  type AttributeValue,
  type Change,
  type CreationEvaluation,
  type ElementId,
  evaluateCreation,
  previewChange,
  repairsInConfiguration,
  valuesOf,
} from '@candil/domain';
import type { EditorCore, Repairs } from '../editor/core';
import { namesOf } from '../scene/names';
import type { Label } from '../state/label';
import type { Fix } from '../state/states';
import { type FoundIssue, findIssues } from './find-issues';
import type { FixCandidate } from './fix-candidate';
import { fixCandidates } from './fix-candidates';
import { lastResorts } from './last-resorts';

const MOST_FIXES = 3;
/** Most candidates of one kind tried for an issue. */
const MOST_TRIES = 64;

export const repairs: Repairs = { fixesOf: triedFixes, waysTo: repairsFor };

function triedFixes(core: EditorCore, issue: FoundIssue, all: readonly FoundIssue[], evaluation: CreationEvaluation): readonly Fix[] {
  const known = new Set(all.map(({ id }) => id));
  // It repairs this issue and brings none that was not there.
  const repairs = (left: readonly FoundIssue[]) => left.every(({ id }) => id !== issue.id && known.has(id));
  // An error may give way to a notice, or to an empty room, where nothing else ends it.
  const isEasier = ({ severity, cause }: FoundIssue) => severity === 'notice' || cause.kind === 'nothing-placed';
  const eases = (left: readonly FoundIssue[]) =>
    issue.severity === 'fix' && left.every((each) => each.id !== issue.id && (known.has(each.id) || isEasier(each)));
  for (const candidates of [fixCandidates, lastResorts]) {
    const clean: Fix[] = [];
    const eased: Fix[] = [];
    for (const candidate of candidates(core, issue).slice(0, MOST_TRIES)) {
      if (clean.length === MOST_FIXES) break;
      let isClean = false;
      const fix = triedFix(core, issue.id, candidate, evaluation, (left) => {
        isClean = repairs(left);
        return isClean || eases(left);
      });
      const fixes = isClean ? clean : eased;
      // The first of those with one label; a second would read the same.
      if (fix !== undefined && !fixes.some(({ id }) => id === fix.id)) fixes.push(fix);
    }
    if (clean.length > 0) return clean;
    if (eased.length > 0) return eased.slice(0, MOST_FIXES);
  }
  return [];
}

/** Returns a candidate with its effect on price and weeks; undefined if the candidate fails or does not fix the issue. */
function triedFix(
  core: EditorCore,
  about: string,
  { label, changes }: FixCandidate,
  before: CreationEvaluation,
  isGood: (left: readonly FoundIssue[]) => boolean,
): Fix | undefined {
  const { configuration } = core.session;
  const seen = previewChange(configuration, changes, () => {
    const after = evaluateCreation(configuration.tree, core.input.sources.creation);
    return isGood(findIssues(core, after)) ? after : undefined;
  });
  if (!seen.ok || seen.value === undefined) return undefined;
  const after = seen.value;
  return {
    id: [about, label.kind, label.attribute, label.value, ...label.names].filter((part) => part !== undefined).join(' '),
    label,
    priceDifferenceMinor: difference(after.totals?.totalGross, before.totals?.totalGross),
    netDifferenceMinor: difference(after.totals?.totalNet, before.totals?.totalNet),
    weeksDifference: difference(after.availability.weeks, before.availability.weeks),
    apply: () => {
      core.change(changes, label);
    },
  };
}

function difference(after: number | undefined, before: number | undefined): number | undefined {
  return after === undefined || before === undefined ? undefined : after - before;
}

/** Up to three ways to a value that does not go with the rest, each tried where the element stands. */
function repairsFor(core: EditorCore, id: ElementId, wanted: AttributeValue): readonly Fix[] {
  const { configuration } = core.session;
  if (!configuration.tree.elements.has(id)) return [];
  const names = namesOf(core.document.getState().scene, [id]);
  const { evaluation } = core.derived.getState();
  return repairsInConfiguration(configuration, id, wanted).flatMap(({ selection, changes: chosen }): readonly Fix[] => {
    const label: Label = { kind: 'fix', names, attribute: wanted.type, value: wanted.modifier };
    const changes: readonly Change[] = [{ kind: 'set-attributes', elementIds: [id], attributes: valuesOf(selection) }];
    const about = chosen.map(({ type, to }) => `${type} ${to}`).join(' ');
    const fix = triedFix(core, `repair ${id} ${about}`, { label, changes }, evaluation, () => true);
    return fix === undefined ? [] : [fix];
  });
}
