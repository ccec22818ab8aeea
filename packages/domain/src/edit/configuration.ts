import type { ModelDefinition } from '../article';
import { type CalendarDay, requireDay } from '../calendar';
import type { Canopy } from '../canopy';
import type { ElementNode, ElementTree, SystemPart } from '../element';
import { createElementTree } from '../element';
import { type ElementRules, noElementRules } from '../rule';
import { SAVED_DOCUMENT_LIMITS } from '../saved-document';
import { misfitOfNode } from '../saved-document/element-shape';
import { createFloorPlan, type FloorPlan } from './floor-plan';

/** Catalogue data and settings that the rules of a configuration need. */
export interface EditContext {
  /** The model of a code; undefined for parts that no model describes, e.g. a track. */
  readonly modelOf: (code: string) => ModelDefinition | undefined;
  /** Canopies of the catalogue. */
  readonly canopies: readonly Canopy[];
  /** Rules of the collection. */
  readonly rules: ElementRules;
  /** Flag rules: off means that no script runs; exclusions and structure are always checked. */
  readonly rulesOn: boolean;
  /** Finds the part of a system by the code of its model; absent = no model is one. */
  readonly partOf?: (code: string) => SystemPart | undefined;
  /** Flag remoteDriver. */
  readonly remoteDriverOn: boolean;
  /** The day whose variations are offered. */
  readonly today: CalendarDay;
}

/** The same as input: rules are empty and flags on by default (TC41). */
export type EditContextInput = Omit<EditContext, 'rules' | 'rulesOn' | 'remoteDriverOn'> &
  Partial<Pick<EditContext, 'rules' | 'rulesOn' | 'remoteDriverOn'>>;

/** A configuration that is being edited: its tree, its plan and the sources that decide about them. */
export interface Configuration {
  /** Its elements, changed in place. */
  readonly tree: ElementTree;
  /** Where their bodies stand. */
  readonly plan: FloorPlan;
  /** Context of its rules. */
  readonly context: EditContext;
}

/**
 * Makes a configuration from its Space; throws a RangeError for an id that occurs twice, for data that could not be saved and loaded again
 * (TC30), and for an invalid day (CD5).
 */
export function createConfiguration(space: ElementNode, input: EditContextInput): Configuration {
  requireDay(input.today);
  const context = { rules: noElementRules(), rulesOn: true, remoteDriverOn: true, ...input };
  const misfit = misfitOfNode(space);
  if (misfit !== undefined) throw new RangeError(`the Space is none at ${misfit.path}: ${misfit.expected ?? 'nothing'} is expected`);
  const tree = createElementTree(space);
  const { elements: most } = SAVED_DOCUMENT_LIMITS;
  if (tree.elements.size > most) throw new RangeError(`the Space holds ${tree.elements.size} elements, more than ${most}`);
  return { tree, plan: createFloorPlan(tree, context.canopies), context };
}
