/** How long a composition may take to be saved: it gets a picture first, drawn by the processor, which a suite beside this one fills. */
export const PICTURED = { timeout: 60_000 } as const;
