/** What the older addresses of the drawn systems hand on (P§2): whoever follows one goes on with the projects at hand. */
export const ALLOW_CURRENT_PROJECTS = { allowCurrentProjects: true } as const;

/** Whether a project in edition is offered before a new one, by the state of the address. */
export const allowsCurrentProjects = (state: unknown): boolean =>
  (state as Partial<typeof ALLOW_CURRENT_PROJECTS> | null)?.allowCurrentProjects === true;
