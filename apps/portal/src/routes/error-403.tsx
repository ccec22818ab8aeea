import { useTranslation } from '@candil/i18n/react';
import { DeadEnd } from '../shared/shell/dead-end';

/** Page for an address that exists, but not for this account. */
export const Component = () => {
  const { t } = useTranslation('common-front');
  return <DeadEnd code="403" title={t('errors.page.forbidden.title')} text={t('errors.page.forbidden.text')} />;
};
