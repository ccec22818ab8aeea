import * as Radix from '@radix-ui/react-tooltip';
import { clsx } from 'clsx';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useLayerContainer } from '../layer/layer-container';

/** Defaults of C§9: delay in ms, greatest width and vertical distance in px. */
export const TOOLTIP_DEFAULTS = { delayMs: 100, maxWidth: 350, offset: 25 } as const;

export interface TooltipProps extends Omit<ComponentProps<typeof Radix.Content>, 'content' | 'asChild'> {
  /** Words only: nothing in it can be reached by the pointer. */
  content: ReactNode;
  /** The element it explains; must take focus. */
  children: ReactElement;
  delayMs?: number;
  maxWidth?: number;
  /** Distance to the element when above or below it. */
  offset?: number;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A short explanation on hover and focus, tied to its element by `aria-describedby`; Escape takes it away. */
export const Tooltip = ({
  content,
  children,
  delayMs = TOOLTIP_DEFAULTS.delayMs,
  maxWidth = TOOLTIP_DEFAULTS.maxWidth,
  offset = TOOLTIP_DEFAULTS.offset,
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  style,
  ...rest
}: TooltipProps) => (
  <Radix.Provider delayDuration={delayMs}>
    <Radix.Root defaultOpen={defaultOpen} {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={useLayerContainer()}>
        <Radix.Content
          side="bottom"
          sideOffset={offset}
          collisionPadding={8}
          {...rest}
          style={{ maxWidth, ...style }}
          className={clsx(
            'pointer-events-none z-(--layer-tooltip) animate-fade-in rounded-md bg-inverse px-3 py-2 text-sm text-pretty text-on-inverse',
            className,
          )}
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);
