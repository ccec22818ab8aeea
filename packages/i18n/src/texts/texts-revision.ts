import type { i18n as I18n } from 'i18next';

const revisions = new WeakMap<I18n, number>();

/** Number of changes of an instance's language or texts since the first call of this function; counted whether or not anyone listens. */
export const textsRevision = (i18n: I18n): number => {
  const known = revisions.get(i18n);
  if (known !== undefined) return known;
  revisions.set(i18n, 0);
  i18n.on('languageChanged', () => revisions.set(i18n, (revisions.get(i18n) ?? 0) + 1));
  return 0;
};
