import { ROLES } from '@candil/domain';
import * as z from 'zod/mini';
import { endpoint, TIME_LIMIT_MILLISECONDS } from './endpoint';
import { EMAIL_MAX, SUPPORT_DESCRIPTION_MAX, SUPPORT_FILES_MAX } from './lengths.data';
import { catalogId, catalogIdInQuery, isoLanguage, oneOrMany, uuid, wellFormedText } from './wire-values';

const roleIdInQuery = z.pipe(z.coerce.number<number | string>(), z.enum(ROLES));
const supportId = z.int32().check(z.minimum(1));

export const supportType = z.object({ id: z.number(), description: z.string() });
export type SupportType = z.output<typeof supportType>;

export const getSupportTypes = endpoint('getSupportTypes', {
  summary: 'What support can be asked for',
  method: 'GET',
  path: '/support-types',
  query: z.object({ lang: z._default(isoLanguage, 'en') }),
  response: z.object({ types: z.array(supportType) }),
  access: 'public',
});

export const supportSubject = z.object({ id: z.number(), supportTypeId: z.number(), description: z.string() });
export type SupportSubject = z.output<typeof supportSubject>;

export const getSupportSubjects = endpoint('getSupportSubjects', {
  summary: 'Subjects of support in a catalogue for any of the roles; without roles those of a web user',
  method: 'GET',
  path: '/support-subjects',
  query: z.object({
    catalogId: z._default(catalogIdInQuery, 16),
    lang: z._default(isoLanguage, 'en'),
    roleIds: z.optional(oneOrMany(roleIdInQuery, 9)),
  }),
  response: z.object({ subjects: z.array(supportSubject) }),
  access: 'public',
});

export const requestSupport = endpoint('requestSupport', {
  summary: 'Asks for support, with files that were uploaded before; the same requestUuid asks once',
  method: 'POST',
  path: '/support-requests',
  body: z.object({
    /** Made by the browser when the form is opened. */
    requestUuid: uuid,
    supportTypeId: supportId,
    subjectId: supportId,
    description: wellFormedText(SUPPORT_DESCRIPTION_MAX, 1),
    lang: z._default(isoLanguage, 'en'),
    /** Details of a visitor; for a signed-in account the account's own catalogue, name and address are used. */
    catalogId: z.optional(catalogId),
    name: z.optional(wellFormedText(100, 1)),
    email: z.optional(wellFormedText(EMAIL_MAX, 3)),
    /** Place in the product; `files/temp` gave the ids; a visitor named this request there. */
    siteLocation: z.optional(wellFormedText(40, 1)),
    projectId: z.optional(uuid),
    fileIds: z._default(z.array(uuid).check(z.maxLength(SUPPORT_FILES_MAX)), []),
  }),
  /** The number under which the maker knows the request. */
  response: z.object({ supportNumber: z.string() }),
  access: 'public',
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.generic,
});
