export {
  bestOffer,
  type LineOffer,
  type OfferChange,
  type OfferedLine,
  type SoonerOffers,
  sharedOffer,
  soonerOffers,
} from './line-offers';
export { PRODUCT_TYPES, SORT_OPTIONS } from './project.data';
export {
  importedOwnerId,
  type ProjectAccess,
  type ProjectActor,
  type ProjectOwnership,
  pageAfterOrder,
  projectAccess,
} from './project-access';
export {
  type CopiedProject,
  copyProject,
  type ProjectCopy,
  type ProjectCopyFailure,
  type ProjectCopyKind,
  type VersionRequest,
  versionProject,
} from './project-copy';
export { type ImportOutcome, importOutcome } from './project-import';
export { type ProjectListEntry, type ProjectListEvent, projectListAfter, type VersionStatus, versionStatusAfter } from './project-list';
export { discardFork, type GoneProject, goneProject, pathAfterDiscard, pathOfGoneProject, projectPath } from './project-paths';
export { newProductState, type ProductType, type ProductTypeFailure, parseProductType } from './project-product';
export { parseSortOption, type SortedItem, type SortOption, sortComparator } from './project-sort';
export {
  offeredProjectOperations,
  PROJECT_STATUS,
  type ProjectAction,
  type ProjectOperation,
  type ProjectStatus,
  projectActions,
  projectOperations,
} from './project-status';
export {
  isChangedFact,
  type SavedFact,
  VALIDATION_STATES,
  VALIDATION_STATUS,
  type ValidationFacts,
  type ValidationState,
  validationState,
} from './validation-state';
