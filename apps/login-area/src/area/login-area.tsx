import { useTranslation } from '@candil/i18n/react';
import { useEffect, useLayoutEffect } from 'react';
import { AloneArea } from './alone-area';
import { type Area, AreaProvider } from './area';
import { CurrentView } from './current-view';
import { FramedArea } from './framed-area';
import { useAreaAddress } from './use-area-address';

type LoginAreaProps = Pick<Area, 'client' | 'apiPrefix' | 'surroundings'>;

/** The area in its place: bare inside a page of the portal, with name and picture alone in a window. */
export const LoginArea = ({ client, apiPrefix, surroundings }: LoginAreaProps) => {
  const { t } = useTranslation('login-area');
  const { address, goTo } = useAreaAddress();
  const { view } = address;
  const title = t(`area.view.${view}.title`);

  useLayoutEffect(() => {
    document.title = `${title} · Candil`;
  }, [title]);
  // A new view starts at its beginning, as a new page does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect follows the view
  useEffect(() => {
    // Newer browsers answer with a promise, which must not become the clean-up of the effect.
    window.scrollTo(0, 0);
  }, [view]);

  const current = <CurrentView view={view} />;
  return (
    <AreaProvider value={{ client, apiPrefix, surroundings, address, goTo }}>
      {surroundings.kind === 'framed' ? (
        <FramedArea view={view} isInPage={address.isInPage} tell={surroundings.tell}>
          {current}
        </FramedArea>
      ) : (
        <AloneArea view={view}>{current}</AloneArea>
      )}
    </AreaProvider>
  );
};
