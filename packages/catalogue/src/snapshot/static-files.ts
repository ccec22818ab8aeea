/** The static JSON of a catalogue by path, JSON values as parsed. */
export type StaticFiles = Readonly<Record<string, unknown>>;
