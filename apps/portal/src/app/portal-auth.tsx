import { useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { AuthModal } from '../features/session';
import { useNavigationGate } from '../shared/blocked-action/use-navigation-gate';
import { useFlag } from '../shared/flags/use-flag';
import { usePortal } from '../shared/portal';

/** The framed area, and the reactions of the portal to its messages. */
export const PortalAuth = () => {
  const { screenTexts } = usePortal();
  const { i18n } = useTranslation('common-front');
  const { go } = useNavigationGate();
  const inFoot = useFlag('requestBudgetButtonInFooter');
  const toast = useToast();

  const sayAsked = async () => {
    await screenTexts();
    toast.show({
      title: i18n.t('eproject:access.qualificationAsked.title'),
      description: i18n.t('eproject:access.qualificationAsked.text'),
      tone: 'success',
    });
  };
  return (
    <AuthModal
      onProjectBudget={(projectId) =>
        void go(`/project/${projectId}${inFoot ? '?request=budget' : '/request-budget'}`, { needs: 'QUALIFIED' })
      }
      onQualificationAsked={() => void sayAsked()}
    />
  );
};
