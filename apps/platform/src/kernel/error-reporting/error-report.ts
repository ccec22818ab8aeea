/** A failure of the service or of a browser. */
export interface ErrorReport {
  readonly source: 'service' | 'browser';
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** Pattern of the route, without its values. */
  readonly route: string;
  readonly requestId?: string | undefined;
  readonly release: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly at: Date;
}

const EMAIL = /(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[a-z]{2,}/gi;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Tokens of sessions and mails: long runs of letters and digits. */
const LONG_RUN = /[\w-]{32,}/g;
const isSecret = (run: string): boolean => /\d/.test(run) && /[a-z]/i.test(run);
const QUERY = /\?[^\s)]*/g;

/** Replaces e-mail addresses, ids, tokens and queries; line numbers and file names stay. */
export const withoutPersonalData = (text: string): string =>
  text
    .replaceAll(EMAIL, '<e-mail>')
    .replaceAll(QUERY, '')
    .replaceAll(UUID, '<id>')
    .replaceAll(LONG_RUN, (run) => (isSecret(run) ? '<secret>' : run));
