import { useTranslation } from '@candil/i18n/react';
import { DeadEnd } from '../shared/shell/dead-end';

/** The account lacks the privilege for this part of the portal. */
export const Component = () => {
  const { t } = useTranslation('common-front');
  return <DeadEnd code="403" title={t('errors.page.notAuthorised.title')} text={t('errors.page.notAuthorised.text')} />;
};
