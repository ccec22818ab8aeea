import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Logo } from '@candil/ui-kit/logo';
import { useEntrance } from '../entrance';
import { Bar, markLinkLook } from './bar';
import { LanguageLinks } from './language-links';

/** The bar of visitors who are not signed in. Home is a plain link: it also stands on the page that has no router. */
export const VisitorBar = () => {
  const { t } = useTranslation('common-front');
  const { session } = useEntrance();
  return (
    <Bar
      mark={
        <a href="/" aria-label={t('shell.home')} className={markLinkLook}>
          <Logo label="" />
        </a>
      }
    >
      <span className="grow" />
      <LanguageLinks />
      <Button variant="dark" onClick={() => void session.showSignIn()}>
        {t('shell.signIn')}
      </Button>
    </Bar>
  );
};
