import * as Radix from '@radix-ui/react-popover';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { IconButton } from '../button/icon-button';
import { CloseIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';
import { floatingSurface, useLayerContainer } from '../layer/layer-container';

export interface PopoverProps extends Omit<ComponentProps<typeof Radix.Content>, 'title' | 'asChild'> {
  /** The one element that opens it; a button of the kit or a plain button. */
  trigger: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Heading and accessible name; without it give `aria-label`. */
  title?: ReactNode;
  closeButton?: boolean;
  closeLabel?: string;
}

/** Content floating at its trigger; Escape and a press outside close it, focus returns. */
export const Popover = ({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  title,
  closeButton = false,
  closeLabel,
  className,
  children,
  ...rest
}: PopoverProps) => {
  const texts = useKitTexts();
  const titleId = useId();
  return (
    <Radix.Root
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={useLayerContainer()}>
        <Radix.Content
          sideOffset={8}
          collisionPadding={8}
          align="start"
          {...(title === undefined ? {} : { 'aria-labelledby': titleId })}
          {...rest}
          className={clsx(
            floatingSurface,
            'z-(--layer-dropdown) max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] min-w-48 overflow-y-auto p-4 data-[state=open]:animate-drop-in',
            className,
          )}
        >
          {(title !== undefined || closeButton) && (
            <div className="mb-3 flex items-start justify-between gap-3">
              <h2 id={titleId} className="m-0 text-base font-semibold">
                {title}
              </h2>
              {closeButton && (
                <Radix.Close asChild>
                  <IconButton label={closeLabel ?? texts.close} icon={<CloseIcon size={16} />} size="sm" className="-mt-1.5 -me-2" />
                </Radix.Close>
              )}
            </div>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
