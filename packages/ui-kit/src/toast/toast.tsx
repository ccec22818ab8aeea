import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useKitTexts } from '../kit-texts/kit-texts';
import type { ShownToast, ToastOptions } from './shown-toast';
import type { ToastStackProps } from './toast-stack';

export { TOAST_MS, type ToastAction, type ToastOptions, type ToastTone } from './shown-toast';

export interface ToastApi {
  /** Shows a toast and returns its id. */
  show: (toast: ToastOptions) => number;
  dismiss: (id: number) => void;
  /** Call it when another page is shown: a toast whose command belongs to the previous page is closed, as after its timeout. */
  leavePage: () => void;
}

const ToastContext = createContext<ToastApi | undefined>(undefined);

// It is above everything: if it cannot be loaded, toasts are not announced, and the page stays.
const ToastStack = lazy<ComponentType<ToastStackProps>>(() =>
  import('./toast-stack').then(
    ({ ToastStack }) => ({ default: ToastStack }),
    () => ({ default: () => null }),
  ),
);

export interface ToastProviderProps {
  children: ReactNode;
  /** Name of the region, reached with F8. */
  label?: string;
}

/** Returns whether the page was used: toasts appear only afterwards, and their module is loaded then. */
const useIsTouched = (): boolean => {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const touched = () => setTouched(true);
    for (const kind of ['pointerdown', 'keydown'] as const) window.addEventListener(kind, touched, { once: true, capture: true });
    return () => {
      for (const kind of ['pointerdown', 'keydown'] as const) window.removeEventListener(kind, touched, { capture: true });
    };
  }, []);
  return isTouched;
};

/** Holds the toasts of everything below it; put it once at the root. */
export const ToastProvider = ({ children, label }: ToastProviderProps) => {
  const texts = useKitTexts();
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const isTouched = useIsTouched();
  const nextId = useRef(1);
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const show = useCallback((toast: ToastOptions) => {
    const id = nextId.current++;
    setToasts((shown) => [...shown, { ...toast, id }]);
    return id;
  }, []);
  const shown = useRef(toasts);
  useEffect(() => {
    shown.current = toasts;
  }, [toasts]);
  const leavePage = useCallback(() => {
    const left = shown.current.filter(({ onUndo, action }) => onUndo !== undefined || action !== undefined);
    for (const { id, onExpire } of left) {
      onExpire?.();
      dismiss(id);
    }
  }, [dismiss]);
  const api = useMemo(() => ({ show, dismiss, leavePage }), [show, dismiss, leavePage]);
  return (
    <ToastContext value={api}>
      {children}
      <Suspense>
        {(isTouched || toasts.length > 0) && <ToastStack label={label ?? texts.notifications} toasts={toasts} onDismissed={dismiss} />}
      </Suspense>
    </ToastContext>
  );
};

/** Shows and dismisses toasts. Throws outside a ToastProvider. */
export const useToast = (): ToastApi => {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
};
