/** Slack below which a belt is taut: it hangs less than a thousandth of a millimetre below its chord. */
export const TAUT_SLACK = 1e-12;

/** As slack as a belt may hang: twice as long as straight (SV14). */
export const MOST_SLACK = 1;

/** A fixing sits on a surface when it is so near to it. Metres. */
export const SURFACE_METRES = 0.001;

/** Least distance of a fixing from the edges of its surface. Metres. */
export const EDGE_METRES = 0.1;

/** Length of the rod that holds a belt under the ceiling. Metres. */
export const CEILING_ROD_METRES = 0.12;

/** Least gap between two lights of a belt. Metres. */
export const LIGHT_GAP_METRES = 0.04;

/** Largest deviation of the belt from the straight line under a rigid body. Metres. */
export const MOST_BEND_METRES = 0.008;

/** Least distance between two fixings. Metres. */
export const SHORTEST_SPAN_METRES = 0.05;
