import { readable } from './readable';

/** Text of any value for a message; its kind for a value that cannot become a text. */
export function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return readable(
      () => (Array.isArray(value) ? 'a list' : 'an object'),
      () => 'an object',
    );
  }
}
