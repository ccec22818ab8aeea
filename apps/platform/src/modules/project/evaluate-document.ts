import { checkConfiguration, isPieceList, isToolkitBoard } from '@candil/domain';
import { readConfiguration } from '../domain-service';
import { type EvaluatedConfiguration, evaluateRead, type KnownDocument, type Terms } from './evaluate-configuration';
import { evaluatePieces } from './evaluate-pieces';
import { evaluateToolkitBoard } from './evaluate-toolkit-board';

/** A document by the catalogue, the price list and the terms of a day. */
export const evaluateDocument = (terms: Terms, { document }: Pick<KnownDocument, 'document'>): EvaluatedConfiguration => {
  if (isPieceList(document)) return evaluatePieces(terms, document);
  if (isToolkitBoard(document)) return evaluateToolkitBoard(terms, document);
  const { context, catalogId } = terms;
  const read = readConfiguration({ context, catalogId, remoteDriverOn: false }, document);
  if (read.ok) return evaluateRead(terms, read.value, checkConfiguration(read.value));
  const obstacles = [{ failure: read.failure, elements: 1 }];
  return { space: undefined, evaluation: undefined, parts: [], unitGrossMinor: undefined, obstacles };
};
