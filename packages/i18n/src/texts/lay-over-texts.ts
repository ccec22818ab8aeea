import type { TextTree } from './load-texts';

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const namesOf = (text: string): Set<string> => new Set([...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1] ?? ''));

/** A delivered text may leave values out; one that names an unknown value would show its braces. */
const fills = (delivered: string, builtIn: string): boolean => {
  const known = namesOf(builtIn);
  return [...namesOf(delivered)].every((name) => known.has(name));
};

/**
 * Texts with others laid over them. Only keys that exist are taken, only texts that are not empty and name no unknown values; everything
 * else stays as it was. So a text delivered from outside can change a word and break no screen.
 */
export const layOverTexts = (builtIn: TextTree, delivered: unknown): TextTree => {
  if (!isTree(delivered)) return builtIn;
  return Object.fromEntries(
    Object.entries(builtIn).map(([key, text]) => {
      const given = Object.hasOwn(delivered, key) ? delivered[key] : undefined;
      if (typeof text !== 'string') return [key, layOverTexts(text, given)];
      return [key, typeof given === 'string' && given.trim() !== '' && fills(given, text) ? given : text];
    }),
  );
};
