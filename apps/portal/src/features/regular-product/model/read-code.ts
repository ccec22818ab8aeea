import {
  type ArticleFailure,
  buildArticle,
  type CatalogId,
  completeSelection,
  fail,
  type ModelDefinition,
  ok,
  parseExtendedReference,
  parseReference,
  type ReferenceFailure,
  type ReferenceParts,
  type Result,
  type Selection,
  selectionFromReference,
} from '@candil/domain';
import type { ProductOffer } from './product-offer';

/** A code as it was written: the model, the values it names and, in its long form, the height. */
export interface WrittenCode {
  readonly parts: ReferenceParts;
  readonly pendantHeightCm?: number | undefined;
}

type WrittenCodeFailure = ReferenceFailure | { readonly code: 'reference.other-catalogue'; readonly catalogId: CatalogId };

export type CodeFailure = WrittenCodeFailure | ArticleFailure;

const FOREIGN_DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const INVISIBLE = /\u00AD|\u200B|\u200C|\u200D|\u2060|\uFEFF/g;

/** Reads a short or an extended code of this catalogue. Dashes of other kinds and invisible characters are repaired first (RC). */
export const readWrittenCode = (text: string, catalogId: CatalogId): Result<WrittenCode, WrittenCodeFailure> => {
  const repaired = text.replace(FOREIGN_DASHES, '-').replace(INVISIBLE, '');
  const written = readEither(repaired);
  if (written === undefined) return fail({ code: 'reference.invalid', reference: text.trim() });
  const ownCatalogue: CatalogId = written.parts.dash ? 21 : 16;
  return ownCatalogue === catalogId ? ok(written) : fail({ code: 'reference.other-catalogue', catalogId: ownCatalogue });
};

const readEither = (text: string): WrittenCode | undefined => {
  const short = parseReference(text);
  if (short.ok) return { parts: short.value };
  const extended = parseExtendedReference(text);
  return extended.ok ? extended.value : undefined;
};

/** Returns the selection that a code makes of a model, completed with the values it implies (RC13), or the reason it cannot be built. */
export const selectionOfCode = (
  { today }: Pick<ProductOffer, 'today'>,
  model: ModelDefinition,
  { parts, pendantHeightCm }: WrittenCode,
): Result<Selection, ArticleFailure> => {
  const named: Selection = { ...selectionFromReference(parts), ...(pendantHeightCm !== undefined && { pendantHeightCm }) };
  const selection = completeSelection(model, named, today);
  const article = buildArticle(model, selection, today);
  return article.ok ? ok(selection) : article;
};
