export { BeltCut } from './belt-cut';
export { BeltDraft } from './belt-draft';
export { BeltLabels } from './belt-labels';
export { FlatBeltMarks } from './belt-marks';
export { DraftHud } from './draft-hud';
export { ElevationHeadroom } from './elevation-headroom';
export { FlatBelt } from './flat-belt';
export { SpanHud } from './span-hud';
