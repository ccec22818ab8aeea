import {
  type Change,
  CODE_ATTRIBUTE_TYPES,
  type CodeAttributeType,
  clampPendantHeight,
  DEFAULT_SPACE_CONFIG,
  type ElementId,
  type ElementRefusal,
  type ElementTree,
  elementOf,
  FREE_WIRE,
  SURFACE_BASIC,
  walk,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { heightLimitsOf, heightOf } from '../heights/height-limits';
import { freeDisplacement } from '../placing/free-place';
import { moveChanges } from '../placing/movers';
import { movingOf } from '../placing/moving';
import { namesOf } from '../scene/names';
import type { Label } from '../state/label';
import { beltRepairs, headroomRepairs, ruleRepairs } from './belt-repairs';
import { offeredValues } from './element-choices';
import { feedRepairs } from './feed-repairs';
import type { FoundIssue } from './find-issues';
import type { FixCandidate } from './fix-candidate';
import { HEADROOM_METRES } from './headroom';
import { replacements } from './replacements';

/** Returns candidates that repair an issue, the nearest first. */
export function fixCandidates(core: EditorCore, { cause, elementIds }: FoundIssue): readonly FixCandidate[] {
  const { tree } = core.session.configuration;
  switch (cause.kind) {
    case 'refused':
      return ofRefusal(core, cause.elementId, cause.failure);
    case 'not-buildable': {
      const { failure } = cause;
      const removal = removing(core, [cause.elementId]);
      if (failure.code === 'article.attribute-unknown' || failure.code === 'article.attribute-missing') {
        const type = CODE_ATTRIBUTE_TYPES.find((each) => each === failure.attribute);
        return type === undefined ? [removal] : [...eachValue(core, [cause.elementId], type), removal];
      }
      if (failure.code === 'article.model-unknown') {
        // To let it go is among the three that are offered, however many could hang there instead.
        const [best, second, ...others] = replacements(core, cause.elementId);
        return [best, second, removal, ...others].filter((candidate) => candidate !== undefined);
      }
      return failure.code === 'article.excluded' ? [...anyChoice(core, cause.elementId), removal] : [removal];
    }
    case 'collides':
      return toFreePlace(core, cause.elementId);
    case 'choice-open': {
      const type = CODE_ATTRIBUTE_TYPES.find((each) => each === cause.attribute);
      const [firstId] = elementIds;
      if (type === undefined || firstId === undefined) return [];
      const open = elementIds.map((id) => elementOf(tree, id));
      const values = [...new Set(open.flatMap((element) => offeredValues(element, type)))];
      const takers = (value: string): readonly ElementId[] =>
        open.filter((element) => offeredValues(element, type).includes(value)).map(({ id }) => id);
      // The value that closes the issue for most of them comes first.
      return preferred(tree, firstId, type, values)
        .toSorted((a, b) => takers(b).length - takers(a).length)
        .map((value) => setting(core, takers(value), type, value));
    }
    case 'no-price':
      return [removing(core, elementIds)];
    case 'no-driver':
      return withDriver(core, elementIds);
    case 'headroom':
      return cause.span === undefined ? toHeadroom(core, elementIds) : headroomRepairs(core, cause);
    case 'belt':
      return beltRepairs(core, cause);
    case 'belts-cross':
    case 'nothing-placed':
    case 'broken-rule':
      return [];
  }
}

function ofRefusal(core: EditorCore, id: ElementId, failure: ElementRefusal): readonly FixCandidate[] {
  const { tree } = core.session.configuration;
  switch (failure.code) {
    case 'edit.excluded':
      return anyChoice(core, id);
    case 'edit.value-refused': {
      const type = CODE_ATTRIBUTE_TYPES.find((each) => each === failure.attribute);
      return type === undefined ? [] : failure.allowed.map((value) => setting(core, [id], type, value));
    }
    case 'rule.rejected':
      return [...feedRepairs(core, id), ...ruleRepairs(core, id), ...unify(core, id), ...fewer(core, id)];
    case 'edit.ceiling-refuses':
      return [setting(core, [id], 'installation', SURFACE_BASIC), ...otherCeiling(core, failure.why)];
    case 'cluster.too-many-lights':
      return [setting(core, [id], 'installation', FREE_WIRE), ...fewer(core, id)];
    case 'cluster.installation-refused':
      return failure.lightIds.map((lightId) => setting(core, [lightId], 'installation', failure.installation));
    case 'pendant-height.out-of-range':
    case 'pendant-height.not-whole': {
      const limits = heightLimitsOf(tree, id);
      const heightCm = limits.ok ? clampPendantHeight(heightOf(tree, id) ?? 0, limits.value).heightCm : undefined;
      return heightCm === undefined
        ? []
        : [{ label: fixLabel(core, [id], 'pendantHeight', `${heightCm}`), changes: [{ kind: 'set-height', elementIds: [id], heightCm }] }];
    }
    default:
      return core.system.repairsOf?.(core, id, failure) ?? [];
  }
}

/** Gives the different element the value of the others, that of most first. */
function unify(core: EditorCore, groupId: ElementId): readonly FixCandidate[] {
  const { tree } = core.session.configuration;
  const parts = [...walk(tree, groupId)].filter(({ props }) => props.code !== undefined);
  return CODE_ATTRIBUTE_TYPES.filter((type) => type !== 'installation').flatMap((type) => {
    const counts = new Map<string, number>();
    for (const { props } of parts) {
      const value = props.attributes[type];
      if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    if (counts.size < 2) return [];
    const values = [...counts].toSorted(([, one], [, other]) => other - one).map(([value]) => value);
    return values.map((value) => {
      const others = parts.filter((part) => part.props.attributes[type] !== value && offeredValues(part, type).length > 0);
      return setting(
        core,
        others.map(({ id }) => id),
        type,
        value,
      );
    });
  });
}

/** Removes the last of the elements that are too many, too heavy or too strong. */
function fewer(core: EditorCore, groupId: ElementId): readonly FixCandidate[] {
  const { tree } = core.session.configuration;
  const last = [...walk(tree, groupId)].findLast(({ props }) => props.code !== undefined);
  return last === undefined ? [] : [removing(core, [last.id])];
}

function anyChoice(core: EditorCore, id: ElementId): readonly FixCandidate[] {
  return CODE_ATTRIBUTE_TYPES.flatMap((type) => eachValue(core, [id], type));
}

function eachValue(core: EditorCore, ids: readonly ElementId[], type: CodeAttributeType): readonly FixCandidate[] {
  const [first] = ids;
  if (first === undefined) return [];
  const element = elementOf(core.session.configuration.tree, first);
  const others = offeredValues(element, type).filter((value) => value !== element.props.attributes[type]);
  return others.map((value) => setting(core, ids, type, value));
}

/** Sorts the values so that those used in the same composition come first. */
function preferred(tree: ElementTree, id: ElementId, type: CodeAttributeType, values: readonly string[]): readonly string[] {
  let top = elementOf(tree, id);
  while (top.parentId !== undefined && top.parentId !== tree.rootId) top = elementOf(tree, top.parentId);
  const used = new Set([...walk(tree, top.id)].map(({ props }) => props.attributes[type]));
  return [...values.filter((value) => used.has(value)), ...values.filter((value) => !used.has(value))];
}

/** Raises lights that hang too low until people walk under them. */
function toHeadroom(core: EditorCore, elementIds: readonly ElementId[]): readonly FixCandidate[] {
  const { tree } = core.session.configuration;
  const { roomSize } = elementOf(tree, tree.rootId).props.config ?? DEFAULT_SPACE_CONFIG;
  const heightCm = Math.floor((roomSize.height - HEADROOM_METRES) * 100 + 1e-6);
  return [{ label: fixLabel(core, elementIds, 'pendantHeight', `${heightCm}`), changes: [{ kind: 'set-height', elementIds, heightCm }] }];
}

function toFreePlace(core: EditorCore, id: ElementId): readonly FixCandidate[] {
  const { movers, clearance } = movingOf(core, [id], true);
  const by = freeDisplacement(clearance);
  if (by === undefined) return [];
  const { tree } = core.session.configuration;
  return [{ label: { kind: 'move', names: named(core, [id]) }, changes: moveChanges(tree, movers, by) }];
}

function otherCeiling(
  { session }: EditorCore,
  why: Extract<ElementRefusal, { code: 'edit.ceiling-refuses' }>['why'],
): readonly FixCandidate[] {
  const { tree } = session.configuration;
  const config = elementOf(tree, tree.rootId).props.config ?? DEFAULT_SPACE_CONFIG;
  let changed = config;
  for (const mismatch of why) {
    if (mismatch.kind === 'extra-ceiling') changed = { ...changed, extraCeiling: mismatch.neededMetres };
    else changed = { ...changed, ceilingMaterial: mismatch.allowed[0] ?? changed.ceilingMaterial };
  }
  return [{ label: { kind: 'room', names: [] }, changes: [{ kind: 'set-room', config: changed }] }];
}

/** The composition gets a control that its lights can be had with, and they stay without a driver of their own. */
function withDriver(core: EditorCore, ids: readonly ElementId[]): readonly FixCandidate[] {
  const { tree } = core.session.configuration;
  const [first] = ids;
  if (first === undefined) return [];
  const light = elementOf(tree, first);
  let composition = light;
  while (composition.parentId !== undefined && composition.type !== 'Composition') composition = elementOf(tree, composition.parentId);
  if (composition.type !== 'Composition') return [];
  const holders = [...new Set(ids.map((id) => elementOf(tree, id).parentId ?? id))];
  const remote = new Map(
    holders.map((id) => [id, elementOf(tree, id).props.attributes.installation ?? light.props.attributes.installation ?? '']),
  );
  return offeredValues(light, 'control')
    .filter((control) => control !== light.props.attributes.control)
    .map((control) => ({
      label: fixLabel(core, [composition.id], 'control', control),
      changes: [
        { kind: 'set-attributes', elementIds: [composition.id], attributes: { control } },
        // Chosen again, the installation leaves the drivers elsewhere, and the control with the composition (RD).
        ...[...remote].map(([id, installation]): Change => ({ kind: 'set-attributes', elementIds: [id], attributes: { installation } })),
      ],
    }));
}

function setting(core: EditorCore, ids: readonly ElementId[], type: CodeAttributeType, value: string): FixCandidate {
  return { label: fixLabel(core, ids, type, value), changes: [{ kind: 'set-attributes', elementIds: ids, attributes: { [type]: value } }] };
}

function removing(core: EditorCore, ids: readonly ElementId[]): FixCandidate {
  return {
    label: { kind: 'remove', names: named(core, ids) },
    changes: [{ kind: 'remove', elementIds: withOwnCanopies(core, ids) }],
  };
}

function withOwnCanopies({ session }: EditorCore, ids: readonly ElementId[]): readonly ElementId[] {
  const { tree } = session.configuration;
  return ids.map((id) => {
    const { parentId } = elementOf(tree, id);
    const parent = parentId === undefined ? undefined : elementOf(tree, parentId);
    return parent?.type === 'Cluster' && parent.childIds.length === 1 ? parent.id : id;
  });
}

function fixLabel(core: EditorCore, ids: readonly ElementId[], attribute: string, value: string): Label {
  return { kind: 'fix', names: named(core, ids), attribute, value };
}

function named({ document }: EditorCore, ids: readonly ElementId[]): readonly string[] {
  return namesOf(document.getState().scene, ids);
}
