const REQUEST_PATH = /^\/project\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/request-budget|\?request=budget)$/;

/** The project whose budget was to be requested when qualification stood in the way; undefined when it was something else. */
export const projectOfBlockedRequest = (returnTo: string | undefined): string | undefined => REQUEST_PATH.exec(returnTo ?? '')?.[1];
