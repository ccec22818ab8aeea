import { later } from '../state/later';
import { Title } from './title';

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
export const Inspector = later(
  () => import('../inspector/inspector'),
  (parts) => parts.Inspector,
);
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
export const SceneTree = later(
  () => import('../tree/scene-tree'),
  (parts) => parts.SceneTree,
);
export const LibraryPanel = later(
  () => import('../library/library-panel'),
  (parts) => parts.LibraryPanel,
);
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
export const ToolRail = later(
  () => import('./tool-rail'),
  (parts) => parts.ToolRail,
);
export const UnitMenu = later(
  () => import('./unit-menu'),
  (parts) => parts.UnitMenu,
);
export const WhyThisPrice = later(
  () => import('../dock/why-this-price'),
  (parts) => parts.WhyThisPrice,
);

/** Resolves when the panels beside the drawings have arrived or have failed to. */
export const panelsArrived = () =>
  Promise.allSettled([
    import('../inspector/inspector'),
    import('../library/library-panel'),
    import('../tree/scene-tree'),
    import('./tool-rail'),
  ]);
