import type { Editor } from '@candil/configurator';
import { EditorScreen } from '@candil/configurator-ui';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { HostLink } from '../host/host-link';
import { useHandover } from './use-handover';

/** Nothing is kept in a frame, so only an untouched drawing is opened anew. */
const reload = () => location.reload();

interface DrawingSittingProps {
  readonly editor: Editor;
  readonly title: string;
  readonly currency: 'EUR' | 'USD';
  readonly prices: 'none' | 'gross';
  readonly link: HostLink | undefined;
  readonly starters: ReactNode;
}

/** The editor of the portal, without an account around it. */
export const DrawingSitting = ({ editor, title, currency, prices, link, starters }: DrawingSittingProps) => {
  const { t } = useTranslation('editor');
  const { handOver, isPending } = useHandover(editor, link);
  const isUntouched = useSyncExternalStore(editor.document.subscribe, () => !editor.document.getState().isChanged);
  return (
    <EditorScreen
      editor={editor}
      title={title}
      currency={currency}
      format={useFormat()}
      priceView={prices}
      starters={starters}
      onReload={isUntouched ? reload : undefined}
      primaryAction={{ label: t('embed.handover'), shortLabel: t('embed.handoverShort'), onPress: handOver, isPending }}
    />
  );
};
