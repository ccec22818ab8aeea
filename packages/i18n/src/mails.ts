export {
  MAIL_TEMPLATES,
  type MailCatalogues,
  type MailFrame,
  type MailRoles,
  type MailTemplate,
  type MailTexts,
  mailCatalogues,
  mailFrame,
  mailRoles,
  mailTexts,
} from './mails/mail-texts';
