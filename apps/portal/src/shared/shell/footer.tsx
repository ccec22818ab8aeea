import { useTranslation } from '@candil/i18n/react';
import { Suspense } from 'react';
import { useEntrance } from '../entrance';
import { lazyPart } from '../part/lazy-part';
import { SUPPORT_MAIL } from './support-mail';

const WebsiteLinks = lazyPart(
  () => import('./website-links'),
  ({ WebsiteLinks }) => WebsiteLinks,
);

/** The foot of every screen: who made it, where help is, which version. */
export const Footer = () => {
  const { t } = useTranslation('common-front');
  const { version, webHost } = useEntrance();
  return (
    <footer data-print="hidden" className="mt-auto border-t border-hairline-soft text-sm text-muted">
      {webHost !== undefined && (
        <Suspense fallback={null}>
          <WebsiteLinks webHost={webHost} />
        </Suspense>
      )}
      <div className="mx-auto flex w-full max-w-[90rem] flex-wrap items-center gap-x-6 gap-y-1 px-4 py-5 md:px-7 lg:px-14">
        <span>© Candil</span>
        <a href={`mailto:${SUPPORT_MAIL}`} className="py-1.5 text-inherit underline-offset-3 hover:text-text">
          {t('shell.support')}
        </a>
        <span className="ml-auto">{t('shell.version', { version })}</span>
      </div>
    </footer>
  );
};
