import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button, type ButtonProps, IconButton } from '../button/button';
import { ChevronDownIcon } from '../icon/icon';
import { Menu, MenuContent, MenuTrigger } from '../menu/menu';

export interface SplitButtonProps extends Omit<ButtonProps, 'asChild'> {
  /** Name of the small button: "More ways to download". */
  menuLabel: string;
  /** MenuItems: the same command in other ways. */
  menu: ReactNode;
  /** Open or closed menu; undefined = the widget's own matter, from `defaultOpen`. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A command and, at its end, a menu of its variants. `className` goes to the frame; `ref` and all other attributes go to the command's button.
 * State: `data-state` of the small button is `open` or `closed`.
 */
export const SplitButton = ({
  menuLabel,
  menu,
  open,
  defaultOpen,
  onOpenChange,
  variant = 'secondary',
  size = 'md',
  disabled,
  className,
  ...rest
}: SplitButtonProps) => (
  <span className={clsx('inline-flex shrink-0', className)}>
    <Button {...rest} variant={variant} size={size} disabled={disabled} className="rounded-e-none! focus-visible:z-1" />
    <Menu
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <MenuTrigger>
        <IconButton
          label={menuLabel}
          icon={<ChevronDownIcon size={16} />}
          variant={variant}
          size={size}
          disabled={disabled}
          className={clsx(
            'rounded-s-none! focus-visible:z-1',
            variant === 'secondary' || variant === 'danger' ? '-ms-px' : 'ms-px',
            size === 'sm' ? 'w-7!' : 'w-9!',
          )}
        />
      </MenuTrigger>
      <MenuContent>{menu}</MenuContent>
    </Menu>
  </span>
);
