import { useTranslation } from '@candil/i18n/react';
import { DeadEnd } from '../shared/shell/dead-end';

/** No screen has this address. */
export const Component = () => {
  const { t } = useTranslation('common-front');
  return <DeadEnd code="404" title={t('errors.page.notFound.title')} text={t('errors.page.notFound.text')} />;
};
