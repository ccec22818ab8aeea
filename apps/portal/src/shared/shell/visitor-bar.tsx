import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { usePortal } from '../portal';
import { Bar } from './bar';
import { LanguageLinks } from './language-links';

/** The bar of someone who is not signed in. */
export const VisitorBar = () => {
  const { t } = useTranslation('common-front');
  const { session } = usePortal();
  return (
    <Bar>
      <span className="grow" />
      <LanguageLinks />
      <Button variant="dark" onClick={() => void session.showSignIn()}>
        {t('shell.signIn')}
      </Button>
    </Bar>
  );
};
