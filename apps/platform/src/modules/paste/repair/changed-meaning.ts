import { type LocalisedText, parseReference, type ReferenceParts } from '@candil/domain';
import type { CatalogueEdition } from '../../catalogue';
import type { Slip } from './guess-reference';
import { skeletonOf } from './reference-index';

/** The parts of a code that identify a luminaire. */
const NAMED_PARTS = ['model', 'color', 'temperature', 'control', 'installation'] as const;
type NamedPart = (typeof NAMED_PARTS)[number];

/** Change of meaning by a guess: another luminaire than was written, or one where nothing definite was written. */
export type ChangedMeaning =
  | {
      readonly part: NamedPart;
      readonly given: string;
      /** Undefined when nothing of the maker's has that code. */
      readonly givenText: LocalisedText | undefined;
      readonly meant: string;
      readonly meantText: LocalisedText | undefined;
    }
  | { readonly part: 'code'; readonly given: string; readonly meant: string; readonly meantText: LocalisedText | undefined };

/** Both editions, that of the list first: a finish of the other edition is still recognised as a finish. */
export type Editions = readonly [CatalogueEdition, CatalogueEdition];

const textOf = (editions: Editions, model: string, part: NamedPart, value: string): LocalisedText | undefined => {
  for (const edition of editions) {
    const own = edition.models.get(model);
    if (part === 'model') {
      if (edition.models.has(value)) return edition.models.get(value)?.name;
      continue;
    }
    const found = own?.variations.find(({ type, modifier }) => type === part && modifier === value);
    if (found !== undefined) return found.description;
  }
  if (part === 'model') return undefined;
  for (const edition of editions) {
    for (const { variations } of edition.models.values()) {
      const found = variations.find(({ type, modifier }) => type === part && modifier === value);
      if (found !== undefined) return found.description;
    }
  }
  return undefined;
};

const partsOf = (code: string): ReferenceParts | undefined => {
  const parts = parseReference(code.replace(/\s+/g, ''));
  return parts.ok ? parts.value : undefined;
};

/** A model number has four characters; the rest gives finish, light and installation. */
const MODEL_LENGTH = 4;

const leavesChoicesAlone = (given: string, reference: string): boolean =>
  skeletonOf(given).endsWith(skeletonOf(reference).slice(MODEL_LENGTH));

/**
 * Returns the change of meaning that a guess would make; undefined for none. Marks, dashes and look-alikes of a code
 * that says nothing else are slips of writing. Where a part that the maker knows becomes another one, or a mistyped
 * finish, light or installation is replaced, it is for the user to decide: a green luminaire must not replace a red
 * one.
 */
export const changedMeaning = (editions: Editions, given: string, slip: Slip, reference: string): ChangedMeaning | undefined => {
  const meant = partsOf(reference);
  if (meant === undefined) return undefined;
  const said = partsOf(given);
  const isTyped = slip === 'paste.transposed' || slip === 'paste.typing';
  if (said === undefined) {
    if (!isTyped || leavesChoicesAlone(given, reference)) return undefined;
    return { part: 'code', given: given.trim(), meant: reference, meantText: textOf(editions, meant.model, 'color', meant.color) };
  }
  for (const part of NAMED_PARTS) {
    const [from, to] = [said[part], meant[part]];
    if (from === undefined || to === undefined || from === to) continue;
    const givenText = textOf(editions, said.model, part, from);
    if (givenText === undefined && !(isTyped && part !== 'model')) continue;
    return { part, given: from, givenText, meant: to, meantText: textOf(editions, meant.model, part, to) };
  }
  return undefined;
};
