import * as Dialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../button/button';
import { useControlled } from '../controlled/use-controlled';
import { CloseIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';
import { LayerProvider } from '../layer/layer-container';
import { useDetentDrag } from './use-detent-drag';

export interface SheetProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Undefined = the sheet keeps it itself, from `defaultOpen`. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The accessible name, shown as the heading unless `hideTitle`. */
  title: string;
  hideTitle?: boolean;
  /** `bottom` (default) pulls up; `start` and `end` are drawers of the whole height. */
  side?: 'bottom' | 'start' | 'end';
  /** Heights where a bottom sheet rests, as shares of the window, smallest first; default one of 0.9. */
  detents?: readonly number[];
  /** Place in `detents`. Undefined = the sheet keeps it itself, from `defaultDetent` or the first. */
  detent?: number;
  defaultDetent?: number;
  onDetentChange?: (detent: number) => void;
  /** Name of the handle; default the title. */
  handleLabel?: string;
  /** Default true; false leaves the page behind in use and without a veil. */
  modal?: boolean;
  /** Default true; false takes away Escape, the veil, the cross and pulling down. */
  dismissible?: boolean;
  /** Always in sight under the scrolling body. */
  footer?: ReactNode;
}

const sides = {
  bottom: 'inset-x-0 bottom-0 mx-auto max-w-[40rem] rounded-t-card border-x border-t',
  start: 'inset-y-0 start-0 w-[min(24rem,100vw)] border-e [--sheet-from:translateX(-24px)] rtl:[--sheet-from:translateX(24px)]',
  end: 'inset-y-0 end-0 w-[min(24rem,100vw)] border-s [--sheet-from:translateX(24px)] rtl:[--sheet-from:translateX(-24px)]',
};

/** The panel itself, not its handle or its cross, unless something inside has asked for the focus. */
const focusPanel = (event: Event) => {
  const panel = event.currentTarget as HTMLElement;
  event.preventDefault();
  if (!panel.contains(document.activeElement)) panel.focus();
};

const DEFAULT_DETENTS = [0.9];
const steps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 1, PageDown: -1 };

/**
 * A panel at the edge of the window: a drawer at the side, or a sheet at the bottom that rests at chosen heights. The handle is pulled by finger or
 * mouse; by the keyboard arrows, Home and End move it and Escape closes. All attributes go to the panel.
 * State: `data-state` (`open`, `closed`), `data-side`, `data-detent`, `data-dragging`.
 */
export const Sheet = ({
  open,
  defaultOpen = false,
  onOpenChange,
  title,
  hideTitle = false,
  side = 'bottom',
  detents = DEFAULT_DETENTS,
  detent,
  defaultDetent = 0,
  onDetentChange,
  handleLabel,
  modal = true,
  dismissible = true,
  footer,
  className,
  style,
  children,
  ...rest
}: SheetProps) => {
  const texts = useKitTexts();
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const [wanted, setDetent] = useControlled(detent, defaultDetent, onDetentChange);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const current = Math.max(0, Math.min(wanted, detents.length - 1));
  const moveTo = (next: number) => {
    const within = Math.max(0, Math.min(next, detents.length - 1));
    if (within !== current) setDetent(within);
  };
  const drag = useDetentDrag({
    rests: () => detents.map((share) => share * window.innerHeight),
    detent: current,
    onDetent: moveTo,
    onDismiss: dismissible ? () => setOpen(false) : undefined,
  });
  const onHandleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const to = { Home: 0, End: detents.length - 1 }[event.key] ?? (step === undefined ? undefined : current + step);
    if (to === undefined) return;
    event.preventDefault();
    moveTo(to);
  };
  const keep = (event: Event) => {
    if (!dismissible) event.preventDefault();
  };
  const height = drag.height === undefined ? `${(detents[current] ?? 0) * 100}dvh` : `${drag.height}px`;
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen} modal={modal}>
      <Dialog.Portal>
        {modal && (
          <Dialog.Overlay className="fixed inset-0 z-(--layer-modal) bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        )}
        <Dialog.Content
          {...rest}
          aria-describedby={undefined}
          aria-modal={modal || undefined}
          data-side={side}
          data-detent={side === 'bottom' ? current : undefined}
          data-dragging={drag.height === undefined ? undefined : ''}
          onOpenAutoFocus={focusPanel}
          onEscapeKeyDown={keep}
          onInteractOutside={(event) => (modal ? keep(event) : event.preventDefault())}
          style={side === 'bottom' ? { height, ...style } : style}
          className={clsx(
            'fixed z-(--layer-modal) flex flex-col border-hairline bg-raised text-text shadow-modal outline-none',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-sheet-in',
            side === 'bottom' && 'transition-[height] duration-200 ease-out data-dragging:transition-none',
            sides[side],
            className,
          )}
        >
          {side === 'bottom' && (detents.length > 1 || dismissible) && (
            <div
              {...drag.handleProps}
              {...(detents.length > 1
                ? {
                    role: 'slider',
                    tabIndex: 0,
                    'aria-label': handleLabel ?? title,
                    'aria-orientation': 'vertical' as const,
                    'aria-valuemin': 1,
                    'aria-valuemax': detents.length,
                    'aria-valuenow': current + 1,
                    'aria-valuetext': `${Math.round((detents[current] ?? 0) * 100)} %`,
                    onKeyDown: onHandleKey,
                  }
                : {})}
              className="flex h-6 shrink-0 cursor-grab touch-none items-center justify-center rounded-t-card focus-visible:-outline-offset-4 active:cursor-grabbing"
            >
              <span aria-hidden className="h-1 w-10 rounded-full bg-faint" />
            </div>
          )}
          <div className={clsx('flex shrink-0 items-start gap-4 px-5 pb-2', side === 'bottom' ? 'pt-0' : 'pt-5', hideTitle && 'sr-only')}>
            <Dialog.Title className="m-0 min-w-0 grow pt-0.5 text-lg font-semibold text-balance">{title}</Dialog.Title>
            {dismissible && (
              <Dialog.Close asChild>
                <IconButton label={texts.close} icon={<CloseIcon />} size="sm" className="-me-1.5" />
              </Dialog.Close>
            )}
          </div>
          <LayerProvider container={container}>
            <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
            {footer && (
              <div className="flex shrink-0 flex-wrap items-center justify-end gap-2.5 border-t border-hairline px-5 py-4">{footer}</div>
            )}
          </LayerProvider>
          <div ref={setContainer} className="relative z-(--layer-dropdown)" />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
