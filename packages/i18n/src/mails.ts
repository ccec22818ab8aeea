export {
  MAIL_TEMPLATES,
  type MailFrame,
  type MailRoles,
  type MailTemplate,
  type MailTexts,
  mailFrame,
  mailRoles,
  mailTexts,
} from './mails/mail-texts';
