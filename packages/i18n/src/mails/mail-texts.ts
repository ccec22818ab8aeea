import type { OfferedLanguage } from '../language/languages.data';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import us from './us.json';

/** The templates by name. Written out, as the shapes below are: a declaration made of the files would hold the files. */
export const MAIL_TEMPLATES = [
  'confirmEmail',
  'alreadyRegistered',
  'resetPassword',
  'passwordChanged',
  'qualificationAsked',
  'qualificationAccepted',
  'qualificationRefused',
  'invitation',
  'joinAccepted',
  'joinRejected',
  'roleChanged',
  'accountDeactivated',
  'supportReceived',
  'supportRequested',
  'budgetRequested',
  'budgetRequestReceived',
] as const;
/** Names of the mails the platform sends. */
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];
/** Words around every mail. */
export interface MailFrame {
  readonly greeting: string;
  readonly linkHint: string;
  readonly automatic: string;
  readonly answer: string;
}
/** Names of roles inside a sentence, by their number; `visitor` = role unknown. */
export type MailRoles = Readonly<Record<'visitor' | '1' | '2' | '3' | '4' | '6' | '7' | '8' | '9' | '10', string>>;
/** Names of catalogues inside a sentence, by their id. */
export type MailCatalogues = Readonly<Record<'16' | '21', string>>;
/** The words of one mail; `{{name}}` stands for a value. A paragraph whose only word is an empty value is left out. */
export interface MailTexts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

type AllTexts = Readonly<Record<MailTemplate, MailTexts>> & {
  readonly frame: MailFrame;
  readonly roles: MailRoles;
  readonly catalogues: MailCatalogues;
};

const TEXTS: Readonly<Record<OfferedLanguage, AllTexts>> = { de, en, es, fr, it, us };

/** Words of a mail in a language. */
export const mailTexts = (language: OfferedLanguage, template: MailTemplate): MailTexts => TEXTS[language][template];

/** Returns the names of roles in a language. */
export const mailRoles = (language: OfferedLanguage): MailRoles => TEXTS[language].roles;

/** Returns the names of catalogues in a language. */
export const mailCatalogues = (language: OfferedLanguage): MailCatalogues => TEXTS[language].catalogues;

/** Words around every mail in a language. */
export const mailFrame = (language: OfferedLanguage): MailFrame => TEXTS[language].frame;
