import type { Canopy, CatalogId, IsoLanguage, ModelDefinition, Money } from '@candil/domain';
import type { SubFamily } from '../data/catalogue-data';

/** A loaded catalogue; every look-up by key is a map access. */
export interface Catalogue {
  readonly subFamilies: readonly SubFamily[];
  subFamilyOf(subFamilyId: number): SubFamily | undefined;
  modelOf(model: string, catalogId: CatalogId): ModelDefinition | undefined;
  /** In the order of the model numbers; empty for an unknown sub-family. */
  modelsOfSubFamily(subFamilyId: number, catalogId: CatalogId): readonly ModelDefinition[];
  /** Undefined = "Base price not found". */
  basePrice(model: string, rateId: number, catalogId: CatalogId): Money | undefined;
  /** The ceiling side of an installation; one without a canopy asks nothing of the ceiling (CA). */
  canopyOf(installation: string): Canopy | undefined;
  /**
   * Models whose number or name in that language holds the text, whatever its case and accents: those whose number begins with it, then those
   * whose name does, then a word of the name, then the rest. An empty text finds nothing.
   */
  search(text: string, catalogId: CatalogId, language: IsoLanguage, limit?: number): readonly ModelDefinition[];
}
