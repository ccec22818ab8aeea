/** How a message tells any value, also one that cannot become a text: by its kind then. */
export function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return Array.isArray(value) ? 'a list' : 'an object';
  }
}
