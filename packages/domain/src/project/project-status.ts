/** Project states (PJ1). */
export const PROJECT_STATUS = { DELETED: 0, EDITION: 1, ORDER: 2 } as const;

/** 0 deleted, 1 edition, 2 order. */
export type ProjectStatus = (typeof PROJECT_STATUS)[keyof typeof PROJECT_STATUS];

/** Action that depends on the status of a project. */
export type ProjectAction = 'EDIT_PROJECT_NAME' | 'DELETE_PROJECT';

/** Operation on a project as a whole, beyond reading it. */
export type ProjectOperation = 'EDIT' | 'ORDER' | 'DUPLICATE' | 'VERSION' | 'FORK' | 'DOWNLOAD';

/** Name and deletion are actions of a project in EDITION only; DELETED and ORDER allow none (PJ1). */
export function projectActions(status: ProjectStatus): readonly ProjectAction[] {
  return status === PROJECT_STATUS.EDITION ? ['EDIT_PROJECT_NAME', 'DELETE_PROJECT'] : [];
}

/** An ordered project is read-only except for its copies and downloads; a deleted one allows nothing (PJ2). */
export function projectOperations(status: ProjectStatus): readonly ProjectOperation[] {
  switch (status) {
    case PROJECT_STATUS.EDITION:
      return ['EDIT', 'ORDER', 'DUPLICATE', 'VERSION', 'FORK', 'DOWNLOAD'];
    case PROJECT_STATUS.ORDER:
      return ['DUPLICATE', 'VERSION', 'FORK', 'DOWNLOAD'];
    case PROJECT_STATUS.DELETED:
      return [];
    default:
      return status satisfies never;
  }
}

/** The operations that a screen offers: without the duplicate where its flag hides it (PJ20). */
export function offeredProjectOperations(
  status: ProjectStatus,
  flags: { readonly hideDuplicateProject: boolean },
): readonly ProjectOperation[] {
  return projectOperations(status).filter((operation) => operation !== 'DUPLICATE' || !flags.hideDuplicateProject);
}
