import { useTranslation } from '@candil/i18n/react';
import { useSearchParams } from 'react-router';
import { DeadEnd } from '../shared/shell/dead-end';

/** The account lacks the right for this part of the portal; where a client code is missing, that is said. */
export const Component = () => {
  const { t } = useTranslation('common-front');
  const [search] = useSearchParams();
  return search.get('reason') === 'client-code' ? (
    <DeadEnd code="403" title={t('errors.codes.NO_CLIENT_CODE.title')} text={t('errors.codes.NO_CLIENT_CODE.text')} />
  ) : (
    <DeadEnd code="403" title={t('errors.page.notAuthorised.title')} text={t('errors.page.notAuthorised.text')} />
  );
};
