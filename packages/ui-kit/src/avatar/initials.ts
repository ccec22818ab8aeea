/** Up to two initials: first letters of the first and the last word. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last].map((word) => (Array.from(word)[0] ?? '').toLocaleUpperCase()).join('');
};
