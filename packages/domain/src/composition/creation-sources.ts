import type { Article, ArticleFailure, ModelDefinition } from '../article';
import type { BomSources } from '../bom';
import type { PriceFailure, UnitPrice } from '../price';
import type { ReferenceFailure } from '../reference-code';
import type { Result } from '../result';

/** Inputs of the evaluation of a whole creation: bills of materials, prices and the terms of an account. */
export interface CreationSources extends BomSources {
  /** Gross price of one piece. */
  readonly unitPriceOf: (model: ModelDefinition, article: Article) => Result<UnitPrice, PriceFailure>;
  /** A driver or other accessory of a code. */
  readonly accessoryOf: (
    code: string,
  ) => Result<{ readonly model: ModelDefinition; readonly article: Article }, ArticleFailure | ReferenceFailure>;
  /** Percent by product category (PR). */
  readonly discountPercentOf: (categoryId: number) => number;
}
