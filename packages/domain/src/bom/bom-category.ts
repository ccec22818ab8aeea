import type { ModelDefinition } from '../article';
import { COMPOSING_PENDANTS_SUBCATEGORY, isArticleType, PRODUCT_CATEGORIES } from '../catalogue';
import { isAccessory } from './bom-article';

/** Product category of a product or composition; only a composition of pendants has a sub-category. */
export interface BomCategory {
  /** The number of the product category. */
  readonly id: number;
  /** The name of that number. */
  readonly description: string;
  /** Only for composing pendants. */
  readonly subcategory?: number;
}

/**
 * Returns TOOLKIT for a composition with accessories, else REGULAR, with the sub-category of composing pendants if it has lights and all
 * are pendants (BO12, BO13).
 */
export function compositionCategory(models: readonly Pick<ModelDefinition, 'articleType'>[]): BomCategory {
  const lights = models.filter((model) => !isAccessory(model));
  const category = categoryOf(lights.length < models.length ? 'TOOLKIT' : 'REGULAR');
  const pendantsOnly = lights.length > 0 && lights.every(({ articleType }) => isArticleType(articleType, 'PENDANT'));
  return pendantsOnly ? { ...category, subcategory: COMPOSING_PENDANTS_SUBCATEGORY } : category;
}

/** COMPOSING_PENDANTS, or TOOLKIT where the compositions mix REGULAR and TOOLKIT (BO14). */
export function creationCategory(categories: readonly BomCategory[]): BomCategory {
  const { REGULAR, TOOLKIT } = PRODUCT_CATEGORIES;
  const mixes = [REGULAR, TOOLKIT].every((id) => categories.some((category) => category.id === id));
  return categoryOf(mixes ? 'TOOLKIT' : 'COMPOSING_PENDANTS');
}

function categoryOf(description: keyof typeof PRODUCT_CATEGORIES): BomCategory {
  return { id: PRODUCT_CATEGORIES[description], description };
}
