import { useId, useRef } from 'react';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';
import { type ShownToast, TOAST_MS } from './shown-toast';
import { useCountdown } from './use-countdown';
import { useSwipe } from './use-swipe';

const icons = { neutral: InfoIcon, success: CheckIcon, error: AlertIcon };

interface ToastCardProps {
  readonly toast: ShownToast;
  readonly isHeld: boolean;
  /** Goes away, with its command done or without. */
  readonly onDismissed: () => void;
}

const look = 'h-8 shrink-0 rounded-md border-0 px-3 text-sm font-semibold focus-visible:outline-on-inverse';

/** One toast: its text, its command with another beside it at most, and the button to close it. */
export const ToastCard = ({ toast, isHeld, onDismissed }: ToastCardProps) => {
  const texts = useKitTexts();
  const titleId = useId();
  const isOver = useRef(false);
  const Icon = icons[toast.tone ?? 'neutral'];
  const action = toast.action ?? (toast.onUndo && { label: texts.undo, altText: texts.undo, onAction: toast.onUndo });
  const { alternative } = toast;
  const end = (tell: (() => void) | undefined) => {
    if (isOver.current) return;
    isOver.current = true;
    tell?.();
    onDismissed();
  };
  const expire = () => end(toast.onExpire);
  useCountdown(toast.durationMs ?? TOAST_MS, isHeld, expire);
  const { pulled, handlers } = useSwipe(expire);
  return (
    <li
      {...handlers}
      data-toast={toast.id}
      aria-labelledby={titleId}
      style={pulled > 0 ? { translate: `calc(${pulled}px * var(--toast-way))` } : undefined}
      className="pointer-events-auto flex max-md:not-last:hidden w-full animate-toast-in touch-pan-y items-center gap-3 rounded-control bg-inverse py-2.5 ps-4 pe-2.5 text-on-inverse shadow-float [--toast-way:1] rtl:[--toast-way:-1]"
    >
      <Icon size={18} className="opacity-80" />
      <div className="min-w-0 grow py-1">
        <div id={titleId} className="text-base font-medium text-pretty">
          {toast.title}
        </div>
        {toast.description && <div className="text-sm opacity-75">{toast.description}</div>}
      </div>
      {action && (
        <div className="flex shrink-0 flex-wrap-reverse justify-end gap-1 max-md:flex-col-reverse">
          {alternative && (
            <button
              type="button"
              onClick={() => end(alternative.onAction)}
              className={`${look} bg-transparent text-inherit underline underline-offset-2 opacity-80 hover:opacity-100`}
            >
              {alternative.label}
            </button>
          )}
          <button type="button" onClick={() => end(action.onAction)} className={`${look} bg-accent text-on-accent hover:bg-accent-hover`}>
            {action.label}
          </button>
        </div>
      )}
      <button
        type="button"
        aria-label={texts.close}
        data-closes=""
        onClick={expire}
        className="flex size-8 shrink-0 items-center justify-center rounded-md border-0 bg-transparent text-inherit opacity-70 hover:opacity-100 focus-visible:outline-on-inverse"
      >
        <CloseIcon size={16} />
      </button>
    </li>
  );
};
