import {
  type Article,
  type ArticleFailure,
  type AttributeType,
  buildArticle,
  type CalendarDay,
  type CatalogId,
  catalogOfReference,
  completeSelection,
  composeReference,
  fail,
  type ModelDefinition,
  ok,
  parseReference,
  type Result,
  type Selection,
  selectionFromReference,
  variationsOf,
} from '@candil/domain';
import type { CatalogueEdition } from './catalogue-edition';
import type { ConfigureFailure } from './failures';

/** A product as it is asked for: a reference as a person writes it and, where it hangs, whole centimetres. */
export interface ProductRequest {
  readonly referenceCode: string;
  readonly pendantHeight?: number | undefined;
}

export interface ConfiguredArticle {
  readonly model: ModelDefinition;
  readonly article: Article;
}

/** The article that a stored or asked-for selection names today, whether or not every attribute is chosen. */
export const articleOfSelection = (
  edition: CatalogueEdition,
  modelCode: string,
  selection: Selection,
  today: CalendarDay,
): Result<ConfiguredArticle, ArticleFailure> => {
  const model = edition.models.get(modelCode);
  if (model === undefined) return fail({ code: 'article.model-unknown', model: modelCode });
  const article = buildArticle(model, selection, today);
  return article.ok ? ok({ model, article: article.value }) : article;
};

/** Returns the article that a reference names today, completed with the parts the reference omits (RC). */
export const articleOfReference = (
  edition: CatalogueEdition,
  catalogId: CatalogId,
  request: ProductRequest,
  today: CalendarDay,
): Result<ConfiguredArticle, ConfigureFailure> => {
  const parts = parseReference(request.referenceCode);
  if (!parts.ok) return parts;
  const reference = request.referenceCode;
  if (catalogOfReference(reference) !== catalogId) return fail({ code: 'reference.other-catalogue', reference, catalogId });
  const model = edition.models.get(parts.value.model);
  if (model === undefined) return fail({ code: 'article.model-unknown', model: parts.value.model });
  const named = selectionFromReference(parts.value);
  const selection = completeSelection(
    model,
    request.pendantHeight === undefined ? named : { ...named, pendantHeightCm: request.pendantHeight },
    today,
  );
  const built = buildArticle(model, selection, today);
  if (built.ok) return ok({ model, article: built.value });
  return built.failure.code === 'article.attribute-missing'
    ? fail(missingAttribute(model, built.failure.attribute, today))
    : fail(built.failure);
};

/** Returns the reason an article cannot be kept in a project: an attribute that its model varies is not chosen (AT). */
export const incompleteness = ({ model, article }: ConfiguredArticle, today: CalendarDay): ConfigureFailure | undefined => {
  const composed = composeReference(model, article.selection);
  if (composed.ok) return undefined;
  if (composed.failure.code !== 'reference.part-missing') return composed.failure;
  return missingAttribute(model, composed.failure.part as AttributeType, today);
};

const missingAttribute = (model: ModelDefinition, attribute: AttributeType, today: CalendarDay): ConfigureFailure => ({
  code: 'article.attribute-missing',
  attribute,
  allowed: variationsOf(model, attribute, today).map(({ modifier }) => modifier),
});
