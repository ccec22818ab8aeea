/** Time limit for saving a composition: its picture is drawn by the processor, which a parallel suite keeps busy. */
export const PICTURED = { timeout: 60_000 } as const;
