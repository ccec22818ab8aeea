/** After so many milliseconds each it is tried again. */
const PAUSES = [400, 1200, 3000] as const;

/** Retries a fetch a few times; after that the failure is the caller's. */
export const retrying = async <Loaded>(load: () => Promise<Loaded>, pauses: readonly number[] = PAUSES): Promise<Loaded> => {
  const [pause, ...later] = pauses;
  if (pause === undefined) return load();
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return retrying(load, later);
  }
};
