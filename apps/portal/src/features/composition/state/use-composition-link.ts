import type { Editor } from '@candil/configurator';
import { COMPOSITION_PARAMETER } from '@candil/contract/composition-link';
import { type ConfiguratorChoice, newProductPath } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useNavigate } from 'react-router';
import { codeOfComposition, sharedPath } from '../model/composition-link';

/** Gives what an editor holds on: as a link that shows it, and as something new that begins with it. */
export const useCompositionLink = (editor: Editor, choice: ConfiguratorChoice) => {
  const { t } = useTranslation('eproject');
  const toast = useToast();
  const navigate = useNavigate();
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
  const copy = async () => {
    const code = await codeNow();
    const path = newProductPath(choice, {});
    if (code !== undefined && path.ok) await navigate(`${path.value}#${COMPOSITION_PARAMETER}=${code}`);
  };
  return { share: () => void share(), copy };
};
