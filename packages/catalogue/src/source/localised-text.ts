import type { LocalisedText } from '@candil/domain';

/** The six languages in one line, in the order of the source tables: en, es, de, fr, it, us. */
export const text = (en: string, es: string, de: string, fr: string, it: string, us: string): LocalisedText => ({ en, es, de, fr, it, us });

/** A proper name or number that reads alike in every language. */
export const sameText = (name: string): LocalisedText => text(name, name, name, name, name, name);
