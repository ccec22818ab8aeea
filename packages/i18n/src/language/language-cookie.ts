import type { OfferedLanguage } from './languages.data';

const NAME = 'language';
/** 30 days (P§9). */
const MAX_AGE_SECONDS = 2_592_000;

/** The language in a `document.cookie`, as it stands there; undefined without one. */
export const readLanguageCookie = (cookies: string): string | undefined =>
  cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);

/** Value for `document.cookie` that keeps a language for 30 days. */
export const languageCookie = (language: OfferedLanguage): string =>
  `${NAME}=${language}; path=/; max-age=${MAX_AGE_SECONDS}; samesite=lax`;
