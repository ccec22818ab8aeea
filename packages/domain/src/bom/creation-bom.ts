import { ok, type Result } from '../result';
import { NEW_VALIDATION, PREFIX_CODE } from './bom.data';
import { type BomCategory, creationCategory } from './bom-category';
import { type BomComposition, bomComposition } from './bom-composition';
import type { BomApplicationLocation, BomConfiguratorType, BomSources, BomSubFamily } from './bom-sources';
import { type CreationCodeFailure, creationNumberOf } from './creation-code';
import type { ResolvedComposition } from './resolved-composition';

/** The bill of materials of a creation: all its compositions. */
export interface CreationBom {
  readonly type: 'CREATION';
  /** Intended application and mounting. */
  readonly applicationLocation: BomApplicationLocation;
  /** Configurator that it was made with. */
  readonly configuratorType: BomConfiguratorType;
  /** Its compositions in their order. */
  readonly compositions: readonly BomComposition[];
  readonly quantity: 1;
  /** 1 when there is an article and all of them are personalised. */
  readonly isPersonalized: 0 | 1;
  /** Validation status; 0 for a new one (BO4). */
  readonly validation: { readonly status: number };
  /** The family of its collection. */
  readonly familyId: number;
  /** Its collection, with the letters that its codes begin with. */
  readonly subFamily: BomSubFamily & { readonly prefixCode: string };
  /** The product category that discounts go by. */
  readonly category: BomCategory;
  /** Code of the creation. */
  readonly creationCode: string;
  /** The number in that code. */
  readonly creationNumber: number;
}

/** A creation whose compositions have their articles. */
export interface CreationInput {
  /** Compositions resolved from the configuration. */
  readonly compositions: readonly ResolvedComposition[];
  /** The collection that the creation belongs to. */
  readonly subFamilyId: number;
  /** The id that stands for application and location. */
  readonly applicationLocationId: number;
  /** Configurator that it was made with. */
  readonly configuratorType: BomConfiguratorType;
  /** `CR` and a number, as the service gives it. */
  readonly creationCode: string;
}

/** The bill of materials of a creation (BO1, BO4, BO14, BO21); a malformed creation code fails (BO10). */
export function creationBom(
  { compositions, subFamilyId, applicationLocationId, configuratorType, creationCode }: CreationInput,
  sources: BomSources,
): Result<CreationBom, CreationCodeFailure> {
  const creationNumber = creationNumberOf(creationCode);
  if (!creationNumber.ok) return creationNumber;
  const { familyId, description } = sources.familyOf(subFamilyId);
  const boms = compositions.map((composition, index) => bomComposition(composition, index, configuratorType, sources));
  const articles = compositions.flatMap((composition) => composition.articles);
  const isPersonalized = articles.length > 0 && articles.every(({ article }) => article.isPersonalized === 1);
  return ok({
    type: 'CREATION',
    applicationLocation: sources.applicationLocationOf(applicationLocationId),
    configuratorType,
    compositions: boms,
    quantity: 1,
    isPersonalized: isPersonalized ? 1 : 0,
    validation: NEW_VALIDATION,
    familyId,
    subFamily: { id: subFamilyId, description, prefixCode: PREFIX_CODE },
    category: creationCategory(boms.map(({ category }) => category)),
    creationCode,
    creationNumber: creationNumber.value,
  });
}
