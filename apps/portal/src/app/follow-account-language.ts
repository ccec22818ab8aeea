import { isOfferedLanguage, switchLanguage } from '@candil/i18n';
import type { i18n as I18n } from 'i18next';
import type { Session, SessionState } from '../shared/session/session';

/** Without a language chosen on this device, a sign-in applies the language of the account (Language of the decisions). */
export const followAccountLanguage = ({ store }: Session, i18n: I18n): void => {
  const follow = (state: SessionState): void => {
    if (state.kind !== 'signed-in') return;
    unsubscribe();
    const { isoCode } = state.account.language;
    if (isOfferedLanguage(isoCode) && isoCode !== i18n.language) void switchLanguage(i18n, isoCode);
  };
  const unsubscribe = store.subscribe(follow);
  follow(store.getState());
};
