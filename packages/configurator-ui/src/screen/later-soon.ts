import { later } from '../state/later';
import type { ScopeNoteProps } from './scope-note';

/** Comes in one piece behind the first drawing, which an empty room shows without it: what hangs, what gestures show, and where to begin. */
const load = () => import('./soon-parts');

export const AnnouncerOf = later(load, (parts) => parts.Announcer);
export const ElevationCanopy = later(load, (parts) => parts.ElevationCanopy);
export const ElevationFurniture = later(load, (parts) => parts.ElevationFurniture);
export const ElevationGhosts = later(load, (parts) => parts.ElevationGhosts);
export const ElevationGuides = later(load, (parts) => parts.ElevationGuides);
export const ElevationLights = later(load, (parts) => parts.ElevationLights);
export const ElevationLimits = later(load, (parts) => parts.ElevationLimits);
export const ElevationMeasure = later(load, (parts) => parts.ElevationMeasure);
export const ElevationMeasures = later(load, (parts) => parts.ElevationMeasures);
export const IssuePill = later(load, (parts) => parts.IssuePill);
export const Marquee = later(load, (parts) => parts.Marquee);
export const PlacePreviews = later(load, (parts) => parts.PlacePreviews);
export const SceneSwitches = later(load, (parts) => parts.SceneSwitches);
export const ScopeHud = later(load, (parts) => parts.ScopeHud);
export const ScopeNote = later(
  load,
  (parts) => parts.ScopeNote,
  ({ otherwise }: ScopeNoteProps) => otherwise,
);
export const SidePanel = later(load, (parts) => parts.SidePanel);
export const Starters = later(load, (parts) => parts.Starters);
export const ZoomButtons = later(load, (parts) => parts.ZoomButtons);
