import type { FrameView } from '@candil/contract/frame';
import { useTranslation } from '@candil/i18n/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { OfflineNotice } from '../form/offline-notice';
import { LoginView } from '../login/login-view';
import { ViewPlaceholder } from './view-placeholder';

/** The code of each view but signing in, which most people come for. */
const CODE = {
  'password-reset': () => import('../password/password-reset-view').then(({ PasswordResetView }) => ({ default: PasswordResetView })),
  'password-change': () => import('../password/password-change-view').then(({ PasswordChangeView }) => ({ default: PasswordChangeView })),
  qualification: () => import('../qualification/qualification-view').then(({ QualificationView }) => ({ default: QualificationView })),
  support: () => import('../support/support-view').then(({ SupportView }) => ({ default: SupportView })),
  'new-register': () => import('../register/register-view').then(({ RegisterView }) => ({ default: RegisterView })),
  'complete-register': () =>
    import('../register/complete-register-view').then(({ CompleteRegisterView }) => ({ default: CompleteRegisterView })),
} as const;

/** Starts fetching a view before it is drawn. */
export const preloadView = (view: FrameView): void => {
  if (view !== 'login') void CODE[view]().catch(() => undefined);
};

const VIEWS: Readonly<Record<FrameView, ComponentType>> = {
  login: LoginView,
  'password-reset': lazy(CODE['password-reset']),
  'password-change': lazy(CODE['password-change']),
  qualification: lazy(CODE.qualification),
  support: lazy(CODE.support),
  'new-register': lazy(CODE['new-register']),
  'complete-register': lazy(CODE['complete-register']),
};

/** The view of the address, under its one sentence. */
export const CurrentView = ({ view }: { view: FrameView }) => {
  const { t } = useTranslation('login-area');
  const View = VIEWS[view];
  return (
    <>
      <p className="mt-0 mb-5 text-md text-pretty text-muted not-first:mt-2 not-first:mb-7">{t(`area.view.${view}.lead`)}</p>
      <OfflineNotice />
      <Suspense fallback={<ViewPlaceholder />}>
        <View />
      </Suspense>
    </>
  );
};
