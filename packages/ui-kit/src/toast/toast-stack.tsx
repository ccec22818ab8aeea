import * as Radix from '@radix-ui/react-toast';
import { useRef } from 'react';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';
import { type ShownToast, TOAST_MS } from './shown-toast';

const icons = { neutral: InfoIcon, success: CheckIcon, error: AlertIcon };

const ToastCard = ({ toast, onGone }: { toast: ShownToast; onGone: () => void }) => {
  const texts = useKitTexts();
  const acted = useRef(false);
  const Icon = icons[toast.tone ?? 'neutral'];
  const action = toast.action ?? (toast.onUndo && { label: texts.undo, altText: texts.undo, onAction: toast.onUndo });
  const leave = (open: boolean) => {
    if (open) return;
    if (!acted.current) toast.onExpire?.();
    acted.current = true;
    onGone();
  };
  const run = () => {
    if (acted.current) return;
    acted.current = true;
    action?.onAction();
  };
  return (
    <Radix.Root
      type={toast.tone === 'error' ? 'foreground' : 'background'}
      duration={toast.durationMs ?? TOAST_MS}
      onOpenChange={leave}
      className="pointer-events-auto flex w-full animate-toast-in items-center gap-3 rounded-control bg-inverse py-2.5 pe-2.5 ps-4 text-on-inverse shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <Icon size={18} className="opacity-80" />
      <div className="min-w-0 grow py-1">
        <Radix.Title className="text-base font-medium text-pretty">{toast.title}</Radix.Title>
        {toast.description && <Radix.Description className="text-sm opacity-75">{toast.description}</Radix.Description>}
      </div>
      {action && (
        <Radix.Action
          altText={action.altText}
          onClick={run}
          className="h-8 shrink-0 rounded-md border-0 bg-accent px-3 text-sm font-semibold text-on-accent hover:bg-accent-hover focus-visible:outline-on-inverse"
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label={texts.close}
        className="flex size-8 shrink-0 items-center justify-center rounded-md border-0 bg-transparent text-inherit opacity-70 hover:opacity-100 focus-visible:outline-on-inverse"
      >
        <CloseIcon size={16} />
      </Radix.Close>
    </Radix.Root>
  );
};

interface ToastStackProps {
  readonly label: string;
  readonly toasts: readonly ShownToast[];
  readonly onGone: (id: number) => void;
}

/** The region with its toasts. It is fetched behind the first view: nothing is said in it before somebody has done something. */
export const ToastStack = ({ label, toasts, onGone }: ToastStackProps) => (
  <Radix.Provider label={label} swipeDirection="right">
    {toasts.map((toast) => (
      <ToastCard key={toast.id} toast={toast} onGone={() => onGone(toast.id)} />
    ))}
    <Radix.Viewport
      label={`${label} ({hotkey})`}
      className="pointer-events-none fixed bottom-[var(--toast-inset,0px)] left-1/2 z-(--layer-toast) m-0 flex w-[27rem] max-w-full -translate-x-1/2 list-none flex-col gap-2 p-4 outline-none"
      data-print="hidden"
    />
  </Radix.Provider>
);
