import { checkConfiguration, checkPieceList, checkToolkitBoard, isPieceList, isToolkitBoard } from '@candil/domain';
import type { InPieces } from '../../kernel';
import { readConfiguration } from '../domain-service';
import { type EvaluatedConfiguration, evaluateRead, type KnownDocument, type Obstacle, type Terms } from './evaluate-configuration';
import { evaluatePieces } from './evaluate-pieces';
import { evaluateToolkitBoard } from './evaluate-toolkit-board';

/** A document that cannot be read, such as one of a newer version: the line says why, and its project stays readable. */
const unread = (failure: Obstacle['failure']): EvaluatedConfiguration => ({
  space: undefined,
  evaluation: undefined,
  parts: [],
  unitGrossMinor: undefined,
  obstacles: [{ failure, elements: 1 }],
});

/** A document by the catalogue, the price list and the terms of a day. */
export function* evaluateDocument(terms: Terms, { document }: Pick<KnownDocument, 'document'>): InPieces<EvaluatedConfiguration> {
  if (isPieceList(document)) {
    const list = checkPieceList(document);
    return list.ok ? evaluatePieces(terms, list.value) : unread(list.failure);
  }
  if (isToolkitBoard(document)) {
    const board = checkToolkitBoard(document);
    return board.ok ? evaluateToolkitBoard(terms, board.value) : unread(board.failure);
  }
  const { context, catalogId } = terms;
  const read = yield* readConfiguration({ context, catalogId, remoteDriverOn: false }, document);
  if (!read.ok) return unread(read.failure);
  yield;
  const issues = checkConfiguration(read.value);
  yield;
  return evaluateRead(terms, read.value, issues);
}
