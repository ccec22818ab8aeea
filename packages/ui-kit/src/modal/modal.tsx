import * as Dialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { useControlled } from '../controlled/use-controlled';
import { CloseIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';
import { LayerProvider } from '../layer/layer-container';

export type ModalSize = 'medium' | 'large' | 'full';

export interface ModalProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Held by the caller, or by the modal itself from `defaultOpen` on. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The accessible name, shown as the heading unless `hideTitle`. */
  title: string;
  hideTitle?: boolean;
  /** One sentence under the title. */
  description?: ReactNode;
  /** 36rem (default), 95 % or 100 % of the window (C§9); under 575 px always the whole screen. */
  size?: ModalSize;
  /** Each way out can be taken away; all are open by default. */
  closeButton?: boolean;
  closeOnBackdrop?: boolean;
  closeOnEscape?: boolean;
  closeLabel?: string;
  /** Commands at the end of the line, always in sight under the scrolling body. */
  footer?: ReactNode;
  /** Removes the padding of the body, for a frame or a picture up to the edge. */
  flush?: boolean;
}

const sizes: Record<ModalSize, string> = {
  medium: 'w-full max-w-[36rem] max-h-[calc(100dvh-4rem)] rounded-card',
  large: 'w-[95%] h-[95dvh] rounded-card',
  full: 'w-full h-dvh',
};

const fieldSelector = 'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), [role="combobox"]:not(:disabled)';

/**
 * The focus goes to the user's purpose: an autofocused element, else the first field, else the dialog itself; never to
 * the close button.
 */
const focusFirstField = (event: Event) => {
  const dialog = event.currentTarget as HTMLElement;
  if (dialog.contains(document.activeElement)) return;
  event.preventDefault();
  (dialog.querySelector<HTMLElement>(fieldSelector) ?? dialog).focus();
};

/** A text that is longer than the dialog takes the focus, so that keys can scroll it where nothing inside could. */
const keepScrollable = (body: HTMLElement | null) => {
  if (!body) return;
  const observer = new ResizeObserver(() => {
    const needsStop = body.scrollHeight > body.clientHeight && !body.querySelector('a[href], button, input, textarea, select, [tabindex]');
    body.toggleAttribute('tabindex', needsStop);
    if (needsStop) body.tabIndex = 0;
  });
  for (const box of [body, ...body.children]) observer.observe(box);
  return () => observer.disconnect();
};

const preventWhen = (condition: boolean) => (event: Event) => {
  if (condition) event.preventDefault();
};

/**
 * A dialog over the page: focus stays inside, returns on closing, and the page behind neither scrolls nor is read. `data-state` is open or
 * closed, `data-size` the size. Fades in 150 ms.
 */
export const Modal = ({
  open,
  defaultOpen = false,
  onOpenChange,
  title,
  hideTitle = false,
  description,
  size = 'medium',
  closeButton = true,
  closeOnBackdrop = true,
  closeOnEscape = true,
  closeLabel,
  footer,
  flush = false,
  className,
  children,
  ...rest
}: ModalProps) => {
  const texts = useKitTexts();
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const opener = useRef<Element>(null);
  const close = closeButton && (
    <Dialog.Close asChild>
      <IconButton label={closeLabel ?? texts.close} icon={<CloseIcon />} size="sm" className="-me-1.5" />
    </Dialog.Close>
  );
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Overlay
          className={clsx(
            'fixed inset-0 z-(--layer-modal) flex items-center justify-center bg-overlay',
            'data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out',
          )}
        >
          <Dialog.Content
            {...rest}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
            aria-modal
            data-size={size}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              focusFirstField(event);
            }}
            // The base knows only an opener that is its own part; ours is any button.
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            onEscapeKeyDown={preventWhen(!closeOnEscape)}
            onPointerDownOutside={preventWhen(!closeOnBackdrop)}
            className={clsx(
              'flex flex-col overflow-hidden bg-raised text-text shadow-modal outline-none',
              'data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out',
              sizes[size],
              'max-[575px]:h-dvh max-[575px]:max-h-none max-[575px]:w-full max-[575px]:max-w-none max-[575px]:rounded-none',
              className,
            )}
          >
            <div
              className={clsx(
                'flex shrink-0 items-start gap-4 px-6 pt-5',
                hideTitle ? 'pb-0' : 'pb-3',
                hideTitle && !closeButton && 'sr-only',
              )}
            >
              <div className="min-w-0 grow">
                <Dialog.Title className={hideTitle ? 'sr-only' : 'm-0 pt-0.5 text-lg font-semibold text-balance'}>{title}</Dialog.Title>
                {description !== undefined && (
                  <Dialog.Description className="mt-1 mb-0 text-base text-pretty text-muted">{description}</Dialog.Description>
                )}
              </div>
              {close}
            </div>
            <LayerProvider container={container}>
              <div ref={keepScrollable} className={clsx('min-h-0 grow overflow-y-auto overscroll-contain', !flush && 'px-6 pt-2 pb-6')}>
                {children}
              </div>
              {footer && (
                <div className="flex shrink-0 flex-wrap items-center justify-end gap-2.5 border-t border-hairline px-6 py-4">{footer}</div>
              )}
            </LayerProvider>
            <div ref={setContainer} className="relative z-(--layer-dropdown)" />
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
