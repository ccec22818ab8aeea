import { useTranslation } from '@candil/i18n/react';
import { TextButton } from '@candil/ui-kit/button';
import { useEntrance } from '../../shared/entrance';
import { Page } from '../../shared/shell/page';

const SECTIONS = ['kept', 'why', 'who', 'long', 'cookies', 'rights'] as const;

/** Privacy information: stored data, purpose, recipients, duration, and how to change it. */
export const PrivacyScreen = () => {
  const { t } = useTranslation('login-area');
  const { session, supportEmail } = useEntrance();
  return (
    <Page title={t('privacy.title')} className="max-w-[44rem]!">
      <h1 className="m-0 text-2xl font-semibold md:text-3xl">{t('privacy.title')}</h1>
      {SECTIONS.map((section) => (
        <section key={section} className="mt-7">
          <h2 className="m-0 text-lg font-semibold">{t(`privacy.${section}.title`)}</h2>
          <p className="mt-2 mb-0 text-pretty">{t(`privacy.${section}.text`)}</p>
        </section>
      ))}
      <p className="mt-5 mb-0 flex flex-wrap gap-x-5 gap-y-2">
        <TextButton onClick={() => session.showFrame('support')} className="text-base! font-medium">
          {t('privacy.ask')}
        </TextButton>
        {supportEmail !== undefined && (
          <a href={`mailto:${supportEmail}`} className="text-text underline underline-offset-4">
            {supportEmail}
          </a>
        )}
      </p>
    </Page>
  );
};
