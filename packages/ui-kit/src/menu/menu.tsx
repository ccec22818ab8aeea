import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon, ChevronRightIcon } from '../icon/icon';
import { floatingSurface, useLayerContainer } from '../layer/layer-container';
import { useReadingDirection } from '../reading-direction/use-reading-direction';

export type MenuProps = ComponentProps<typeof Radix.Root>;

/** Commands behind a button: Menu > MenuTrigger + MenuContent > MenuItem. Arrows, typeahead, Escape as in the ARIA pattern; `dir` follows the page. */
export const Menu = (props: MenuProps) => {
  const direction = useReadingDirection();
  return <Radix.Root modal={false} dir={direction} {...props} />;
};

export type MenuTriggerProps = ComponentProps<typeof Radix.Trigger>;

/** Wraps the one button that opens the menu. */
export const MenuTrigger = (props: MenuTriggerProps) => <Radix.Trigger asChild {...props} />;

export type MenuContentProps = ComponentProps<typeof Radix.Content>;

/** The floating list (layer 9999), mounted inside the enclosing modal when there is one. */
export const MenuContent = ({ className, align = 'end', ...rest }: MenuContentProps) => (
  <Radix.Portal container={useLayerContainer()}>
    <Radix.Content align={align} sideOffset={6} collisionPadding={8} {...rest} className={clsx(floatingSurface, menuList, className)} />
  </Radix.Portal>
);

const menuList =
  'z-(--layer-dropdown) max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto p-1.5 data-[state=open]:animate-drop-in';

const itemLook =
  'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-base no-underline outline-none! select-none data-disabled:opacity-45';

const plainItem = `${itemLook} text-text data-highlighted:bg-sunken`;
const dangerItem = `${itemLook} text-error-text data-highlighted:bg-error-soft`;

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  icon?: ReactNode;
  /** Shown at the right; it does not bind the keys. */
  shortcut?: string;
  /** For deletion: red text. */
  danger?: boolean;
}

/** One command. `onSelect` runs it and closes the menu; with `asChild` the item is a link. */
export const MenuItem = ({ icon, shortcut, danger = false, asChild = false, className, children, ...rest }: MenuItemProps) => (
  <Radix.Item {...rest} asChild={asChild} className={clsx(danger ? dangerItem : plainItem, className)}>
    {asChild ? (
      children
    ) : (
      <>
        {icon && <span className={clsx('flex shrink-0', !danger && 'text-muted')}>{icon}</span>}
        <span className="grow">{children}</span>
        {shortcut && <kbd className="font-sans text-sm text-muted">{shortcut}</kbd>}
      </>
    )}
  </Radix.Item>
);

export type MenuLabelProps = ComponentProps<typeof Radix.Label>;

/** A small gray heading over some items; no item itself. */
export const MenuLabel = ({ className, ...rest }: MenuLabelProps) => (
  <Radix.Label {...rest} className={clsx('px-2.5 pt-2 pb-1 text-xs text-muted', className)} />
);

export type MenuSeparatorProps = ComponentProps<typeof Radix.Separator>;

/** A hairline between groups of items. */
export const MenuSeparator = ({ className, ...rest }: MenuSeparatorProps) => (
  <Radix.Separator {...rest} className={clsx('mx-1 my-1.5 h-px bg-hairline', className)} />
);

const Tick = () => (
  <span className="flex size-4 shrink-0 items-center justify-center">
    <Radix.ItemIndicator>
      <CheckIcon size={16} />
    </Radix.ItemIndicator>
  </span>
);

export type MenuCheckboxItemProps = ComponentProps<typeof Radix.CheckboxItem>;

/** An item that is on or off; choosing it closes the menu. */
export const MenuCheckboxItem = ({ className, children, ...rest }: MenuCheckboxItemProps) => (
  <Radix.CheckboxItem {...rest} className={clsx(plainItem, className)}>
    <Tick />
    <span className="grow">{children}</span>
  </Radix.CheckboxItem>
);

export type MenuRadioGroupProps = ComponentProps<typeof Radix.RadioGroup>;

/** A choice inside a menu, such as the language. */
export const MenuRadioGroup = (props: MenuRadioGroupProps) => <Radix.RadioGroup {...props} />;

export type MenuRadioItemProps = ComponentProps<typeof Radix.RadioItem>;

/** One value of a MenuRadioGroup. */
export const MenuRadioItem = ({ className, children, ...rest }: MenuRadioItemProps) => (
  <Radix.RadioItem {...rest} className={clsx(plainItem, className)}>
    <Tick />
    <span className="grow">{children}</span>
  </Radix.RadioItem>
);

export interface MenuSubProps extends Omit<ComponentProps<typeof Radix.Sub>, 'children'> {
  label: ReactNode;
  icon?: ReactNode;
  children: ReactNode;
}

/** A menu inside a menu; opens to the side. */
export const MenuSub = ({ label, icon, children, ...rest }: MenuSubProps) => (
  <Radix.Sub {...rest}>
    <Radix.SubTrigger className={clsx(plainItem, 'data-[state=open]:bg-sunken')}>
      {icon && <span className="flex shrink-0 text-muted">{icon}</span>}
      <span className="grow">{label}</span>
      <ChevronRightIcon size={16} className="text-muted rtl:-scale-x-100" />
    </Radix.SubTrigger>
    <Radix.Portal container={useLayerContainer()}>
      <Radix.SubContent sideOffset={8} collisionPadding={8} className={clsx(floatingSurface, menuList)}>
        {children}
      </Radix.SubContent>
    </Radix.Portal>
  </Radix.Sub>
);
