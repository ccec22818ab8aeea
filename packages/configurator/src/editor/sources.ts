import type { CatalogId, CreationSources, EditContext, ModelDefinition, SystemPart } from '@candil/domain';

/** A model of the library beside the canvas. */
export interface PaletteModel {
  readonly definition: ModelDefinition;
  readonly name: string;
  readonly familyName: string;
  readonly applicationLocation: string;
  readonly pictureUrl: string;
  /** By finish, where there is a picture of it. */
  readonly finishPictureUrls: Readonly<Record<string, string>>;
}

/** All data that a composition needs beside the document; created once after loading. */
export interface EditorSources {
  readonly catalogId: CatalogId;
  readonly subFamilyId: number;
  readonly familyName: string;
  /** Sources for judging changes. */
  readonly context: EditContext;
  /** Sources for pieces, prices, weeks and drivers. */
  readonly creation: CreationSources;
  /** False on a page that shows no prices: then a missing price is no issue. */
  readonly isPriced: boolean;
  readonly palette: readonly PaletteModel[];
  /** Facts about models that are parts or lights of a system, by model. */
  readonly systemParts: Readonly<Record<string, SystemPart>>;
  /** The canopies with outlets that pendants of the library hang from. */
  readonly outletCanopies: readonly ModelDefinition[];
}
