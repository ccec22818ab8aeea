import type { Editor } from '@candil/configurator';
import { canonicalJson } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useEffect, useState } from 'react';
import { compositionOf } from '../host/conversation';
import type { HostLink } from '../host/host-link';
import { retrying } from '../start/retrying';

/** Path of the portal that takes the drawing (P§2). */
const PORTAL_PATH = '/new-product/plusminus-drawing-configurator';

const loadCoder = () => retrying(() => import('@candil/contract/composition-link'));

/** Takes the drawing to the portal: the page around opens it, for a frame may be kept from that; alone the window itself goes on. */
export const useHandover = (editor: Editor, link: HostLink | undefined) => {
  const { t } = useTranslation('editor');
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  // Ahead: the page around may open another only shortly after the press.
  useEffect(() => void loadCoder().catch(() => undefined), []);
  const handOver = async () => {
    setPending(true);
    const coder = await loadCoder().catch(() => undefined);
    const code = await coder?.encodeComposition(compositionOf(editor), canonicalJson);
    setPending(false);
    if (coder === undefined) return toast.show({ title: t('embed.unavailable'), tone: 'error' });
    if (code === undefined) return toast.show({ title: t('embed.tooLarge'), tone: 'error' });
    const url = `${location.origin}${PORTAL_PATH}#${coder.COMPOSITION_PARAMETER}=${code}`;
    if (link === undefined) location.assign(url);
    else link.tell({ type: 'handover', payload: { url } });
  };
  return { handOver: () => void handOver(), isPending };
};
