import type { IsoLanguage } from '@candil/domain';

/** An entry of a list to choose from. Its id is stored with accounts and requests: it never changes its meaning. */
export interface ReferenceEntry {
  readonly id: number;
  readonly names: Readonly<Record<IsoLanguage, string>>;
}

/** As it is offered in a language. */
export const namesIn = (entries: readonly ReferenceEntry[], language: IsoLanguage): { id: number; name: string }[] =>
  entries.map(({ id, names }) => ({ id, name: names[language] }));

/** The name of an entry; empty for an id that is none. */
export const nameOf = (entries: readonly ReferenceEntry[], id: number, language: IsoLanguage): string =>
  entries.find((entry) => entry.id === id)?.names[language] ?? '';
