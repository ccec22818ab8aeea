import type { CatalogId, Furniture, LocalisedText, SavedDocument, ToolkitBoard } from '@candil/domain';
import type { Application, Category } from '../source/classification.data';

/** `classification.json`: the names of the ids in models. */
export interface Classification {
  readonly applications: readonly Application[];
  readonly categories: readonly Category[];
}

/** Result of an answer: luminaires, and the collection and place they have in common. */
export interface DecisionResult {
  readonly subFamilyId: number;
  /** Null when the models are meant for several places. */
  readonly applicationLocationId: number | null;
  readonly models: readonly string[];
}

export interface DecisionAnswer {
  readonly id: string;
  readonly text: LocalisedText;
  /** The model whose picture is shown. */
  readonly pictureModel: string;
  /** Number of models that the answer leaves. */
  readonly modelCount: number;
  /** The node asked next; each answer has either this or a result. */
  readonly next?: string;
  readonly result?: DecisionResult;
}

export interface DecisionNode {
  readonly id: string;
  readonly question: LocalisedText;
  readonly answers: readonly DecisionAnswer[];
}

/** `decision-trees/{id}_{catalogue}.json`. */
export interface DecisionTree {
  readonly id: string;
  readonly catalogId: CatalogId;
  readonly title: LocalisedText;
  /** Id of the node asked first. */
  readonly start: string;
  readonly nodes: readonly DecisionNode[];
}

/** Layers of blocks: A, B, D and E are displayed large, C, F and G full width (P§9). */
export const LAYERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type Layer = (typeof LAYERS)[number];

/** Channels that show a block; layer C is that of the website (P§7). */
export const VISIBILITIES = ['platform', 'website'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export interface LayerBlock {
  readonly id: string;
  readonly layer: Layer;
  readonly visibility: Visibility;
  readonly title: LocalisedText;
  readonly text: LocalisedText;
  /** The model whose picture is shown, lit at night or by day. */
  readonly picture: { readonly model: string; readonly night: boolean };
  readonly link: { readonly subFamilyId: number; readonly applicationLocationId: number | null; readonly model?: string };
}

/** `layers/{subFamily}_{catalogue}.json`. */
export interface LayersFile {
  readonly blocks: readonly LayerBlock[];
}

export interface PreconfigProduct {
  readonly referenceCode: string;
  /** Whole centimetres, where it differs from the standard. */
  readonly pendantHeight?: number;
  readonly quantity: number;
}

/** A starting point that the maker has put together. */
export interface Preconfig {
  readonly id: string;
  readonly subFamilyId: number;
  readonly applicationLocationId: number | null;
  readonly name: LocalisedText;
  readonly text: LocalisedText;
  readonly products: readonly PreconfigProduct[];
  /** Document of a composed starting point, for the editor. */
  readonly composition?: PreconfigComposition;
}

export interface PreconfigComposition {
  readonly document: SavedDocument | ToolkitBoard;
  readonly furniture: readonly Furniture[];
}

/** `preconfigs/{subFamily}_{catalogue}.json`. */
export interface PreconfigsFile {
  readonly preconfigs: readonly Preconfig[];
}

/** Layers of one collection in one catalogue. */
export interface LayerSet extends LayersFile {
  readonly subFamilyId: number;
  readonly catalogId: CatalogId;
}

/** Preconfigs of one collection in one catalogue. */
export interface PreconfigSet extends PreconfigsFile {
  readonly subFamilyId: number;
  readonly catalogId: CatalogId;
}

/** Browsing data of a catalogue. */
export interface BrowseData {
  readonly classification: Classification;
  readonly decisionTrees: readonly DecisionTree[];
  readonly layers: readonly LayerSet[];
  readonly preconfigs: readonly PreconfigSet[];
}
