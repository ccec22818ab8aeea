import type { InputTarget } from '@candil/configurator';

/** What is drawn says what it is, so that one listener serves the whole canvas. */
export const targetProps = (target: InputTarget): { readonly 'data-target': string } => ({ 'data-target': JSON.stringify(target) });

const EMPTY: InputTarget = { kind: 'empty' };

/** What a pointer event has met. */
export const targetOf = (node: EventTarget | null): InputTarget => {
  const drawn = node instanceof Element ? node.closest('[data-target]') : null;
  const serialised = drawn?.getAttribute('data-target');
  return serialised ? (JSON.parse(serialised) as InputTarget) : EMPTY;
};
