export { chainsFor, type JointRange, pointsOfChain, type StickChain } from './chain';
export { type CheckedStick, checkLines, checkSticks, type StickTerms } from './check-sticks';
export { type FigureKind, type FigureParameters, type FigureStick, stickFigure } from './figure';
export { lineOfArc, nearestOnReach, type ReachArc, type Reached, reachArcs } from './reach';
export type { FigureFailure, StickFailure } from './stick-failure';
export { type EndOfStick, jointAngles, jointsOf, linesOfSticks, pointOfEnd, type StandingStick, type StickNode } from './stick-joints';
export { checkSticksIn, isStick, stickIn, sticksIn, subjectOf } from './sticks-in-tree';
export { anchorSurfaceOf, isInRoom, surfacesAt } from './surface-plane';
