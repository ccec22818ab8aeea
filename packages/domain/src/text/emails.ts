import { fail, ok, type Result } from '../result';
import type { TextFailure } from './text';
import { MAX_EMAILS_LENGTH } from './text-kinds.data';

/** Why a text is no e-mail address, or no list of them (TX4, TX5). */
export type EmailFailure = TextFailure | { readonly code: 'text.email'; readonly text: string };

// One @, something without blanks before it, labels joined by single dots after it.
const EMAIL = /^[^\s@,;<>"]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;
const MAX_EMAIL_LENGTH = 254;

/** Checks one e-mail address and returns it without outer white space (TX5, TX9). */
export function parseEmail(text: unknown): Result<string, EmailFailure> {
  if (typeof text !== 'string') return fail({ code: 'text.not-text' });
  const trimmed = text.trim();
  if (trimmed === '') return fail({ code: 'text.empty' });
  if (trimmed.length > MAX_EMAIL_LENGTH) return fail({ code: 'text.too-long', max: MAX_EMAIL_LENGTH });
  return EMAIL.test(trimmed) ? ok(trimmed) : fail({ code: 'text.email', text: trimmed });
}

/** Reads a list of e-mail addresses separated by comma, semicolon or white space, 248 characters in all (TX4, TX9). */
export function parseEmails(text: unknown): Result<readonly string[], EmailFailure> {
  if (typeof text !== 'string') return fail({ code: 'text.not-text' });
  if (text.length > MAX_EMAILS_LENGTH) return fail({ code: 'text.too-long', max: MAX_EMAILS_LENGTH });
  const emails: string[] = [];
  for (const part of text.split(/[\s,;]+/u)) {
    if (part === '') continue;
    const email = parseEmail(part);
    if (!email.ok) return email;
    emails.push(email.value);
  }
  return ok(emails);
}
