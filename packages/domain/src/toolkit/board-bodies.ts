import type { ModelDefinition } from '../article';
import type { BoardBody } from '../board';
import type { SystemPart } from '../element';
import type { BoardPart } from './toolkit-board';

/** Look-ups of the models of a board. */
export interface BoardPartSources {
  /** The model of a code; undefined when the catalogue has none. */
  readonly modelOf: (model: string) => ModelDefinition | undefined;
  /** Finds a model as part of its system; undefined when it belongs to none. */
  readonly partOf: (model: string) => SystemPart | undefined;
}

/** A part as geometry; undefined where its model is none of a board. */
export function bodyOf(part: BoardPart, { modelOf, partOf }: BoardPartSources): BoardBody | undefined {
  const model = modelOf(part.model);
  const shape = partOf(part.model)?.board;
  if (model === undefined || shape === undefined) return undefined;
  const { widthMetres, depthMetres } = model.technical;
  const { id, x, z, turnDegrees } = part;
  return { id, x, z, turnDegrees, shape, widthMetres, depthMetres };
}
