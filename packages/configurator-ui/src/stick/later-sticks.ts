import { later } from '../state/later';

/** Parts for rooms with sticks, loaded only for them. */
const load = () => import('./stick-parts');

export const FigureStrip = later(load, (parts) => parts.FigureStrip);
export const FlatSticks = later(load, (parts) => parts.FlatSticks);
export const HandPrice = later(load, (parts) => parts.HandPrice);
export const StickDraft = later(load, (parts) => parts.StickDraft);
export const StickHud = later(load, (parts) => parts.StickHud);
export const StickLibrary = later(load, (parts) => parts.StickLibrary);
