import * as Radix from '@radix-ui/react-toast';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';

/** How long a toast stays, in ms; it waits while the pointer or the focus is on it. */
export const TOAST_MS = 6000;

export type ToastTone = 'neutral' | 'success' | 'error';

export interface ToastOptions {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** Adds the undo command; runs at most once and closes the toast. */
  onUndo?: () => void;
  /** Another command instead of undo. `altText` says how to do it without the toast. */
  action?: { label: string; altText: string; onAction: () => void };
  /** Called once when the toast goes away without its command: the moment to make a deletion final. */
  onExpire?: () => void;
  /** Default 6000 ms. */
  durationMs?: number;
}

export interface ToastApi {
  /** Shows a toast and returns its id. */
  show: (toast: ToastOptions) => number;
  dismiss: (id: number) => void;
}

interface ShownToast extends ToastOptions {
  readonly id: number;
}

const ToastContext = createContext<ToastApi | undefined>(undefined);

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
      className="pointer-events-auto flex w-full animate-toast-in items-center gap-3 rounded-control bg-inverse py-2.5 pr-2.5 pl-4 text-on-inverse shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
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

export interface ToastProviderProps {
  children: ReactNode;
  /** Name of the region, reached with F8. */
  label?: string;
}

/** Holds the toasts of everything below it; put it once at the root. */
export const ToastProvider = ({ children, label }: ToastProviderProps) => {
  const texts = useKitTexts();
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const nextId = useRef(1);
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const show = useCallback((toast: ToastOptions) => {
    const id = nextId.current++;
    setToasts((shown) => [...shown, { ...toast, id }]);
    return id;
  }, []);
  const api = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  return (
    <ToastContext value={api}>
      <Radix.Provider label={label ?? texts.notifications} swipeDirection="right">
        {children}
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onGone={() => dismiss(toast.id)} />
        ))}
        <Radix.Viewport
          className="pointer-events-none fixed bottom-[var(--toast-inset,0px)] left-1/2 z-(--layer-toast) m-0 flex w-[27rem] max-w-full -translate-x-1/2 list-none flex-col gap-2 p-4 outline-none"
          data-print="hidden"
        />
      </Radix.Provider>
    </ToastContext>
  );
};

/** Shows and dismisses toasts. Throws outside a ToastProvider. */
export const useToast = (): ToastApi => {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
};
