import type { Budget, BudgetCopy, BudgetDocumentFormat, BudgetIssuer, Order, Project } from '@candil/contract';
import type { IsoLanguage } from '@candil/domain';

/** A budget on paper or as a spreadsheet. */
export interface BudgetOrder {
  readonly kind: 'budget';
  readonly budget: Budget;
  readonly format: BudgetDocumentFormat;
  readonly copy: BudgetCopy;
  readonly language: IsoLanguage;
  /** Address at which people with access see it, in either letter case; absent where the portal's address is not known. */
  readonly address?: string;
  /** Folder of the pictures that can be printed. */
  readonly prints: string;
  /** The logo, and JPEG pictures of compositions, by their address. */
  readonly ownPictures?: Readonly<Record<string, Uint8Array>>;
}

/** A placed order on paper, at the prices that its reader may see. */
export interface ConfirmationOrder {
  readonly kind: 'order';
  readonly order: Order;
  /** The maker's house. */
  readonly issuer: BudgetIssuer;
  readonly language: IsoLanguage;
  /** Folder of the pictures that can be printed. */
  readonly prints: string;
  /** JPEG pictures of compositions by their address. */
  readonly ownPictures: Readonly<Record<string, Uint8Array>>;
}

/** The lines of a project as a spreadsheet, at the prices that its reader may see. */
export interface ProductListOrder {
  readonly kind: 'product-list';
  readonly project: Project;
  readonly language: IsoLanguage;
  /** Days since 1 January 1970 of the prices. */
  readonly day: number;
}

/** An uploaded picture to be read as a logo; the result is empty if it cannot be one. */
export interface LogoOrder {
  readonly kind: 'logo';
  readonly content: Uint8Array;
}

/** Everything that a worker thread needs to make a document; plain data, because it is sent to the thread. */
export type DocumentOrder = BudgetOrder | ConfirmationOrder | ProductListOrder | LogoOrder;
