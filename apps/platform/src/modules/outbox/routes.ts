import { endpoints } from '@candil/contract';
import { fail, ok } from '@candil/domain';
import { defineRoutes, type PlatformContext, type Route, route } from '../../kernel';
import { findWaitingMail, listWaitingMails, type MailRow, renderMail } from '../../kernel/mail';

type Settings = PlatformContext['configuration'];

/** Mails contain links that open accounts: shown only outside production. */
const isOutboxOpen = ({ smtpUrl, production }: Settings): boolean => smtpUrl === undefined && !production;

const closed = { code: 'route.not-found' } as const;

export const outboxRoutes = (settings: Settings): readonly Route[] => {
  const headOf = (mail: MailRow) => ({
    id: mail.id,
    to: mail.to,
    subject: renderMail(mail, settings.publicUrl).subject,
    template: mail.template,
    language: mail.language,
    at: mail.createdAt.toISOString(),
  });
  return defineRoutes(
    route(endpoints.listMails, async ({ query, database }) => {
      if (!isOutboxOpen(settings)) return fail(closed);
      const { rows, total } = await listWaitingMails(database, query);
      return ok({ items: rows.map(headOf), total, ...query });
    }),

    route(endpoints.getMail, async ({ params, database }) => {
      if (!isOutboxOpen(settings)) return fail(closed);
      const mail = await findWaitingMail(database, params.id);
      if (mail === undefined) return fail({ code: 'mail.not-found' });
      const { text, html } = renderMail(mail, settings.publicUrl);
      return ok({ ...headOf(mail), text, html });
    }),
  );
};
