import { type ApiClient, isApiFailure, routes } from '@candil/api-client';
import { emailAvailability, parseEmail } from '@candil/domain';
import { useEffect, useState } from 'react';

/** Pause in typing after which an address is asked for. */
const PAUSE_MILLISECONDS = 400;

export type EmailAvailability = 'unasked' | 'checking' | ReturnType<typeof emailAvailability>;

/**
 * Returns whether the address being typed is free. Asked after a pause; an answer to an earlier text is dropped, a
 * failure is not shown.
 */
export const useEmailAvailability = (client: ApiClient, text: string): EmailAvailability => {
  const parsed = parseEmail(text);
  const email = parsed.ok ? parsed.value : undefined;
  const [answer, setAnswer] = useState<{ email: string; availability: EmailAvailability }>();

  useEffect(() => {
    if (email === undefined) return;
    const abort = new AbortController();
    const tell = (availability: EmailAvailability) => !abort.signal.aborted && setAnswer({ email, availability });
    const timer = setTimeout(() => {
      tell('checking');
      client.call(routes.validateEmail, { params: { email } }, { signal: abort.signal }).then(
        () => tell(emailAvailability(200)),
        (thrown: unknown) => tell(isApiFailure(thrown) ? emailAvailability(thrown.ErrorCode) : 'unknown'),
      );
    }, PAUSE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, email]);

  return email !== undefined && answer?.email === email ? answer.availability : 'unasked';
};
