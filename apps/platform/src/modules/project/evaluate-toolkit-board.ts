import { type BoardIssue, type BoardSources, configuratorTypeOf, evaluateBoard, type ToolkitBoard } from '@candil/domain';
import { pieceSourcesFor } from '../domain-service';
import { discontinuedIn, type EvaluatedConfiguration, type Obstacle, type Terms, unitGrossOf } from './evaluate-configuration';
import { obstaclesOfPieces } from './evaluate-pieces';

/** Sources by which the boards of a catalogue are judged and priced. */
export const boardSourcesFor = ({ context, catalogId, company }: Terms): BoardSources => {
  const { systemParts } = context.catalogue.editions[catalogId];
  return {
    ...pieceSourcesFor({ context, catalogId }, company),
    partOf: (model) => (Object.hasOwn(systemParts, model) ? systemParts[model] : undefined),
  };
};

/** The same said of several parts is one obstacle. */
const obstaclesOf = (issues: readonly BoardIssue[]): readonly Obstacle[] => {
  const found = new Map<string, { failure: BoardIssue['failure']; elements: number }>();
  for (const { failure } of issues) {
    const key = JSON.stringify(failure);
    const known = found.get(key);
    if (known === undefined) found.set(key, { failure, elements: 1 });
    else known.elements += 1;
  }
  return [...found.values()];
};

/** A board by the catalogue, the price list and the terms of a day. */
export const evaluateToolkitBoard = (terms: Terms, board: ToolkitBoard): EvaluatedConfiguration => {
  const { rows, issues, assemblies: _, bodies: __, ...evaluation } = evaluateBoard(board, boardSourcesFor(terms));
  const parts = evaluation.compositions.flatMap((composition) => composition.parts);
  const obstacles = [...obstaclesOf(issues), ...obstaclesOfPieces(terms, rows), ...discontinuedIn(parts)];
  return {
    space: {
      subFamilyId: board.subFamilyId,
      applicationLocationId: board.applicationLocationId,
      configurator: configuratorTypeOf('COMPOSITOR_2D'),
    },
    evaluation,
    parts,
    unitGrossMinor: unitGrossOf(parts),
    obstacles: rows.length === 0 ? [{ failure: { code: 'composition.empty' }, elements: 0 }] : obstacles,
    countsMinimums: true,
  };
};
