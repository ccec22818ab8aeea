import type { i18n as I18n } from 'i18next';

type Values = Readonly<Record<string, unknown>>;

const keysOf = (idOrKey: string | number): string[] =>
  typeof idOrKey === 'number'
    ? [`common-front:errors.status.${idOrKey >= 500 && idOrKey < 600 ? '5xx' : idOrKey}.title`]
    : [
        `common-front:errors.codes.${idOrKey}.title`,
        `eproject:failures.${idOrKey}.title`,
        `common-front:errors.${idOrKey}`,
        ...(idOrKey.includes(':') ? [idOrKey] : []),
      ];

/**
 * The one line of an error by its id or key with its values (P§8): by a code (`reference.invalid`), the status of a call (`404`), a key of
 * the errors (`formError.required`) or any whole key. An empty or unknown id gives a blank text, never its own key.
 */
export const errorText = (i18n: I18n, idOrKey: string | number | null | undefined, values: Values = {}): string => {
  if (idOrKey === null || idOrKey === undefined || idOrKey === '') return '';
  for (const key of keysOf(idOrKey)) {
    const text: unknown = i18n.exists(key) ? i18n.t(key as never, { ...values, returnObjects: true } as never) : undefined;
    if (typeof text === 'string') return text;
  }
  return '';
};
