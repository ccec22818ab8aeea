/** Longest name that is kept, ending included. */
const LONGEST = 150;
/** Signs that are not seen, among them those that turn the direction of writing and so hide an ending. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A name as people gave it, without any path; undefined when it hides something or nothing is left of it. It is never used as a path. */
export const uploadName = (given: string): string | undefined => {
  if (given.includes('\0')) return undefined;
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const name = last.replaceAll(UNSEEN, '').trim();
  if (name.length <= LONGEST) return name === '' ? undefined : name;
  const dot = name.lastIndexOf('.');
  const ending = dot === -1 ? '' : name.slice(dot, dot + 10);
  return `${name
    .slice(0, LONGEST - ending.length)
    .trimEnd()
    .toWellFormed()}${ending}`;
};
