/** Unique within its tree; given by the caller. */
export type ElementId = string;

/** `[x, y, z]` in metres, y up; relative to the parent, a child of the Space to the centre of the floor (SP). */
export type Position = readonly [x: number, y: number, z: number];
