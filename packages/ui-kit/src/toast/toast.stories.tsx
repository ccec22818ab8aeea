import { useEffect, useRef } from 'react';
import { Button } from '../button/button';
import { Modal } from '../modal/modal';
import type { Story, StoryMeta } from '../testing/story';
import { type ToastOptions, ToastProvider, useToast } from './toast';

const LASTING = 10 * 60_000;

const Shown = ({ toasts }: { toasts: readonly ToastOptions[] }) => {
  const { show } = useToast();
  const isShown = useRef(false);
  useEffect(() => {
    if (!isShown.current) for (const toast of toasts) show({ durationMs: LASTING, ...toast });
    isShown.current = true;
  }, [toasts, show]);
  return <Button onClick={() => toasts[0] && show(toasts[0])}>Once more</Button>;
};
const Toasts = ({ toasts }: { toasts: readonly ToastOptions[] }) => (
  <ToastProvider>
    <Shown toasts={toasts} />
  </ToastProvider>
);

const meta: StoryMeta<typeof Toasts> = { title: 'Widgets/Toast', component: Toasts };
export default meta;

type ToastStory = Story<typeof Toasts>;

export const WithUndo: ToastStory = {
  args: { toasts: [{ title: 'Alba 33 deleted', description: '4 pieces, dining room', onUndo: () => undefined }] },
};
export const Tones: ToastStory = {
  args: {
    toasts: [
      { title: 'Link copied' },
      { title: 'Added to Casa Llull', tone: 'success', action: { label: 'Open', altText: 'Open the project', onAction: () => undefined } },
      { title: 'Not saved', description: 'The connection was lost.', tone: 'error' },
    ],
  },
};
export const RightToLeft: ToastStory = { ...Tones, globals: { direction: 'rtl' } };
export const OverAModal: ToastStory = {
  render: () => (
    <ToastProvider>
      <Modal defaultOpen title="Delete a line">
        <Shown toasts={[{ title: 'Alba 33 deleted', onUndo: () => undefined }]} />
      </Modal>
    </ToastProvider>
  ),
};
