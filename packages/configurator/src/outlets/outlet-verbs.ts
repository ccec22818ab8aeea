import {
  type Change,
  type EditFailure,
  type ElementId,
  FREE_WIRE,
  isArticleType,
  type ModelDefinition,
  ok,
  type Result,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Editor } from '../editor/editor';
import type { OutletRefusal, Refusal } from '../editor/refusal';
import { heightOf } from '../heights/height-limits';
import { type CanopyChosen, chooseCanopy, paintCanopy } from './canopy';
import { type Gradient, gradientHeights } from './gradient';
import { copyTo, empty, hang, hangSpaced, type Wanted, withHung } from './hang';
import { outletsIn } from './outlet';
import { hangingNow, refusalOfHanging, spaced } from './outlet-fit';
import { mirror, shuffle, turn } from './reorder';

/** Operations on the canopy of a compositor. Outlets are numbered from 1; each operation is one step. */
export interface OutletVerbs {
  /** Another canopy takes the pendants along, as far as it has clear outlets for them. */
  readonly chooseCanopy: (model: string) => Result<CanopyChosen, EditFailure>;
  readonly paintCanopy: (color: string) => Result<undefined, EditFailure>;
  /** Counter-clockwise seen from above. A `key` joins the steps of a slider. */
  readonly turn: (degrees: number, key?: string) => Result<undefined, EditFailure>;
  /** All of it, or nothing and the reason. */
  readonly hang: (numbers: readonly number[], model: string) => Result<readonly ElementId[], Refusal>;
  /** The same as far as the shades leave each other clear; outlets between them stay empty, or are emptied. */
  readonly hangSpaced: (numbers: readonly number[], model: string) => Result<readonly ElementId[], Refusal>;
  /** Copies the pendant of one outlet, with all its choices, to others. */
  readonly copyTo: (from: number, numbers: readonly number[]) => Result<readonly ElementId[], Refusal>;
  /** The models in turn, from the first outlet on. */
  readonly alternate: (models: readonly string[]) => Result<readonly ElementId[], Refusal>;
  readonly empty: (numbers: readonly number[]) => void;
  /** Heights from the first pendant to the last, in the order of the outlets. */
  readonly gradient: (gradient: Gradient) => Result<undefined, EditFailure>;
  readonly shuffle: (seed: number) => Result<undefined, Refusal>;
  readonly mirror: () => Result<undefined, Refusal>;
  /** Returns the reason a model cannot hang from all of these outlets beside the present pendants; undefined where it can. */
  readonly refusalOf: (numbers: readonly number[], model: string) => OutletRefusal | undefined;
  /** From how many of these outlets it could hang with others left empty between. */
  readonly spacedCount: (numbers: readonly number[], model: string) => number;
  /** The pendants of the library that can hang from a canopy with outlets, the collection's own first. */
  readonly shades: readonly ModelDefinition[];
}

export function outletVerbsOf(editor: Editor): OutletVerbs {
  return editor.extend(createOutletVerbs);
}

function createOutletVerbs(core: EditorCore): OutletVerbs {
  const { sources } = core.input;
  const outlets = () => outletsIn(core.document.getState().scene);
  const widthOf = (code: string) => sources.context.modelOf(code)?.technical.widthMetres ?? 0;
  const sameModel = (numbers: readonly number[], model: string): Wanted => new Map(numbers.map((number) => [number, model]));
  return {
    chooseCanopy: (model) => chooseCanopy(core, model),
    paintCanopy: (color) => paintCanopy(core, color),
    turn: (degrees, key) => turn(core, degrees, key),
    hang: (numbers, model) => hang(core, sameModel(numbers, model)),
    hangSpaced: (numbers, model) => hangSpaced(core, numbers, model),
    copyTo: (from, numbers) => copyTo(core, from, numbers),
    alternate: (models) => hang(core, new Map(outlets().map(({ number }, index) => [number, models[index % models.length] as string]))),
    empty: (numbers) => empty(core, numbers),
    gradient: (gradient) => setGradient(core, gradient),
    shuffle: (seed) => shuffle(core, seed),
    mirror: () => mirror(core),
    refusalOf: (numbers, model) => refusalOfHanging(outlets(), withHung(core, hangingNow(outlets()), sameModel(numbers, model)), numbers),
    spacedCount: (numbers, model) => spaced(outlets(), numbers, widthOf(model) / 2).length,
    shades: sources.palette.map(({ definition }) => definition).filter(hangsFromOutlets),
  };
}

/** A pendant whose wire may leave a canopy freely. */
function hangsFromOutlets({ articleType, variations }: ModelDefinition): boolean {
  const isPendant = isArticleType(articleType, 'LUMINAIRE') && isArticleType(articleType, 'PENDANT');
  const hangs = variations.some(({ type }) => type === 'pendantHeight');
  return isPendant && hangs && variations.some(({ type, modifier }) => type === 'installation' && modifier === FREE_WIRE);
}

function setGradient(core: EditorCore, gradient: Gradient): Result<undefined, EditFailure> {
  const { tree } = core.session.configuration;
  const lights = outletsIn(core.document.getState().scene).flatMap(({ light }) =>
    light !== undefined && heightOf(tree, light.id) !== undefined ? [light] : [],
  );
  const heights = gradientHeights(gradient, lights.length);
  const changes = lights.flatMap(({ id, heightCm: before }, index): readonly Change[] => {
    const heightCm = heights[index] as number;
    return heightCm === before ? [] : [{ kind: 'set-height', elementIds: [id], heightCm }];
  });
  if (changes.length === 0) return ok(undefined);
  const done = core.change(changes, { kind: 'raise', names: lights.map(({ label }) => label) });
  return done.ok ? ok(undefined) : done;
}
