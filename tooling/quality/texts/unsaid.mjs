import { baseOf } from './read-locales.mjs';

/** Text keys in a source: whole keys, the beginnings of keys composed at run time, and the plain words it names. */
const saidIn = (source) => {
  const all = (pattern) => new Set(Array.from(source.matchAll(pattern), ([text]) => text));
  return {
    whole: all(/(?<=['`:])[\w.-]+(?=['`])/g),
    begun: all(/(?<=['`:])[\w.-]+(?=\.\$\{)/g),
    named: all(/(?<=')[\w-]+(?=')/g),
  };
};

/** Texts that no source says: neither by the whole key, nor by a group of at least two parts whose texts are picked when it runs, nor by a key put together then. */
export const unsaid = ({ en }, source) => {
  const { whole, begun, named } = saidIn(source);
  const isSaid = (key) => {
    const parts = key.split('.');
    return parts.some((_, index) => {
      const start = parts.slice(0, index + 1).join('.');
      // Put together from the file's name alone, a key of one part must at least be named somewhere, or a whole file would count as said.
      const isNamed = index > 0 || parts.length > 2 || named.has(parts[1]);
      return (index > 0 && whole.has(start)) || (isNamed && begun.has(start));
    });
  };
  const keys = new Set([...en.keys()].map(baseOf));
  return [...keys]
    .filter((key) => !isSaid(key.slice(key.indexOf(':') + 1)))
    .map((key) => `${key} is said nowhere: take it out of every language`);
};
