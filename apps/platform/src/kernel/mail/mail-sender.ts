import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Database } from '../database/database';
import { newStatementScope, runInScope } from '../database/statement-scope';
import { claimDueMails, closeMail, type MailRow, postponeMail } from './mail-repository';
import { renderMail } from './render-mail';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Delays from each failed try to the next; after the last one the mail is given up. */
const BACK_OFF = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR] as const;
/** A claim of a mail lasts this long: more than all timeouts of a batch together. */
const LEASE = 10 * MINUTE;
const BATCH = 5;
const LOOK_EVERY = SECOND;

export interface MailSenderParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly publicUrl: string;
}

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
}

/** Loggable part of a failure: the message of the mail server would repeat the address. */
const reasonOf = (error: unknown): SmtpError => {
  const { code, responseCode } = error instanceof Error ? (error as Error & SmtpError) : {};
  return { ...(code === undefined ? {} : { code }), ...(responseCode === undefined ? {} : { responseCode }) };
};

/** The server refuses this recipient or this message for good; a refused sign-in or sender is our own mistake and is tried again. */
const isFinal = ({ code, responseCode = 0 }: SmtpError): boolean => responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');

/** Sends queued mails, also those of a crashed instance: the table is the queue. */
export class MailSender {
  private readonly transport;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly parts: MailSenderParts) {
    this.transport = createTransport({
      url: parts.smtpUrl,
      connectionTimeout: 10 * SECOND,
      greetingTimeout: 10 * SECOND,
      socketTimeout: 30 * SECOND,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Looks for due mails every second until stopped. */
  start(): void {
    const look = (): void => {
      if (this.stopped) return;
      this.running = runInScope(newStatementScope(), () => this.sendDue())
        .catch((error: unknown) =>
          this.parts.log.warn({ fault: error instanceof Error ? error.name : 'unknown' }, 'mails could not be read'),
        )
        .then(() => {
          if (!this.stopped) this.timer = setTimeout(look, LOOK_EVERY).unref();
        });
    };
    look();
  }

  /** Waits for the mails under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
    this.transport.close();
  }

  /** Sends until nothing is due. */
  async sendDue(): Promise<void> {
    for (;;) {
      const now = this.parts.clock();
      const claimed = await claimDueMails(this.parts.database, now, new Date(now.getTime() + LEASE), BATCH);
      for (const mail of claimed) await this.send(mail);
      if (claimed.length < BATCH || this.stopped) return;
    }
  }

  private async send(mail: MailRow): Promise<void> {
    const { database, mailFrom, publicUrl } = this.parts;
    const attempts = mail.attempts + 1;
    try {
      await this.transport.sendMail({
        from: mailFrom,
        // As an object it is one address, whatever characters it holds.
        to: { name: '', address: mail.to },
        ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
        // The same for every try: should the answer of the server be lost, its receiver knows the second one.
        messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...renderMail(mail, publicUrl),
      });
    } catch (error) {
      await this.afterFailure(mail, attempts, reasonOf(error));
      return;
    }
    await closeMail(database, mail.id, 'sent', attempts);
  }

  private async afterFailure({ id, template }: MailRow, attempts: number, reason: SmtpError): Promise<void> {
    const { database, clock, log } = this.parts;
    const wait = BACK_OFF[attempts - 1];
    if (wait === undefined || isFinal(reason)) {
      await closeMail(database, id, 'given-up', attempts);
      log.error({ mailId: id, template, attempts, ...reason }, 'a mail was given up');
      return;
    }
    await postponeMail(database, id, attempts, new Date(clock().getTime() + wait));
    log.warn({ mailId: id, template, attempts, ...reason }, 'a mail could not be sent and will be tried again');
  }
}
