import { isOfferedLanguage } from '@candil/i18n';
import { useLanguage } from '@candil/i18n/react';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { AreaPage } from '../features/session';
import { useEntrance } from '../shared/entrance';
import { useWayOn } from '../shared/navigation/use-way-on';
import { useSession } from '../shared/session/use-session';
import { Component as NotFound } from './not-found';

/** Registration in the language of the address. Who is signed in has an account and a language of their own: the address changes neither. */
export const Component = () => {
  const { language: requestedLanguage } = useParams();
  const { session: opened } = useEntrance();
  const session = useSession();
  // Public addresses do not wait for the account; this one needs it before it changes anything. The page shows an unknown state.
  useEffect(() => void opened.account().catch(() => undefined), [opened]);
  const { returnTo } = useWayOn();
  if (!isOfferedLanguage(requestedLanguage)) return <NotFound />;
  if (session.kind === 'signed-in') return <Navigate to={returnTo ?? '/'} replace />;
  return session.kind === 'pending' ? null : <Registration requestedLanguage={requestedLanguage} />;
};

const Registration = ({ requestedLanguage }: { requestedLanguage: Parameters<ReturnType<typeof useLanguage>['setLanguage']>[0] }) => {
  const { language, setLanguage } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { returnTo, goOn } = useWayOn();
  const applied = useRef<string>(undefined);
  const changing = useRef(false);

  // The address chooses the language when it is opened; a language chosen on the page is written into the address.
  useEffect(() => {
    if (applied.current !== requestedLanguage) {
      applied.current = requestedLanguage;
      if (requestedLanguage === language) return;
      changing.current = true;
      void setLanguage(requestedLanguage).finally(() => {
        changing.current = false;
      });
    } else if (requestedLanguage !== language && !changing.current) void navigate(`/${language}/new-register${search}`, { replace: true });
  }, [requestedLanguage, language, search, setLanguage, navigate]);

  return <AreaPage view="new-register" returnTo={returnTo} onDone={goOn} />;
};
