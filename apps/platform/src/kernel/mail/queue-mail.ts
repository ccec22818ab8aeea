import { randomUUID } from 'node:crypto';
import type { IsoLanguage } from '@candil/domain';
import type { MailTemplate } from '@candil/i18n/mails';
import type { Transaction } from '../database/database';
import { mails } from './mail-tables';

/** A mail to be sent. */
export interface QueuedMail {
  /** One address. */
  readonly to: string;
  readonly language: IsoLanguage;
  readonly template: MailTemplate;
  /** The values of the template; `name` is also used in the greeting. */
  readonly values: Readonly<Record<string, string>>;
  /** Target of the button: path and query inside the portal; its home if left out. */
  readonly path?: string;
  /** One address that an answer goes to. */
  readonly replyTo?: string;
  readonly at: Date;
}

/** Writes a mail in the caller's transaction: it is sent if and only if the transaction is kept. */
export const queueMail = async (transaction: Transaction, { path = '/', replyTo, at, ...mail }: QueuedMail): Promise<void> => {
  await transaction
    .insert(mails)
    .values({ id: randomUUID(), ...mail, path, replyTo: replyTo ?? null, state: 'waiting', attempts: 0, nextTryAt: at, createdAt: at });
};
