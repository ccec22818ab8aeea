import type { CatalogId, Furniture, PieceList, ProjectStatus, SavedDocument, Selection, ToolkitBoard } from '@candil/domain';
import type { CompanyTerms } from '../price';

/** Price and weeks of one piece on the day that a product was saved or validated; null = there was none, or on request. */
export interface SavedFacts {
  readonly unitGrossMinor: number | null;
  readonly weeks: number | null;
  /** ISO day. */
  readonly on: string;
}

/** Composed product, as it was saved. */
export interface StoredConfiguration {
  readonly type: 'CREATION' | 'COMPOSING_PENDANTS';
  readonly creationNumber: number;
  /** A Space, a list of pieces, or a board. */
  readonly document: SavedDocument | PieceList | ToolkitBoard;
  /** Equal for equal documents. */
  readonly digest: string;
  readonly furniture: readonly Furniture[];
  /** A stored file. */
  readonly pictureId: string | null;
  readonly lastSaved: SavedFacts;
}

/** A product of a project as it is stored: its choices, never its price. */
export interface StoredProduct {
  readonly id: string;
  /** Luminaire tag of the lighting plan. */
  readonly tag: string;
  readonly room: string;
  readonly note: string;
  /** Empty for a composition, whose reference is its creation code. */
  readonly model: string;
  readonly referenceCode: string;
  readonly selection: Selection;
  readonly quantity: number;
  readonly validationStatus: number;
  /** Null when it was saved before this field existed. */
  readonly lastSaved: SavedFacts | null;
  /** Null for a regular product. */
  readonly configuration: StoredConfiguration | null;
  /** Price it was ordered at; null while the project is not ordered, or where the product was left out of the order. */
  readonly ordered: { readonly unitGrossMinor: number; readonly discountPercent: number } | null;
}

/** A project without its products, with the facts that decide about access and prices. */
export interface ProjectHeader {
  readonly id: string;
  readonly name: string;
  readonly catalogId: CatalogId;
  readonly status: ProjectStatus;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly thirdPartyId: string | null;
  readonly orderId: number | null;
  /** ISO day. */
  readonly orderedOn: string | null;
  readonly company: ProjectCompany | null;
}

export interface ProjectCompany extends CompanyTerms {
  readonly id: string;
  readonly name: string;
  readonly clientCode: string | null;
}

export interface StoredProject extends ProjectHeader {
  /** In the order of the project, deleted ones left out. */
  readonly products: readonly StoredProduct[];
}
