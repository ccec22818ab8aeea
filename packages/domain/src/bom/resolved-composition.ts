import type { Article, ModelDefinition } from '../article';
import type { ElectricalConnectionSummary, ElectricalGroup, TrackSummary } from '../electrical';
import type { ElementAttributes, ElementId, Position } from '../element';
import type { PackedPart } from '../packaging';

/** An element with the article that it is. */
export interface ResolvedArticle {
  /** Id of the element that it was resolved from. */
  readonly elementId: ElementId;
  /** Model as the catalogue has it. */
  readonly model: ModelDefinition;
  /** Article of the model, with the chosen values. */
  readonly article: Article;
  /** Pieces of the article: 1, or the number that covers its length for an article that is cut to length (BO30). */
  readonly pieces: number;
  /** Length, of an article that is cut to length, metres. */
  readonly cutMetres?: number;
  /** Its place in lists and bills of materials. */
  readonly elementOrderValue: number;
}

/** Data for the workshop to assemble a composition. */
export interface AssemblyData {
  /** Every track, with its loads. */
  readonly tracks: readonly (TrackSummary & { readonly elementId: ElementId })[];
  /** Every feed, with its output. */
  readonly electricalConnections: readonly (ElectricalConnectionSummary & { readonly elementId: ElementId })[];
  /** Position of each article, metres from the centre of the floor. */
  readonly places: readonly { readonly elementId: ElementId; readonly referenceCode: string; readonly position: Position }[];
}

/** A composition whose elements have their articles, from which its bill of materials is made. */
export interface ResolvedComposition {
  /** Its collection. */
  readonly subFamilyId: number;
  /** The composition's own. */
  readonly attributes: ElementAttributes;
  /** One per element that is an article, in the order of the tree. */
  readonly articles: readonly ResolvedArticle[];
  /** Groups of lights that share a remote driver. */
  readonly electricalGroups: readonly ElectricalGroup[];
  /** Parts to pack, canopies included. */
  readonly parts: readonly PackedPart[];
  /** Assembly data. */
  readonly assemblyData: AssemblyData;
}
