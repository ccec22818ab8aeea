import type { Editor } from '@candil/configurator';
import { newProductPath } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useNavigate } from 'react-router';
import { usePortal } from '../../../shared/portal';
import { useAccount } from '../../../shared/session/use-session';
import { codeOfComposition, sharedPath } from '../model/composition-link';
import type { OpenedIn } from '../model/opened-in';
import { readOpening } from '../model/opening';
import { adoptComposition } from './adopt-handed-over';

/** Passes on the contents of an editor: as a link that shows them, and as a new composition that begins with them. */
export const useCompositionLink = (editor: Editor, openedIn: OpenedIn) => {
  const { t } = useTranslation('eproject');
  const toast = useToast();
  const navigate = useNavigate();
  const portal = usePortal();
  const { userId } = useAccount();
  const { choice } = openedIn;
  const codeNow = async (): Promise<string | undefined> => {
    const { furniture } = editor.document.getState();
    const code = await codeOfComposition({ document: editor.toDocument(), furniture });
    if (code === undefined) toast.show({ title: t('composition.linkTooLarge'), tone: 'error' });
    return code;
  };
  const share = async () => {
    const code = await codeNow();
    if (code === undefined) return;
    try {
      await navigator.clipboard.writeText(window.location.origin + sharedPath(choice.route, code));
      toast.show({ title: t('composition.linkCopied'), tone: 'success' });
    } catch {
      toast.show({ title: t('composition.linkRefused'), tone: 'error' });
    }
  };
  const copy = () => {
    const path = newProductPath(choice, {});
    const opening = readOpening(openedIn, {}, new URLSearchParams());
    if (!path.ok || opening.kind !== 'new') return;
    const { furniture } = editor.document.getState();
    void navigate(adoptComposition(portal, userId, opening, path.value, { document: editor.toDocument(), furniture }));
  };
  return { share: () => void share(), copy };
};
