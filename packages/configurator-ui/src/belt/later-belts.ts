import { later } from '../state/later';

/** Parts for rooms with belts, loaded only for them. */
const load = () => import('./belt-parts');

export const BeltCut = later(load, (parts) => parts.BeltCut);
export const BeltDraft = later(load, (parts) => parts.BeltDraft);
export const BeltLabels = later(load, (parts) => parts.BeltLabels);
export const DraftHud = later(load, (parts) => parts.DraftHud);
export const ElevationHeadroom = later(load, (parts) => parts.ElevationHeadroom);
export const FlatBelt = later(load, (parts) => parts.FlatBelt);
export const FlatBeltMarks = later(load, (parts) => parts.FlatBeltMarks);
export const SpanHud = later(load, (parts) => parts.SpanHud);
