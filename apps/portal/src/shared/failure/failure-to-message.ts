import type { Failure } from './reaction-to-failure';

/** Keys of the texts that tell a failure. */
export interface FailureMessage {
  readonly title: string;
  readonly text: string;
}

/**
 * Chooses the texts for a failed action: its own for the code, those of the code, its own for the status, those of the status, its own
 * generic one, then the generic one (P§2 error modal). `exists` says whether a key has a text.
 */
export const failureToMessage = (
  failure: Pick<Failure, 'code' | 'ErrorCode'>,
  action: string | undefined,
  exists: (key: string) => boolean,
): FailureMessage => {
  const found = candidates(failure, action).find((base) => exists(`${base}.title`)) ?? 'generic';
  return { title: `${found}.title`, text: `${found}.text` };
};

const candidates = ({ code, ErrorCode }: Pick<Failure, 'code' | 'ErrorCode'>, action: string | undefined): string[] => {
  // A dot would open a level in the text files.
  const codeKey = code.replaceAll('.', '-');
  const own = (key: string) => (action === undefined ? [] : [`action.${action}.${key}`]);
  return [...own(codeKey), `code.${codeKey}`, ...own(`${ErrorCode}`), `status.${ErrorCode}`, ...own('generic')];
};
