/** Parameter of the older addresses of drawn systems (P§2): it continues with the current projects. */
export const ALLOW_CURRENT_PROJECTS = { allowCurrentProjects: true } as const;

/** Returns whether a project in edition is offered before a new one, by the state of the address. */
export const allowsCurrentProjects = (state: unknown): boolean =>
  (state as Partial<typeof ALLOW_CURRENT_PROJECTS> | null)?.allowCurrentProjects === true;
