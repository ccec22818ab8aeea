/** Distance within which an end is fixed to a surface, metres, inclusive (ST1). */
export const ANCHOR_METRES = 0.001;

/** Tolerance of the distance between the ends of a stick against its length, metres, inclusive (ST8). */
export const LENGTH_METRES = 0.0001;

/** Precision of the length of a stick that was settled with others, metres (ST14). */
export const SETTLED_METRES = 1e-7;

/** Least angle between a stick and a surface, degrees, inclusive (ST10). */
export const LEAST_SURFACE_DEGREES = 15;

/** Most sticks of a chain that is offered (ST4). */
export const MOST_CHAINED = 3;

/** Sticks of a figure, at most (ST12). */
export const MOST_OF_FIGURE = 24;

/** Between two points of a drawn arc, at most (ST3). */
export const ARC_STEP_DEGREES = 4;
