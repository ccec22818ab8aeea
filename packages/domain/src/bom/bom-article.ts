import { type Article, type ArticleAttributes, articleAttributes, type ModelDefinition } from '../article';
import { pendantHeightRangeOf } from '../attribute';
import { elementTypeOf } from '../element';
import { NEW_VALIDATION } from './bom.data';
import type { BomApplicationLocation, BomConfiguratorType, BomSources, BomSubFamily } from './bom-sources';

/** Quantity of one article: a regular product, or a part of a composition. */
export interface BomArticle {
  readonly type: 'REGULAR';
  /** Four digits. */
  readonly model: string;
  /** The whole code with all that is chosen. */
  readonly referenceCode: string;
  /** Model and colour alone. */
  readonly referenceBase: string;
  /** Chosen attributes, by the names of grids. */
  readonly attributes: ArticleAttributes;
  /** Lumens of one piece. */
  readonly lumensLed: number;
  /** Watts of one piece. */
  readonly watts: number;
  /** Level 2 of the article type. */
  readonly sublevel: number;
  /** The family of its collection. */
  readonly familyId: number;
  /** Its collection. */
  readonly subFamily: BomSubFamily;
  /** True when the model leaves a choice: several variations of an attribute, or heights that change. */
  readonly hasAttributes: boolean;
  /** Intended application and mounting. */
  readonly applicationLocation: BomApplicationLocation;
  /** Its place in lists and bills of materials. */
  readonly elementOrderValue: number;
  /** The reference of a luminaire; null for other articles. */
  readonly articleCode: string | null;
  /** The reference of an article that is no luminaire; null for luminaires. */
  readonly accessoryCode: string | null;
  /** Whole pieces, 1 or more. */
  readonly quantity: number;
  /** True when the article can be priced. */
  readonly isAvailablePrice: boolean;
  /** 1 when every attribute that the model varies is chosen. */
  readonly isPersonalized: 0 | 1;
  /** The key of price lists: model, temperature where the model varies it, and control. */
  readonly priceReference: string;
  /** Configurator that it was made with. */
  readonly configuratorType: BomConfiguratorType;
  /** Validation status; 0 for a new one (BO4). */
  readonly validation: { readonly status: number };
}

/** Inputs of one line of a bill of materials. */
export interface BomArticleInput {
  /** Model as the catalogue has it. */
  readonly model: ModelDefinition;
  /** Article of the model, with the chosen values. */
  readonly article: Article;
  /** Whole, 1 or more. */
  readonly quantity: number;
  /** Its place in lists and bills of materials. */
  readonly elementOrderValue: number;
  /** Configurator that it was made with. */
  readonly configuratorType: BomConfiguratorType;
}

/** The line of an article (BO3–BO9). Throws on a quantity that is not whole or below 1. */
export function bomArticle(
  { model, article, quantity, elementOrderValue, configuratorType }: BomArticleInput,
  sources: Pick<BomSources, 'familyOf' | 'applicationLocationOf' | 'hasPrice'>,
): BomArticle {
  if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError(`${quantity} is no quantity of an article`);
  const isLuminaire = !isAccessory(model);
  return {
    type: 'REGULAR',
    model: article.model,
    referenceCode: article.reference,
    referenceBase: article.referenceBase,
    attributes: articleAttributes(article),
    lumensLed: model.technical.lumens,
    watts: model.technical.watts,
    sublevel: model.articleType.level2,
    familyId: model.familyId,
    subFamily: { id: model.subFamilyId, description: sources.familyOf(model.subFamilyId).description },
    hasAttributes: leavesChoice(model),
    applicationLocation: sources.applicationLocationOf(model.applicationLocationId),
    elementOrderValue,
    articleCode: isLuminaire ? article.reference : null,
    accessoryCode: isLuminaire ? null : article.reference,
    quantity,
    isAvailablePrice: sources.hasPrice(article),
    isPersonalized: article.isPersonalized,
    priceReference: article.priceReference,
    configuratorType,
    validation: NEW_VALIDATION,
  };
}

function leavesChoice({ variations }: ModelDefinition): boolean {
  const types = variations.map(({ type }) => type);
  return new Set(types).size < types.length || variations.some((variation) => (pendantHeightRangeOf(variation)?.delta ?? 0) > 0);
}

/** Recognises accessories: articles whose article type names another kind than a light (BO7). */
export function isAccessory({ articleType }: Pick<ModelDefinition, 'articleType'>): boolean {
  return elementTypeOf(articleType) !== 'Light';
}
