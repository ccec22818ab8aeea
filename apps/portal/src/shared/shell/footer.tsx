import { useTranslation } from '@candil/i18n/react';
import { TextButton } from '@candil/ui-kit/button';
import { useEntrance } from '../entrance';
import { optionalPart } from '../part/optional-part';

const WebsiteLinks = optionalPart(
  () => import('./website-links'),
  ({ WebsiteLinks }) => WebsiteLinks,
);

/** The foot of every screen: the maker, help, and the version. */
export const Footer = () => {
  const { t } = useTranslation('common-front');
  const { session, version, webHost } = useEntrance();
  return (
    <footer
      data-print="hidden"
      // Under a screen whose parts are still to come it would be pushed away in sight.
      className="mt-auto in-[:has(main_[data-skeleton]:not([data-shape=fill]))]:invisible border-t border-hairline-soft text-sm text-muted"
    >
      {webHost !== undefined && <WebsiteLinks webHost={webHost} />}
      <div className="mx-auto flex w-full max-w-[90rem] flex-wrap items-center gap-x-6 gap-y-1 px-4 py-5 md:px-7 lg:px-14">
        <span>© Candil</span>
        <TextButton onClick={() => session.showFrame('support')} tone="quiet" className="py-1.5! underline">
          {t('shell.support')}
        </TextButton>
        <span className="ml-auto">{t('shell.version', { version })}</span>
      </div>
    </footer>
  );
};
