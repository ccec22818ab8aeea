/** Delay before each retry, in milliseconds, as for the parts of the portal. */
const WAITS = [300, 1_000, 3_000] as const;

/** Fetches a part of the program, and a few times again when it does not arrive; after that the failure is the caller's. */
export const fetchAgain = async <Parts>(load: () => Promise<Parts>): Promise<Parts> => {
  for (const wait of WAITS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return load();
};
