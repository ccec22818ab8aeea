import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { isoLanguage } from './wire-values';

const inLanguage = z._default(isoLanguage, 'en');

/** A language of the platform, called as speakers of the language asked for call it. */
export const language = z.object({ id: z.number(), isoCode: isoLanguage, description: z.string() });
export type WireLanguage = z.output<typeof language>;

export const listLanguages = endpoint('listLanguages', {
  summary: 'The languages of the platform, named in one of them',
  method: 'GET',
  path: '/languages',
  query: z.object({ lang: inLanguage }),
  response: z.array(language),
  access: 'public',
});

/** The same list at the hub; a caller takes it with the flag hubLanguages. */
export const listHubLanguages = endpoint('listHubLanguages', {
  summary: 'The languages of the platform, named in one of them',
  service: 'apihub',
  method: 'GET',
  path: '/languages/:lang',
  params: z.object({ lang: isoLanguage }),
  response: z.array(language),
  access: 'public',
});

/** The namespaces of texts, as files are asked for: those of the specification, and the framed area of sign-in. */
export const translationDomain = z.enum(['common-front', 'eproject', 'login-area', 'widgets', 'editor']);

/**
 * The texts of a namespace, nested by file and key. Its tag is its version; a client that has a version names it and gets an
 * empty file.
 */
export const getTranslations = endpoint('getTranslations', {
  summary: 'The texts of a namespace in a language',
  service: 'apihub',
  method: 'GET',
  path: '/translations',
  query: z.object({
    domain: translationDomain,
    lang: inLanguage,
    version: z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
  }),
  response: z.record(z.string(), z.unknown()),
  access: 'public',
});
