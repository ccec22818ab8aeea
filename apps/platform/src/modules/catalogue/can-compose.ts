import { ARTICLE_TYPES, type ModelDefinition } from '@candil/domain';
import type { CatalogueEdition } from './catalogue-edition';

/**
 * Returns whether a model can hang in a composition: a pendant that is still made, of a collection that is composed,
 * with heights to hang at.
 */
export const canCompose = (
  { subFamilies }: CatalogueEdition,
  { subFamilyId, articleType, discontinued, variations }: ModelDefinition,
): boolean =>
  subFamilies.get(subFamilyId)?.canCompose === true &&
  articleType.level2 === ARTICLE_TYPES.PENDANT.id &&
  !discontinued &&
  variations.some(({ type }) => type === 'pendantHeight') &&
  variations.some(({ type }) => type === 'installation');
