import type { PaletteModel } from '@candil/configurator';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { modelsArrived } from './focus-models';
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
  useEffect(modelsArrived, []);
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
