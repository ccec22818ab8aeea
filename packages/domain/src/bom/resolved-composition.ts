import type { Article, ModelDefinition } from '../article';
import type { ElectricalConnectionSummary, ElectricalGroup, TrackSummary } from '../electrical';
import type { ElementAttributes, ElementId, Position } from '../element';
import type { PackedPart } from '../packaging';

/** An element with the article that it is. */
export interface ResolvedArticle {
  readonly elementId: ElementId;
  readonly model: ModelDefinition;
  readonly article: Article;
  /** Pieces of the article that it is: 1, or as many as its length takes of what is cut to length (BO30). */
  readonly pieces: number;
  /** Of what is cut to length, metres. */
  readonly cutMetres?: number;
  readonly elementOrderValue: number;
}

/** What the workshop needs to assemble a composition. */
export interface AssemblyData {
  readonly tracks: readonly (TrackSummary & { readonly elementId: ElementId })[];
  readonly electricalConnections: readonly (ElectricalConnectionSummary & { readonly elementId: ElementId })[];
  /** Where each article stands, metres from the centre of the floor. */
  readonly places: readonly { readonly elementId: ElementId; readonly referenceCode: string; readonly position: Position }[];
}

/** A composition whose elements have their articles, from which its bill of materials is made. */
export interface ResolvedComposition {
  readonly subFamilyId: number;
  /** The composition's own. */
  readonly attributes: ElementAttributes;
  /** One per element that is an article, in the order of the tree. */
  readonly articles: readonly ResolvedArticle[];
  readonly electricalGroups: readonly ElectricalGroup[];
  readonly parts: readonly PackedPart[];
  readonly assemblyData: AssemblyData;
}
