import { type FocusEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import type { ShownToast } from './shown-toast';
import { ToastAnnouncer } from './toast-announcer';
import { ToastCard } from './toast-card';
import { useHeld } from './use-held';

/** Leads from anywhere to the toasts. */
const HOTKEY = 'F8';

export interface ToastStackProps {
  readonly label: string;
  readonly toasts: readonly ShownToast[];
  readonly onDismissed: (id: number) => void;
}

/** Stops presses and focus on a toast here: a layer under the toasts would take them for outside events and close. */
const keepToItself = (event: SyntheticEvent) => event.stopPropagation();

/** The region with its toasts. It is fetched behind the first view: nothing is said in it before someone has done something. */
export const ToastStack = ({ label, toasts, onDismissed }: ToastStackProps) => {
  const region = useRef<HTMLElement>(null);
  /** Element that had the focus before the toasts took it. */
  const before = useRef<HTMLElement>(undefined);
  const { isHeld, handlers } = useHeld(toasts.length > 0);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === HOTKEY) region.current?.focus();
      // Layers over the page have handled their Escape by now and prevented its default: a toast is the last to close.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const all = region.current?.querySelectorAll<HTMLElement>('[data-closes]') ?? [];
      const own = Array.from(all).find((button) => button.closest('li')?.contains(document.activeElement));
      (own ?? Array.from(all).at(-1))?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const gone = (id: number) => {
    const holdsFocus = region.current?.contains(document.activeElement);
    onDismissed(id);
    if (!holdsFocus) return;
    if (toasts.length > 1) region.current?.focus();
    else before.current?.focus();
  };

  return (
    <section
      ref={region}
      aria-label={`${label} (${HOTKEY})`}
      tabIndex={-1}
      {...handlers}
      onPointerDown={keepToItself}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        handlers.onFocus();
        keepToItself(event);
        const from = event.relatedTarget;
        if (from instanceof HTMLElement && !event.currentTarget.contains(from)) before.current = from;
      }}
      className="pointer-events-none fixed bottom-[var(--toast-inset,0px)] left-1/2 z-(--layer-toast) w-[27rem] max-w-full -translate-x-1/2 outline-none"
      data-print="hidden"
    >
      <ol className="m-0 flex list-none flex-col gap-2 p-4">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} isHeld={isHeld} onDismissed={() => gone(toast.id)} />
        ))}
      </ol>
      <ToastAnnouncer label={label} newest={toasts.at(-1)} />
    </section>
  );
};
