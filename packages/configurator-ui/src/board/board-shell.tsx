import type { BoardDocumentState, BoardEditor, BoardLiveState, BoardViewState } from '@candil/configurator/board';
import type { PieceIssue } from '@candil/configurator/pieces';
import type { Currency } from '@candil/domain';
import type { Format } from '@candil/i18n';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { FavouriteMark, RememberedModels } from '../screen/editor-screen-props';

/** Props of the board screen. */
export interface BoardShell {
  readonly editor: BoardEditor;
  readonly format: Format;
  readonly currency: Currency;
  readonly netVisible: boolean;
  /** Address of the picture of a model in a finish; '' where there is none. */
  readonly pictureOf: (model: string, finish: string | undefined) => string;
  readonly issueText: (issue: PieceIssue) => string;
  /** What the palette begins with; absent without a session. */
  readonly remembered?: RememberedModels | undefined;
  /** Beside each part of the palette; absent where nobody has favourites. */
  readonly favouriteMark?: FavouriteMark | undefined;
}

const ShellContext = createContext<BoardShell | undefined>(undefined);
export const BoardShellProvider = ShellContext.Provider;

export const useBoardShell = (): BoardShell => {
  const shell = useContext(ShellContext);
  if (shell === undefined) throw new Error('a part of a board needs its screen around it');
  return shell;
};

export const useBoard = <T,>(select: (state: BoardDocumentState) => T): T => useStore(useBoardShell().editor.document, select);
export const useBoardLive = <T,>(select: (state: BoardLiveState) => T): T => useStore(useBoardShell().editor.live, select);
export const useBoardView = <T,>(select: (state: BoardViewState) => T): T => useStore(useBoardShell().editor.view, select);
