import {
  type BoardBody,
  type BoardPart,
  type BoardShape,
  type BoardSources,
  bodyOf,
  type ModelDefinition,
  type SystemPart,
} from '@candil/domain';
import { type PieceCatalogue, pieceSourcesOf } from '../pieces';

/** Data of a toolkit in the catalogue of a day. */
export interface BoardCatalogue extends PieceCatalogue {
  readonly subFamilyId: number;
  readonly familyName: string;
  /** By model, in the order of the palette. */
  readonly parts: Readonly<Record<string, SystemPart>>;
}

/** A model that can be laid on a board. */
export interface BoardModel {
  readonly model: ModelDefinition;
  readonly shape: BoardShape;
}

/** Sources by which the domain library judges a board. */
export const boardSourcesOf = (catalogue: BoardCatalogue): BoardSources => ({
  ...pieceSourcesOf(catalogue),
  partOf: (model) => (Object.hasOwn(catalogue.parts, model) ? catalogue.parts[model] : undefined),
});

/** Everything that the board is made of, in the order of the palette. */
export const boardModels = ({ parts, models }: BoardCatalogue): readonly BoardModel[] =>
  Object.entries(parts).flatMap(([number, { board: shape }]) => {
    const model = models.get(number);
    return model === undefined || shape === undefined || model.discontinued ? [] : [{ model, shape }];
  });

/** The parts of a board as geometry. */
export const bodiesOf = (parts: readonly BoardPart[], catalogue: BoardCatalogue): readonly BoardBody[] => {
  const sources = boardSourcesOf(catalogue);
  return parts.flatMap((part) => bodyOf(part, sources) ?? []);
};
