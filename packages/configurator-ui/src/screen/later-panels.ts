import { fetchAgain } from '../state/fetch-again';
import { later } from '../state/later';
import { Title } from './title';

const loadInspector = () => import('../inspector/inspector');
const loadLibrary = () => import('../library/library-panel');
const loadTools = () => import('./tool-rail');
const loadTree = () => import('../tree/scene-tree');

/** Beside the drawings, which are there before these have arrived; sheets come when they are opened. */
export const FigurePanel = later(
  () => import('../library/figure-panel'),
  (parts) => parts.FigurePanel,
);
export const HelpSheet = later(
  () => import('./help-sheet'),
  (parts) => parts.HelpSheet,
);
export const HistoryMenu = later(
  () => import('./history-menu'),
  (parts) => parts.HistoryMenu,
);
export const Inspector = later(loadInspector, (parts) => parts.Inspector);
export const PaneNote = later(
  () => import('./pane-note'),
  (parts) => parts.PaneNote,
);
export const PatternPanel = later(
  () => import('../library/pattern-panel'),
  (parts) => parts.PatternPanel,
);
export const PiecesSheet = later(
  () => import('../dock/pieces-sheet'),
  (parts) => parts.PiecesSheet,
);
export const SceneHeightField = later(
  () => import('../scene/scene-height-field'),
  (parts) => parts.SceneHeightField,
);
export const SceneTree = later(loadTree, (parts) => parts.SceneTree);
export const LibraryPanel = later(loadLibrary, (parts) => parts.LibraryPanel);
export const Sheet = later(
  () => import('@candil/ui-kit/sheet'),
  (parts) => parts.Sheet,
);
export const SnapMenu = later(
  () => import('./snap-menu'),
  (parts) => parts.SnapMenu,
);
export const TitleField = later(
  () => import('./title-field'),
  (parts) => parts.TitleField,
  Title,
);
export const ToolRail = later(loadTools, (parts) => parts.ToolRail);
export const UnitMenu = later(
  () => import('./unit-menu'),
  (parts) => parts.UnitMenu,
);
export const WhyThisPrice = later(
  () => import('../dock/why-this-price'),
  (parts) => parts.WhyThisPrice,
);

/** Resolves when the panels beside the drawings have arrived or have failed to; asked for again, it asks for those that are late. */
export const panelsArrived = () =>
  Promise.allSettled([
    fetchAgain(loadInspector, (parts) => parts.Inspector),
    fetchAgain(loadLibrary, (parts) => parts.LibraryPanel),
    fetchAgain(loadTree, (parts) => parts.SceneTree),
    fetchAgain(loadTools, (parts) => parts.ToolRail),
  ]);
