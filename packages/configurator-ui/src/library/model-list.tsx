import { type Editor, type PaletteModel, systemOf, toolsOf } from '@candil/configurator';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { ModelCard } from './model-card';

interface ModelListProps {
  readonly models: readonly PaletteModel[];
  readonly onTaken: (() => void) | undefined;
}

/** To the next and the previous card; up and down go by the cards of a line. */
const STEPS: Partial<Record<string, 'next' | 'previous' | 'below' | 'above' | 'first' | 'last'>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'below',
  ArrowUp: 'above',
  Home: 'first',
  End: 'last',
};

/** The cards of models: one tab stop with its swatches, arrows go from card to card. */
export const ModelList = ({ models, onTaken }: ModelListProps) => {
  const [active, setActive] = useState<string>();
  const standing = models.some(({ definition }) => definition.model === active) ? active : models[0]?.definition.model;
  useEffect(() => {
    if (!isAwaited) return;
    isAwaited = false;
    focusModels();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-model-card]')];
    const at = cards.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const top = cards[0]?.getBoundingClientRect().top;
    const inLine = Math.max(1, cards.filter((card) => card.getBoundingClientRect().top === top).length);
    const to = { next: at + 1, previous: at - 1, below: at + inLine, above: at - inLine, first: 0, last: cards.length - 1 }[step];
    const card = cards[to];
    event.preventDefault();
    event.stopPropagation();
    card?.focus();
  };
  return (
    <ul data-models="" onKeyDown={onKeyDown} className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-3 p-0">
      {models.map((model) => (
        <li key={model.definition.model} onFocus={() => setActive(model.definition.model)}>
          <ModelCard model={model} onTaken={onTaken} isTabStop={model.definition.model === standing} />
        </li>
      ))}
    </ul>
  );
};

/** Someone went to the models before they had arrived. */
let isAwaited = false;

/** Takes the keyboard to the card it left, or to the first; where they are still on their way, as soon as they are there. */
export const focusModels = (): void => {
  const card = document.querySelector<HTMLElement>('[data-editor] [data-models] [data-model-card][tabindex="0"]');
  isAwaited = card === null;
  card?.focus();
};

/** After choosing the add tool by key, work continues by keys. */
export const followToModels = (editor: Editor, key: string): void => {
  const shortcut = toolsOf(systemOf(editor.sources)).find(({ id }) => id === 'add')?.shortcut;
  if (key.toLowerCase() === shortcut?.toLowerCase() && editor.view.getState().tool === 'add') focusModels();
};
