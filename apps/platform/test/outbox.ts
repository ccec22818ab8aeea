import { endpoints } from '@candil/contract';
import { vi } from 'vitest';
import type { TestApp } from './build-test-app';

/** A mail as its receiver sees it. */
export interface SeenMail {
  readonly template: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Target of its button, without the address of the portal. */
  readonly path: string;
  /** The secret in that path; empty where there is none. */
  readonly token: string;
}

/** The mails that a person has received so far, newest first. */
export const mailsTo = async (app: TestApp, to: string): Promise<SeenMail[]> => {
  const { body } = await app.anonymous.call(endpoints.listMails, { query: { itemsPerPage: 100 } });
  const own = body.items.filter((mail) => mail.to === to);
  return Promise.all(
    own.map(async ({ id }) => {
      const { template, subject, text, html } = (await app.anonymous.call(endpoints.getMail, { params: { id } })).body;
      const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://localhost/');
      return { template, subject, text, html, path: `${link.pathname}${link.search}`, token: link.searchParams.get('token') ?? '' };
    }),
  );
};

/** Waits until someone has got so many mails; the work they report is done after the answer. */
export const waitForMails = (app: TestApp, to: string, count = 1): Promise<SeenMail[]> =>
  vi.waitFor(
    async () => {
      const mails = await mailsTo(app, to);
      if (mails.length < count) throw new Error(`${mails.length} of ${count} mails to ${to}`);
      return mails;
    },
    { timeout: 10_000, interval: 20 },
  );
