/** How near to a surface an end is fixed to it, metres, inclusive (ST1). */
export const ANCHOR_METRES = 0.001;

/** By how much a stick may be longer or shorter between its ends than it is made, metres, inclusive (ST8). */
export const LENGTH_METRES = 0.0001;

/** How exact a stick is that was brought to its length with others, metres (ST14). */
export const SETTLED_METRES = 1e-7;

/** How near to a surface a stick may lean, degrees, inclusive (ST10). */
export const LEAST_SURFACE_DEGREES = 15;

/** Sticks of a chain that is offered, at most (ST4). */
export const MOST_CHAINED = 3;

/** Sticks of a figure, at most (ST12). */
export const MOST_OF_FIGURE = 24;

/** Between two points of a drawn arc, at most (ST3). */
export const ARC_STEP_DEGREES = 4;
