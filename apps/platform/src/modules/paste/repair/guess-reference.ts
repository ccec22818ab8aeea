import { oneEditAway, transposed } from './neighbours';
import { lookOf, type ReferenceIndex, skeletonOf } from './reference-index';

/** Kinds of difference between a code and its possible meaning, the surest first. */
export type Slip = 'paste.marks' | 'paste.unfinished' | 'paste.look-alike' | 'paste.transposed' | 'paste.typing';

/** Possible meanings of a code that is not in the catalogue; one reference is a repair, several are for the user to choose from. */
export interface Guess {
  readonly slip: Slip;
  readonly references: readonly string[];
}

/** Shorter skeletons have neighbours everywhere. */
const SKELETON_MIN = 5;
const SKELETON_MAX = 14;
/** No code has more characters, its blanks and marks included. */
const CODE_MAX = 60;

const unique = (found: Iterable<readonly string[] | undefined>): readonly string[] => {
  const references = new Set<string>();
  for (const some of found) for (const reference of some ?? []) references.add(reference);
  return [...references].sort();
};

function* lookedUp(index: ReadonlyMap<string, readonly string[]>, keys: Iterable<string>): Generator<readonly string[] | undefined> {
  for (const key of keys) yield index.get(key);
}

function* map<From, To>(values: Iterable<From>, to: (value: From) => To): Generator<To> {
  for (const value of values) yield to(value);
}

/** Looks for the references that a code may have meant, from the smallest slip to the largest; the first kind that finds any decides. */
export const guessReference = ({ bySkeleton, byLook }: ReferenceIndex, code: string): Guess | undefined => {
  if (code.length > CODE_MAX) return undefined;
  const skeleton = skeletonOf(code);
  if (skeleton.length < SKELETON_MIN || skeleton.length > SKELETON_MAX) return undefined;
  const tries: readonly [Slip, () => readonly string[]][] = [
    ['paste.marks', () => unique([bySkeleton.get(skeleton)?.filter((reference) => skeletonOf(reference) === skeleton)])],
    ['paste.unfinished', () => unique([bySkeleton.get(skeleton)])],
    ['paste.look-alike', () => unique([byLook.get(lookOf(skeleton)), bySkeleton.get(lookOf(skeleton))])],
  ];
  for (const [slip, find] of tries) {
    const references = find();
    if (references.length > 0) return { slip, references };
  }
  // Characters exchange places inside a part of a code, not across the mark between two.
  const exchanged = unique(lookedUp(bySkeleton, map(transposed(code.toUpperCase()), skeletonOf)));
  const edited = unique(lookedUp(bySkeleton, oneEditAway(skeleton)));
  const references = [...new Set([...exchanged, ...edited])];
  if (references.length === 0) return undefined;
  return { slip: exchanged.length > 0 ? 'paste.transposed' : 'paste.typing', references };
};
