import { isApiFailure } from '@candil/api-client';
import { useTranslation } from '@candil/i18n/react';
import { failureToMessage } from './failure-to-message';

export interface FailureTexts {
  readonly title: string;
  readonly text: string;
  /** Names the request in the log of the service. */
  readonly reference: string | undefined;
}

/** Words for what an action threw, in the language shown. */
export const useFailureTexts = (): ((thrown: unknown, action?: string) => FailureTexts) => {
  const { t, i18n } = useTranslation('common-front');
  return (thrown, action) => {
    const failure = isApiFailure(thrown) ? thrown : { code: 'program.broken', ErrorCode: 0, data: {}, requestId: undefined };
    const { title, text } = failureToMessage(failure, action, (key) => i18n.exists(`errors.${key}`, { ns: 'common-front' }));
    // The key is built from the code of the service, so it cannot be checked when compiling; failureToMessage asked whether it exists.
    const say = t as (key: string, values: Record<string, unknown>) => string;
    return { title: say(`errors.${title}`, failure.data), text: say(`errors.${text}`, failure.data), reference: failure.requestId };
  };
};
