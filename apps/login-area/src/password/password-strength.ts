import { checkPassword, PASSWORD_LENGTH, type PasswordRuleFailure } from '@candil/contract/password';

/** Rating of a password while it is typed. */
export type PasswordStrength =
  | { readonly kind: 'none' }
  | { readonly kind: 'missing'; readonly count: number }
  | { readonly kind: 'refused'; readonly failure: PasswordRuleFailure }
  | { readonly kind: 'weak' | 'fair' | 'strong' };

/** Bits of guessing from which a password counts as fair, and as strong. */
const FAIR_BITS = 52;
const STRONG_BITS = 72;

const ALPHABETS: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 20],
];

/** A character that repeats the one before it, or follows it in the alphabet, is hardly worth guessing. */
const surprising = (password: string): number => {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1).length;
};

/** Rates a password roughly, as encouragement; refusals are decided by `checkPassword`, here and on the service. */
export const passwordStrength = (password: string, email?: string): PasswordStrength => {
  if (password === '') return { kind: 'none' };
  if (password.length < PASSWORD_LENGTH.min) return { kind: 'missing', count: PASSWORD_LENGTH.min - password.length };
  const checked = checkPassword(password, email);
  if (!checked.ok) return { kind: 'refused', failure: checked.failure };
  const alphabet = ALPHABETS.reduce((sum, [pattern, size]) => (pattern.test(password) ? sum + size : sum), 0);
  const bits = surprising(password) * Math.log2(Math.max(2, alphabet));
  return { kind: bits < FAIR_BITS ? 'weak' : bits < STRONG_BITS ? 'fair' : 'strong' };
};
