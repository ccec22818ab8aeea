import type { Article, ModelDefinition } from '../article';
import type { ElectricalConnectionSummary, ElectricalGroup, TrackSummary } from '../electrical';
import type { ElementAttributes, ElementId, Position } from '../element';
import type { PackedPart } from '../packaging';

/** An element with the article that it is. */
export interface ResolvedArticle {
  /** Of the element that it was resolved from. */
  readonly elementId: ElementId;
  /** As the catalogue has it. */
  readonly model: ModelDefinition;
  /** The same with what is chosen. */
  readonly article: Article;
  /** Pieces of the article that it is: 1, or as many as its length takes of what is cut to length (BO30). */
  readonly pieces: number;
  /** Of what is cut to length, metres. */
  readonly cutMetres?: number;
  /** Its place in lists and bills of materials. */
  readonly elementOrderValue: number;
}

/** What the workshop needs to assemble a composition. */
export interface AssemblyData {
  /** Every track, with what it carries. */
  readonly tracks: readonly (TrackSummary & { readonly elementId: ElementId })[];
  /** Every feed, with what it delivers. */
  readonly electricalConnections: readonly (ElectricalConnectionSummary & { readonly elementId: ElementId })[];
  /** Where each article stands, metres from the centre of the floor. */
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
  /** Which lights share which remote driver. */
  readonly electricalGroups: readonly ElectricalGroup[];
  /** What of it is packed, canopies included. */
  readonly parts: readonly PackedPart[];
  /** What an assembler needs to know of it. */
  readonly assemblyData: AssemblyData;
}
