export { MAIL_TEMPLATES, type MailFrame, type MailTemplate, type MailTexts, mailFrame, mailTexts } from './mails/mail-texts';
