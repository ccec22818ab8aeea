export { FigureStrip } from './figure-strip';
export { FlatSticks } from './flat-sticks';
export { HandPrice } from './hand-price';
export { StickDraft } from './stick-draft';
export { StickHud } from './stick-hud';
export { StickLibrary } from './stick-library';
