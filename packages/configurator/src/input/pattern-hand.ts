import { initialSelection } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { PatternSpec } from '../pattern/pattern-spec';
import type { PlanPlace } from '../scene/scene';
import { snapPointer } from '../snap/snap-pointer';
import { IDLE, NOTHING_LIVE } from '../state/nothing-live';
import type { Scope } from '../state/states';
import { addPattern, patternRefusal, placesOfPattern } from '../verbs/add-pattern';
import { modelOf } from '../verbs/new-light';
import type { PointerInput } from './input';

type PatternScope = Extract<Scope, { kind: 'pattern' }>;

/** A pattern of a model in the hand. */
export interface PatternHand {
  readonly take: (scope: Omit<PatternScope, 'kind'>) => void;
  readonly hover: (input: PointerInput) => void;
  readonly place: () => void;
  /** Moves by metres; used by the arrow keys. */
  readonly shift: (by: PlanPlace) => void;
  readonly turn: (degrees: number) => void;
}

export function createPatternHand(core: EditorCore): PatternHand {
  let centre: PlanPlace = { x: 0, z: 0 };

  const held = (): PatternScope | undefined => {
    const scope = core.scope.getState();
    return scope.kind === 'pattern' ? scope : undefined;
  };
  const specOf = ({ pattern, count, spacingMetres, turnDegrees, seed }: PatternScope): PatternSpec => ({
    kind: pattern,
    count,
    spacingMetres,
    centre,
    turnDegrees,
    seed,
  });
  const show = () => {
    const scope = held();
    if (scope === undefined) return;
    const { model } = scope;
    const places = placesOfPattern(core, model, specOf(scope));
    const reason = patternRefusal(core, model, places);
    const definition = modelOf(core, model);
    const radiusMetres = definition.technical.widthMetres / 2;
    const heightCm = initialSelection(definition, core.input.sources.context.today).pendantHeightCm;
    const drawn = places.map((place) => ({ place: { ...place, heightCm }, radiusMetres }));
    core.live.setState(
      {
        ...NOTHING_LIVE,
        ghosts: reason === undefined ? [] : drawn.map((each) => ({ ...each, elementId: undefined, reason })),
        previews: reason === undefined ? drawn.map((each) => ({ ...each, model })) : [],
      },
      true,
    );
  };
  return {
    take: (scope) => {
      modelOf(core, scope.model);
      centre = { x: 0, z: 0 };
      core.scope.setState({ kind: 'pattern', ...scope }, true);
      core.view.setState({ tool: 'pattern' });
      show();
    },
    hover: (input) => {
      centre = snapPointer(core, { x: input.at.x ?? centre.x, z: input.at.z ?? centre.z }, input).place;
      show();
    },
    place: () => {
      const scope = held();
      if (scope === undefined || !addPattern(core, scope.model, specOf(scope)).ok) return;
      core.scope.setState(IDLE, true);
      core.live.setState(NOTHING_LIVE, true);
      core.view.setState({ tool: 'select' });
    },
    shift: (by) => {
      centre = { x: centre.x + by.x, z: centre.z + by.z };
      show();
    },
    turn: (degrees) => {
      const scope = held();
      if (scope === undefined) return;
      core.scope.setState({ ...scope, turnDegrees: (scope.turnDegrees + degrees + 360) % 360 }, true);
      show();
    },
  };
}
