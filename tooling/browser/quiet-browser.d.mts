/** Arguments of a Chromium that neither reaches for the network nor draws parts of its own window. */
export const QUIET_BROWSER: readonly string[];
