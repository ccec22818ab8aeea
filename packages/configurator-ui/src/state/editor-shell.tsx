import type { Editor } from '@candil/configurator';
import type { Currency } from '@candil/domain';
import type { Format } from '@candil/i18n';
import { createContext, useContext } from 'react';
import type { FavouriteMark, RememberedModels } from '../screen/editor-screen-props';

/** Context of the editor's screen: the editor, and the format of prices and numbers. */
export interface EditorShell {
  readonly editor: Editor;
  readonly format: Format;
  readonly currency: Currency;
  readonly priceView: 'net' | 'gross' | 'none';
  readonly remembered?: RememberedModels | undefined;
  readonly favouriteMark?: FavouriteMark | undefined;
  /** True when nothing may be drawn or set. */
  readonly isReadOnly: boolean;
  /** True when repairs may be carried out: also while a configuration is validated. */
  readonly canRepair: boolean;
}

const ShellContext = createContext<EditorShell | undefined>(undefined);

export const EditorShellProvider = ShellContext.Provider;

export const useEditorShell = (): EditorShell => {
  const shell = useContext(ShellContext);
  if (shell === undefined) throw new Error('a part of the editor needs an EditorScreen around it');
  return shell;
};
