import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { instant, isoLanguage, page, pageSize, uuid } from './wire-values';

const heldMail = z.object({ id: uuid, to: z.string(), subject: z.string(), template: z.string(), language: isoLanguage, at: instant });
export type HeldMail = z.output<typeof heldMail>;

/** Only without an SMTP server and outside production; otherwise there is no such path. */
export const listMails = endpoint('listMails', {
  summary: 'Mails that nobody sends, newest first',
  method: 'GET',
  path: '/v1/outbox',
  query: z.object({ page, itemsPerPage: pageSize }),
  response: z.object({ items: z.array(heldMail), total: z.number(), page: z.number(), itemsPerPage: z.number() }),
  access: 'public',
});

export const getMail = endpoint('getMail', {
  summary: 'One of these mails as text and HTML',
  method: 'GET',
  path: '/v1/outbox/:id',
  params: z.object({ id: uuid }),
  response: z.object({ ...heldMail.shape, text: z.string(), html: z.string() }),
  access: 'public',
});
