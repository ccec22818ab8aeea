import { fail, ok, type Result } from '@candil/domain';
import { COMMON_PASSWORDS } from './common-passwords.data';

/** UTF-16 units of a new password, both ends included. */
export const PASSWORD_LENGTH = { min: 10, max: 256 } as const;

/** Why a password is refused when it is chosen; one that stands already is never checked. */
export type PasswordRuleFailure =
  | { readonly code: 'password.too-short'; readonly min: number }
  | { readonly code: 'password.too-long'; readonly max: number }
  | { readonly code: 'password.too-common' }
  | { readonly code: 'password.is-email' };

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** One character over and over, or a run such as `0123456789`, whatever its length. */
const isRun = (text: string): boolean => {
  const steps = new Set([...text].slice(1).map((character, index) => (character.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0)));
  return steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step));
};

/** Checks a password that someone chooses: 10 to 256 characters, none of the common ones, not the address it is for. The same check runs in browser and service. */
export const checkPassword = (password: string, email?: string): Result<string, PasswordRuleFailure> => {
  if (password.length < PASSWORD_LENGTH.min) return fail({ code: 'password.too-short', min: PASSWORD_LENGTH.min });
  if (password.length > PASSWORD_LENGTH.max) return fail({ code: 'password.too-long', max: PASSWORD_LENGTH.max });
  const secret = folded(password);
  if (email !== undefined && email !== '') {
    const address = folded(email.trim());
    if (secret === address || secret === address.slice(0, address.lastIndexOf('@'))) return fail({ code: 'password.is-email' });
  }
  return COMMON_PASSWORDS.has(secret) || isRun(secret) ? fail({ code: 'password.too-common' }) : ok(password);
};
