export {
  importedOwnerId,
  type ProjectAccess,
  type ProjectActor,
  type ProjectOwnership,
  pageAfterOrder,
  projectAccess,
} from './project-access';
export {
  PROJECT_STATUS,
  type ProjectAction,
  type ProjectOperation,
  type ProjectStatus,
  projectActions,
  projectOperations,
} from './project-status';
