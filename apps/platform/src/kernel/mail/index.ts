export { findWaitingMail, listWaitingMails, type MailRow } from './mail-repository';
export { mails } from './mail-tables';
export { renderMail } from './render-mail';
