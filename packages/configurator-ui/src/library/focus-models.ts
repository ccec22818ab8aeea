import { type Editor, systemOf, toolsOf } from '@candil/configurator';

/** Someone went to the models before they had arrived. */
let isAwaited = false;

/** Takes the keyboard to the card it left, or to the first; where they are still on their way, as soon as they are there. */
export const focusModels = (): void => {
  const card = document.querySelector<HTMLElement>('[data-editor] [data-models] [data-model-card][tabindex="0"]');
  isAwaited = card === null;
  card?.focus();
};

/** Called when the cards are there. */
export const modelsArrived = (): void => {
  if (!isAwaited) return;
  isAwaited = false;
  focusModels();
};

/** After choosing the add tool by key, work continues by keys. */
export const followToModels = (editor: Editor, key: string): void => {
  const shortcut = toolsOf(systemOf(editor.sources)).find(({ id }) => id === 'add')?.shortcut;
  if (key.toLowerCase() === shortcut?.toLowerCase() && editor.view.getState().tool === 'add') focusModels();
};
