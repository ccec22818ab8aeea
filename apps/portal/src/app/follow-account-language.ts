import { isOfferedLanguage, switchLanguage } from '@candil/i18n';
import type { i18n as I18n } from 'i18next';
import type { Portal } from '../shared/portal';

/** Whoever signs in without having chosen a language on this device sees that of the account (Language of the decisions). */
export const followAccountLanguage = ({ session }: Portal, i18n: I18n, isChosenHere: boolean): void => {
  if (isChosenHere) return;
  const unsubscribe = session.store.subscribe((state) => {
    if (state.kind !== 'signed-in') return;
    unsubscribe();
    const { isoCode } = state.account.language;
    if (isOfferedLanguage(isoCode) && isoCode !== i18n.language) void switchLanguage(i18n, isoCode);
  });
};
