import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../config/configuration';
import type { Database } from '../database/database';
import { MailSender } from './mail-sender';

/** Sends mails while the service runs, where there is a server to send them to; without one they stay for the outbox. */
export const startMailSender = (
  app: FastifyInstance,
  { smtpUrl, mailFrom, publicUrl, production }: Configuration,
  database: Database,
  clock: () => Date,
): void => {
  if (smtpUrl === undefined) {
    if (production) app.log.warn('SMTP_URL is not set: mails that accounts need are not sent');
    return;
  }
  const sender = new MailSender({ database, clock, log: app.log, smtpUrl, mailFrom, publicUrl });
  app.addHook('onReady', async () => sender.start());
  app.addHook('onClose', () => sender.stop());
};
