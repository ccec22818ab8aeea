import type { OfferedLanguage } from '../language/languages.data';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import us from './us.json';

type AllTexts = typeof en;
/** Names of the mails the platform sends. */
export type MailTemplate = Exclude<keyof AllTexts, 'frame' | 'roles'>;
/** Words around every mail. */
export type MailFrame = AllTexts['frame'];
/** What roles are called inside a sentence, by their number; `visitor` = nobody knows any. */
export type MailRoles = AllTexts['roles'];
/** The words of one mail; `{{name}}` stands for a value. A paragraph whose only word is an empty value is left out. */
export interface MailTexts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

const TEXTS: Readonly<Record<OfferedLanguage, AllTexts>> = { de, en, es, fr, it, us };

/** The templates by name. */
export const MAIL_TEMPLATES = Object.keys(en).filter((name): name is MailTemplate => name !== 'frame' && name !== 'roles');

/** Words of a mail in a language. */
export const mailTexts = (language: OfferedLanguage, template: MailTemplate): MailTexts => TEXTS[language][template];

/** What roles are called in a language. */
export const mailRoles = (language: OfferedLanguage): MailRoles => TEXTS[language].roles;

/** Words around every mail in a language. */
export const mailFrame = (language: OfferedLanguage): MailFrame => TEXTS[language].frame;
