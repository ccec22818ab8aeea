import type { EmailFailure } from './emails';

/** The keys of the two errors that forms have for themselves (TX8). */
export type FormError = 'formError.required' | 'formError.email';

/** The form's own error for a failed text: required when it is empty, e-mail when it is no address; undefined for the others (TX8). */
export function formErrorOf(failure: EmailFailure): FormError | undefined {
  if (failure.code === 'text.empty') return 'formError.required';
  return failure.code === 'text.email' ? 'formError.email' : undefined;
}
