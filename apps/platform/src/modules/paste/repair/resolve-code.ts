import type { LineIssue, PasteRepairCode } from '@candil/contract';
import { CATALOGS, type CatalogId, catalogOfReference, parseExtendedReference, parseReference, shortReference } from '@candil/domain';
import {
  acceptProduct,
  type CatalogueEdition,
  type ConfiguredArticle,
  defaultArticle,
  type Judgement,
  type ProductRefusal,
} from '../../catalogue';
import type { Reading } from '../reading/read-list';
import { type ChangedMeaning, changedMeaning, type Editions } from './changed-meaning';
import { guessReference } from './guess-reference';
import { referenceIndexOf, skeletonOf } from './reference-index';

export interface Repair {
  readonly code: PasteRepairCode;
  readonly from: string;
  readonly to: string;
}

/** Result of reading a code: an article, after repairs or as it stands, or none, with its possible meanings. */
export type Resolution =
  | {
      readonly ok: true;
      readonly configured: ConfiguredArticle;
      readonly pendantHeight: number | undefined;
      readonly repairs: readonly Repair[];
    }
  | { readonly ok: false; readonly reason: PasteReason; readonly candidates: readonly string[] };

/** A code with the values of its words; failures of a configuration keep their own codes. */
export type PasteReason =
  | { readonly code: 'paste.price-key' | 'line.discontinued'; readonly values: LineIssue['values'] }
  | { readonly code: 'paste.meaning'; readonly change: ChangedMeaning }
  | ProductRefusal;

/** Products sold where the list goes. */
export interface Range extends Judgement {
  readonly edition: CatalogueEdition;
  readonly catalogId: CatalogId;
}

/** Most candidates of a line: more are no help. */
const CANDIDATES_MAX = 12;

const articleOf = (range: Range, referenceCode: string, pendantHeight?: number) =>
  acceptProduct(range, range.catalogId, { referenceCode, pendantHeight });

const compact = (code: string): string => code.replace(/\s+/g, '').toUpperCase();

/** Variant dashes and invisible characters: the text that was read differs from the input. */
const characterRepairs = ({ given, code }: Reading): readonly Repair[] => {
  const [from, to] = [compact(given), compact(code)];
  if (from === to) return [];
  const isDash =
    from.length === to.length && [...from].every((character, index) => character === to.charAt(index) || to.charAt(index) === '-');
  return [{ code: isDash ? 'paste.dash' : from.length > to.length ? 'paste.invisible' : 'paste.character', from: given, to: to }];
};

/** Returns the successors of a discontinued model, in the same finish and light if available. */
const successors = (range: Range, { model, article }: ConfiguredArticle): readonly string[] => {
  const successor = model.replacedBy === undefined ? undefined : range.edition.models.get(model.replacedBy);
  if (successor === undefined) return [];
  const alike = articleOf(range, article.reference.replace(model.model, successor.model));
  if (alike.ok) return [alike.value.article.reference];
  const usual = defaultArticle(successor, range.today);
  return usual === undefined ? [] : [usual.reference];
};

const refused = (reason: PasteReason, candidates: readonly string[] = []): Resolution => ({
  ok: false,
  reason,
  candidates: candidates.slice(0, CANDIDATES_MAX),
});

/** A key of the price list names a model in one light, in every finish and with every installation. */
const priceKey = (range: Range, code: string): Resolution | undefined => {
  const key = compact(code);
  if (!/^\d{4}\/[0-9A-Z]{1,2}$/.test(key)) return undefined;
  const { byPriceKey } = referenceIndexOf(range.edition, range.today);
  const candidates =
    [key, key.slice(0, 6), key.slice(0, 4)].map((beginning) => byPriceKey.get(beginning)).find((found) => found !== undefined) ?? [];
  return refused({ code: 'paste.price-key', values: { key, count: candidates.length } }, candidates);
};

const otherCatalogue = (range: Range, reference: string): Resolution => {
  const own = referenceIndexOf(range.edition, range.today).bySkeleton.get(skeletonOf(reference)) ?? [];
  return refused({ code: 'reference.other-catalogue', reference, catalogId: range.catalogId }, own);
};

/** Finds the article of a code that is written like one, or says why there is none. */
const written = (range: Range, reading: Reading, repairs: readonly Repair[]): Resolution | undefined => {
  const reference = compact(reading.code);
  if (!parseReference(reference).ok) return undefined;
  if (catalogOfReference(reference) !== range.catalogId) return otherCatalogue(range, reference);
  const configured = articleOf(range, reference);
  if (!configured.ok) return undefined;
  if (!configured.value.model.discontinued) return { ok: true, configured: configured.value, pendantHeight: undefined, repairs };
  const { replacedBy } = configured.value.model;
  return refused({ code: 'line.discontinued', values: { replacedBy: replacedBy ?? '' } }, successors(range, configured.value));
};

/** Codes of 16 or 21 characters, as documents carry them. */
const extended = (range: Range, reading: Reading, repairs: readonly Repair[]): Resolution | undefined => {
  const parsed = parseExtendedReference(compact(reading.code));
  const short = shortReference(compact(reading.code));
  if (!parsed.ok || !short.ok) return undefined;
  if (catalogOfReference(short.value) !== range.catalogId) return otherCatalogue(range, short.value);
  const { pendantHeightCm } = parsed.value;
  const configured = articleOf(range, short.value, pendantHeightCm);
  if (!configured.ok) return refused(configured.failure);
  const { reference } = configured.value.article;
  return {
    ok: true,
    configured: configured.value,
    pendantHeight: pendantHeightCm,
    repairs: [...repairs, { code: 'paste.extended', from: compact(reading.code), to: reference }],
  };
};

const guessed = (range: Range, reading: Reading, repairs: readonly Repair[]): Resolution | undefined => {
  const guess = guessReference(referenceIndexOf(range.edition, range.today), reading.code);
  const [reference, ...others] = guess?.references ?? [];
  if (guess === undefined || reference === undefined) return undefined;
  if (others.length > 0) return refused(whyNot(range, reading), guess.references);
  const configured = articleOf(range, reference);
  // References in the index are sold, complete and not excluded: only a rule can refuse them.
  if (!configured.ok) return refused(configured.failure);
  const change = changedMeaning(editionsOf(range), reading.code, guess.slip, reference);
  if (change !== undefined) return refused({ code: 'paste.meaning', change }, [reference]);
  const repair = { code: guess.slip, from: reading.code.trim(), to: reference };
  return { ok: true, configured: configured.value, pendantHeight: undefined, repairs: [...repairs, repair] };
};

const editionsOf = ({ catalogue: { editions }, edition, catalogId }: Range): Editions => [edition, editions[CATALOGS[catalogId].otherId]];

/** Returns the reason that the catalogue itself gives against the code. */
const whyNot = (range: Range, { code }: Reading): PasteReason => {
  const configured = articleOf(range, compact(code));
  if (configured.ok) throw new Error(`${code} is refused although it can be had`);
  return configured.failure.code === 'reference.invalid' ? { code: 'reference.invalid', reference: code.trim() } : configured.failure;
};

const resolveReading = (range: Range, reading: Reading): Resolution => {
  const repairs = characterRepairs(reading);
  return (
    priceKey(range, reading.code) ??
    written(range, reading, repairs) ??
    extended(range, reading, repairs) ??
    guessed(range, reading, repairs) ??
    refused(whyNot(range, reading))
  );
};

/** Returns whether a rule refuses the product; the product is known then. */
const isRefusedByRule = (resolution: Resolution): boolean =>
  !resolution.ok && (resolution.reason.code === 'rule.rejected' || resolution.reason.code === 'rule.broken');

/**
 * The likeliest reading that is an article as written; else one that lacks only its separators, or that only a rule refuses; else the
 * result of the likeliest one.
 */
export const resolveReadings = (
  range: Range,
  [first, ...others]: readonly [Reading, ...Reading[]],
): { reading: Reading; resolution: Resolution } => {
  const resolution = resolveReading(range, first);
  if (!resolution.ok && resolution.reason.code !== 'reference.other-catalogue') {
    for (const reading of others) {
      const longer = resolveReading(range, reading);
      if (longer.ok && longer.repairs.every(({ code }) => code !== 'paste.typing')) return { reading, resolution: longer };
      if (isRefusedByRule(longer)) return { reading, resolution: longer };
    }
  }
  return { reading: first, resolution };
};
