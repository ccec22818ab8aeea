import type { InputTarget } from '@candil/configurator';

/** Stores the target on the drawn element, so that one listener serves the whole canvas. */
export const targetProps = (target: InputTarget): { readonly 'data-target': string } => ({ 'data-target': JSON.stringify(target) });

const EMPTY: InputTarget = { kind: 'empty' };

/** Returns the target that a pointer event has met. */
export const targetOf = (node: EventTarget | null): InputTarget => {
  const drawn = node instanceof Element ? node.closest('[data-target]') : null;
  const serialised = drawn?.getAttribute('data-target');
  return serialised ? (JSON.parse(serialised) as InputTarget) : EMPTY;
};
