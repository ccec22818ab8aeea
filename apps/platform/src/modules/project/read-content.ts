import { createHash } from 'node:crypto';
import {
  type BrokenRule,
  type CatalogId,
  type Configuration,
  type ConfigurationIssue,
  checkConfiguration,
  fail,
  ok,
  type Result,
  type RuleRejection,
  type SavedDocument,
  snapshotOf,
} from '@candil/domain';
import { type ConfigurationFailure, readConfiguration, slimDocument } from '../domain-service';
import type { Offer } from '../price';
import type { StoredConfiguration } from './stored-project';

/** Most bytes of one stored document. */
const DOCUMENT_MAX_BYTES = 1_000_000;

/** A configuration that may be saved: read, and not against any rule. */
export interface ReadContent {
  readonly type: StoredConfiguration['type'];
  readonly document: SavedDocument;
  /** As it is stored. */
  readonly text: string;
  readonly digest: string;
  readonly configuration: Configuration;
  readonly issues: readonly ConfigurationIssue[];
}

export type ContentFailure = ConfigurationFailure | RuleRejection | BrokenRule;

/**
 * Saving is possible unless a rule is broken, or came to no result (RU30); whatever else is against a configuration is told, not refused. So
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

/** A posted document as a project keeps it; nothing of it is trusted but what is chosen. */
export const readContent = (offer: Offer, catalogId: CatalogId, posted: unknown): Result<ReadContent, ContentFailure> => {
  const read = readConfiguration({ offer, catalogId, remoteDriverOn: false }, posted);
  if (!read.ok) return read;
  const configuration = read.value;
  const issues = checkConfiguration(configuration);
  const refusal = ruleAgainst(issues);
  if (refusal !== undefined) return fail(refusal);
  const space = snapshotOf(configuration.tree);
  const document = slimDocument({ offer, catalogId }, space);
  const text = JSON.stringify(document);
  if (Buffer.byteLength(text) > DOCUMENT_MAX_BYTES) {
    return fail({ code: 'saved-document.too-large', limit: 'characters', max: DOCUMENT_MAX_BYTES });
  }
  const type = space.props.configurator === 'COMPOSITOR_CP_3D' ? 'COMPOSING_PENDANTS' : 'CREATION';
  return ok({ type, document, text, digest: digestOf(text), configuration, issues });
};
