import { isApiFailure } from '@candil/api-client';
import { useFailureMessage, useTranslation } from '@candil/i18n/react';
import { ownTextOfAction } from './failure-to-message';

export interface FailureTexts {
  readonly title: string;
  readonly text: string;
  /** Names the request in the log of the service. */
  readonly reference: string | undefined;
}

/** Words for the error of an action, in the language shown. */
export const useFailureTexts = (): ((thrown: unknown, action?: string) => FailureTexts) => {
  const { i18n } = useTranslation('common-front');
  const wordFailure = useFailureMessage();
  return (thrown, action) => {
    if (!isApiFailure(thrown)) return { ...wordFailure({ code: 'program.broken' }), reference: undefined };
    const own = ownTextOfAction(thrown, action, (key) => i18n.exists(`common-front:${key}`));
    // The key is made of the action's name and asked for above, so it cannot be checked when compiling.
    const say = (part: 'title' | 'text') => String(i18n.t(`common-front:${own}.${part}` as never, thrown.data as never));
    const words = own === undefined ? wordFailure(thrown) : { title: say('title'), text: say('text') };
    return { ...words, reference: thrown.requestId };
  };
};
