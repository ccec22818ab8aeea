import { type Change, type Element, type ElementId, elementOf, elementTypeOf, type ModelDefinition, walk } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { namesOf } from '../scene/names';
import { newLight } from '../verbs/new-light';
import { chosenAlike } from '../verbs/replace-model';
import type { FixCandidate } from './fix-candidate';

/** Most models tried in the place of one. */
const MOST_MODELS = 8;

/** Candidates that hang another model wherever one that is no longer made hangs, the most alike in size first. */
export function replacements(core: EditorCore, id: ElementId): readonly FixCandidate[] {
  const { tree } = core.session.configuration;
  const { type, size, props } = elementOf(tree, id);
  const kind = type === 'Pendant' ? 'Light' : type;
  // What a belt or a line carries is placed along it.
  if (props.code === undefined || props.geometry !== undefined) return [];
  const gone = [...walk(tree)].filter((each) => each.props.code === props.code && each.props.geometry === undefined);
  const names = namesOf(
    core.document.getState().scene,
    gone.map((each) => each.id),
  );
  const unlike = ({ technical }: ModelDefinition) =>
    Math.abs(technical.widthMetres - size.width) + Math.abs(technical.heightMetres - size.height);
  return core.input.sources.palette
    .map(({ definition }) => definition)
    .filter(({ articleType }) => elementTypeOf(articleType) === kind)
    .toSorted((one, other) => unlike(one) - unlike(other))
    .slice(0, MOST_MODELS)
    .map(
      (model): FixCandidate => ({
        label: { kind: 'replace', names, value: model.model },
        changes: gone.map((element) => replacement(core, element, model)),
      }),
    );
}

function replacement(core: EditorCore, element: Element, model: ModelDefinition): Change {
  return { kind: 'replace', elementId: element.id, node: chosenAlike(core, newLight(core, model, undefined), element, model) };
}
