import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { EMAIL_MAX } from './lengths.data';
import { LOOKS_AFTER_CLIENTS, updateRole } from './staff-account';
import { catalogId, isoLanguage, wellFormedText } from './wire-values';

/** A person in the books of customers (field names of the specification, `profesion` as it is printed there). */
export const contact = z.object({
  contactId: z.string(),
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  lang: isoLanguage,
  catalogId,
  rolId: z.number(),
  roles: z.array(z.number()),
  status: z.number(),
  profesion: z.nullable(z.number()),
  registerType: z.number(),
  userType: z.number(),
  clientCode: z.nullable(z.string()),
  company: z.nullable(z.object({ name: z.string(), companyType: z.object({ description: z.string() }), crmId: z.nullable(z.string()) })),
});
export type Contact = z.output<typeof contact>;

const hub = { service: 'apihub', access: LOOKS_AFTER_CLIENTS } as const;
const byEmail = z.object({ email: wellFormedText(EMAIL_MAX, 1) });

export const getContact = endpoint('getContact', {
  summary: 'A contact of the customer books',
  method: 'GET',
  path: '/v2/user/:contactId',
  params: z.object({ contactId: wellFormedText(100, 1) }),
  response: contact,
  ...hub,
});

/** Under the flag crmV3; answers as v2. */
export const getContactV3 = endpoint('getContactV3', { ...getContact, path: '/v3/user/:contactId' });

export const getContactByEmail = endpoint('getContactByEmail', {
  summary: 'A contact of the customer books by its address',
  method: 'GET',
  path: '/user/email/:email',
  params: byEmail,
  response: contact,
  ...hub,
});

export const updateContactRole = endpoint('updateContactRole', {
  summary: 'Gives a contact another role',
  method: 'PUT',
  path: '/user/email/:email/role',
  params: byEmail,
  body: z.object({ rolId: updateRole.body.shape.rolId }),
  response: contact,
  ...hub,
});
