import { createHash } from 'node:crypto';
import {
  type BrokenRule,
  type ConfigurationIssue,
  checkConfiguration,
  checkPieceList,
  checkToolkitBoard,
  evaluateBoard,
  evaluatePieceList,
  fail,
  forbidsSaving,
  ok,
  type PieceList,
  type PieceListFailure,
  type Result,
  type RuleRejection,
  type SavedDocument,
  snapshotOf,
  type ToolkitBoard,
  type ToolkitBoardFailure,
  type ToolkitFailure,
} from '@candil/domain';
import type { InPieces } from '../../kernel';
import { type ConfigurationFailure, pieceSourcesFor, readConfiguration, slimDocument } from '../domain-service';
import { type EvaluatedConfiguration, evaluateRead, type Terms } from './evaluate-configuration';
import { evaluatePieces, refusalOfPiece } from './evaluate-pieces';
import { boardSourcesFor, evaluateToolkitBoard } from './evaluate-toolkit-board';
import type { StoredConfiguration } from './stored-project';

/** Most bytes of one stored document. */
const DOCUMENT_MAX_BYTES = 1_000_000;

/** A configuration that may be saved: read, and not against any rule. */
export interface ReadContent extends Pick<StoredConfiguration, 'type' | 'document' | 'digest'> {
  readonly evaluated: EvaluatedConfiguration;
}

export type ContentFailure = ConfigurationFailure | PieceListFailure | ToolkitBoardFailure | ToolkitFailure | RuleRejection | BrokenRule;

/**
 * Saving is possible unless a rule is broken, or came to no result (RU30); other faults of a configuration are reported, not refused. So
 * is what is incomplete, such as a belt without a feed: its rules block the order alone.
 */
const ruleAgainst = (issues: readonly ConfigurationIssue[]): RuleRejection | BrokenRule | undefined => {
  for (const issue of issues) {
    if (issue.kind === 'broken-rule') return issue.rule;
    if (issue.kind === 'refused' && issue.failure.code === 'rule.rejected' && issue.failure.blocks !== 'order') return issue.failure;
  }
  return undefined;
};

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The hash of a document that is not too large to be kept. */
const digestOfKept = (document: SavedDocument | PieceList | ToolkitBoard): Result<string, ContentFailure> => {
  const text = JSON.stringify(document);
  return Buffer.byteLength(text) > DOCUMENT_MAX_BYTES
    ? fail({ code: 'saved-document.too-large', limit: 'characters', max: DOCUMENT_MAX_BYTES })
    : ok(digestOf(text));
};

const isPosted = (posted: unknown, type: string): boolean =>
  typeof posted === 'object' && posted !== null && 'type' in posted && posted.type === type;

/** Reads a posted document as a project keeps it, with its evaluation; only its choices are trusted. */
export function* readContent(terms: Terms, posted: unknown): InPieces<Result<ReadContent, ContentFailure>> {
  if (isPosted(posted, 'PieceList')) return readPieces(terms, posted);
  if (isPosted(posted, 'ToolkitBoard')) return readBoard(terms, posted);
  return yield* readSpace(terms, posted);
}

function* readSpace(terms: Terms, posted: unknown): InPieces<Result<ReadContent, ContentFailure>> {
  const { context, catalogId } = terms;
  const read = yield* readConfiguration({ context, catalogId, remoteDriverOn: false }, posted);
  if (!read.ok) return read;
  yield;
  const configuration = read.value;
  const issues = checkConfiguration(configuration);
  const refusal = ruleAgainst(issues);
  if (refusal !== undefined) return fail(refusal);
  yield;
  const evaluated = evaluateRead(terms, configuration, issues);
  yield;
  const space = snapshotOf(configuration.tree);
  const document = slimDocument({ context, catalogId }, space);
  const digest = digestOfKept(document);
  if (!digest.ok) return digest;
  const type = space.props.configurator === 'COMPOSITOR_CP_3D' ? 'COMPOSING_PENDANTS' : 'CREATION';
  return ok({ type, document, digest: digest.value, evaluated });
}

const readPieces = (terms: Terms, posted: unknown): Result<ReadContent, ContentFailure> => {
  const { context, catalogId, company } = terms;
  const read = checkPieceList(posted);
  if (!read.ok) return read;
  if (!context.catalogue.editions[catalogId].subFamilies.has(read.value.subFamilyId)) return fail({ code: 'import.no-family-data' });
  for (const resolved of evaluatePieceList(read.value, pieceSourcesFor({ context, catalogId }, company)).rows) {
    const refusal = refusalOfPiece(terms, resolved);
    if (refusal !== undefined) return fail(refusal);
  }
  const digest = digestOfKept(read.value);
  if (!digest.ok) return digest;
  return ok({ type: 'CREATION', document: read.value, digest: digest.value, evaluated: evaluatePieces(terms, read.value) });
};

const readBoard = (terms: Terms, posted: unknown): Result<ReadContent, ContentFailure> => {
  const { context, catalogId } = terms;
  const read = checkToolkitBoard(posted);
  if (!read.ok) return read;
  if (!context.catalogue.editions[catalogId].subFamilies.has(read.value.subFamilyId)) return fail({ code: 'import.no-family-data' });
  const { issues, rows } = evaluateBoard(read.value, boardSourcesFor(terms));
  const forbidden = issues.find(({ failure }) => forbidsSaving(failure));
  if (forbidden !== undefined) return fail(forbidden.failure);
  for (const resolved of rows) {
    const refusal = refusalOfPiece(terms, resolved);
    if (refusal !== undefined) return fail(refusal);
  }
  const digest = digestOfKept(read.value);
  if (!digest.ok) return digest;
  return ok({ type: 'CREATION', document: read.value, digest: digest.value, evaluated: evaluateToolkitBoard(terms, read.value) });
};
