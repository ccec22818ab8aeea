import {
  type Article,
  type ArticleFailure,
  buildArticle,
  buildArticleFromReference,
  type CatalogId,
  catalogOf,
  fail,
  initialSelection,
  modelOfReference,
  ok,
  parseExtendedReference,
  parseReference,
  type ReferenceFailure,
  type ReferenceParts,
  type Result,
} from '@candil/domain';
import type { EditorSources } from '../editor/sources';

/** Reasons a text names nothing that this editor makes. */
export type ReferenceRefusal =
  | ReferenceFailure
  | ArticleFailure
  /** It is written as in the other catalogue. */
  | { readonly code: 'editor.other-catalogue'; readonly catalogId: CatalogId }
  /** Neither library nor canopies of this editor have the model. */
  | { readonly code: 'editor.model-elsewhere'; readonly model: string };

/** Reads a reference code, short or extended, or a model number alone, as a model of the editor with its choices. */
export function readReference(sources: EditorSources, text: string): Result<Article, ReferenceRefusal> {
  const { today } = sources.context;
  const bare = /^\d{4}$/.test(text.trim()) ? modelOfReference(text) : undefined;
  if (bare?.ok === true) {
    const model = offeredModel(sources, bare.value);
    return model === undefined
      ? fail({ code: 'editor.model-elsewhere', model: bare.value })
      : buildArticle(model, initialSelection(model, today), today);
  }
  const read = partsOf(text);
  if (!read.ok) return read;
  const { parts, pendantHeightCm } = read.value;
  if (parts.dash !== catalogOf(sources.catalogId).dash)
    return fail({ code: 'editor.other-catalogue', catalogId: sources.catalogId === 16 ? 21 : 16 });
  const model = offeredModel(sources, parts.model);
  if (model === undefined) return fail({ code: 'editor.model-elsewhere', model: parts.model });
  const article = buildArticleFromReference(model, parts, today);
  if (!article.ok || pendantHeightCm === undefined) return article;
  return buildArticle(model, { ...article.value.selection, pendantHeightCm }, today);
}

interface ReadParts {
  readonly parts: ReferenceParts;
  readonly pendantHeightCm?: number;
}

function partsOf(text: string): Result<ReadParts, ReferenceFailure> {
  const short = parseReference(text);
  return short.ok ? ok({ parts: short.value }) : parseExtendedReference(text);
}

function offeredModel({ palette, outletCanopies }: EditorSources, code: string) {
  return palette.find(({ definition }) => definition.model === code)?.definition ?? outletCanopies.find(({ model }) => model === code);
}
