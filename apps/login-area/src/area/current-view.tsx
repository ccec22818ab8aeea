import { partOf } from '@candil/api-client/part';
import type { FrameView } from '@candil/contract/frame';
import { useTranslation } from '@candil/i18n/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { OfflineNotice } from '../form/offline-notice';
import { LoginView } from '../login/login-view';
import { PartBoundary } from './part-boundary';
import { ViewLost } from './view-lost';
import { ViewPlaceholder } from './view-placeholder';

/** The code of each view but signing in, which most people come for. */
const CODE = {
  'password-reset': () => import('../password/password-reset-view'),
  'password-change': () => import('../password/password-change-view'),
  qualification: () => import('../qualification/qualification-view'),
  support: () => import('../support/support-view'),
  'new-register': () => import('../register/register-view'),
  'complete-register': () => import('../register/complete-register-view'),
} as const;

/** Starts fetching a view before it is drawn. */
export const preloadView = (view: FrameView): void => {
  if (view !== 'login') void CODE[view]().catch(() => undefined);
};

const VIEWS: Readonly<Record<FrameView, ComponentType>> = {
  login: LoginView,
  'password-reset': lazy(partOf(CODE['password-reset'], ({ PasswordResetView }) => PasswordResetView)),
  'password-change': lazy(partOf(CODE['password-change'], ({ PasswordChangeView }) => PasswordChangeView)),
  qualification: lazy(partOf(CODE.qualification, ({ QualificationView }) => QualificationView)),
  support: lazy(partOf(CODE.support, ({ SupportView }) => SupportView)),
  'new-register': lazy(partOf(CODE['new-register'], ({ RegisterView }) => RegisterView)),
  'complete-register': lazy(partOf(CODE['complete-register'], ({ CompleteRegisterView }) => CompleteRegisterView)),
};

/** The view of the address, under its one sentence. */
export const CurrentView = ({ view }: { view: FrameView }) => {
  const { t } = useTranslation('login-area');
  const View = VIEWS[view];
  return (
    <>
      <p className="mt-0 mb-5 text-md text-pretty text-muted not-first:mt-2 not-first:mb-7">{t(`area.view.${view}.lead`)}</p>
      <OfflineNotice />
      <PartBoundary key={view} instead={<ViewLost />}>
        <Suspense fallback={<ViewPlaceholder />}>
          <View />
        </Suspense>
      </PartBoundary>
    </>
  );
};
