import type { LeftOverLine } from '../../../shared/left-over-line';

interface LeftOver {
  readonly text: string;
  readonly left: readonly LeftOverLine[];
}

const isLine = (value: unknown): value is LeftOverLine =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  'reason' in value &&
  typeof value.text === 'string' &&
  typeof value.reason === 'string';

/** Builds the navigation state that takes the lines left over to the page of the new project. */
export const leftOverState = (left: readonly LeftOverLine[]): { readonly leftOver: readonly LeftOverLine[] } => ({ leftOver: left });

/** Reads it from the state of a navigation, which anything may have written. */
export const readLeftOver = (state: unknown): LeftOver | undefined => {
  const left = typeof state === 'object' && state !== null && 'leftOver' in state ? state.leftOver : undefined;
  if (!Array.isArray(left) || left.length === 0 || !left.every(isLine)) return undefined;
  return { text: left.map(({ text }) => text).join('\n'), left };
};
