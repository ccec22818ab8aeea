import { useTranslation } from '@candil/i18n/react';
import { Suspense } from 'react';
import { useEntrance } from '../entrance';
import { lazyPart } from '../part/lazy-part';

const WebsiteLinks = lazyPart(
  () => import('./website-links'),
  ({ WebsiteLinks }) => WebsiteLinks,
);

/** The foot of every screen: who made it, where help is, which version. */
export const Footer = () => {
  const { t } = useTranslation('common-front');
  const { session, version, webHost } = useEntrance();
  return (
    <footer data-print="hidden" className="mt-auto border-t border-hairline-soft text-sm text-muted">
      {webHost !== undefined && (
        <Suspense fallback={null}>
          <WebsiteLinks webHost={webHost} />
        </Suspense>
      )}
      <div className="mx-auto flex w-full max-w-[90rem] flex-wrap items-center gap-x-6 gap-y-1 px-4 py-5 md:px-7 lg:px-14">
        <span>© Candil</span>
        <button
          type="button"
          onClick={() => session.showFrame('support')}
          className="cursor-pointer border-0 bg-transparent px-0 py-1.5 text-inherit underline underline-offset-3 hover:text-text"
        >
          {t('shell.support')}
        </button>
        <span className="ml-auto">{t('shell.version', { version })}</span>
      </div>
    </footer>
  );
};
