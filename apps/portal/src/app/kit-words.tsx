import { useTranslation } from '@candil/i18n/react';
import { type KitTexts, KitTextsProvider } from '@candil/ui-kit/kit-texts';
import { type ReactNode, useMemo } from 'react';

const KEYS = [
  'close',
  'clear',
  'copy',
  'copied',
  'decrease',
  'edit',
  'increase',
  'loading',
  'nextPage',
  'noImage',
  'noOptions',
  'notifications',
  'previousPage',
  'requiredField',
  'retry',
  'showPassword',
  'hidePassword',
  'undo',
  'cancel',
  'selectAll',
  'chooseDay',
  'dateTooEarly',
  'dateTooLate',
  'invalidDate',
  'nextMonth',
  'previousMonth',
] as const satisfies readonly (keyof KitTexts)[];

/** Gives the widgets their few words in the language shown. */
export const KitWords = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('widgets');
  const texts = useMemo(() => Object.fromEntries(KEYS.map((key) => [key, t(`widgets.${key}`)])), [t]);
  return <KitTextsProvider texts={texts}>{children}</KitTextsProvider>;
};
