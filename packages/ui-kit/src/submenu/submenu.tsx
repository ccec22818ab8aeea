import * as Popover from '@radix-ui/react-popover';
import { Slot, Slottable } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import { type ComponentProps, createContext, type KeyboardEvent, type MouseEvent, type ReactNode, useContext, useRef } from 'react';
import { useControlled } from '../controlled/use-controlled';
import { ChevronDownIcon } from '../icon/icon';
import { floatingSurface } from '../layer/layer-container';

/** Radix says "dialog"; links that are shown are none. */
const NO_POPUP = { 'aria-haspopup': undefined };

const CloseContext = createContext<() => void>(() => undefined);

export interface SubmenuProps extends ComponentProps<'div'> {
  /** Text of the button. */
  label: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Edge of the button that the list is flush with; default start. */
  align?: 'start' | 'end';
}

/** Returns the link a key moves to; undefined for other keys. */
const linkByKey = (links: readonly HTMLElement[], key: string): HTMLElement | undefined => {
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return links[(at + 1) % links.length];
  if (key === 'ArrowUp') return links[at <= 0 ? links.length - 1 : at - 1];
  if (key === 'Home') return links[0];
  return key === 'End' ? links.at(-1) : undefined;
};

/**
 * Links behind one entry of a navigation (disclosure of the ARIA pattern): Submenu > SubmenuLink. They stay links, in the order of the page.
 * `data-state` of the root is open or closed. Keys: Enter and blank open, ↓ opens and goes in, arrows, Home and End move, Escape closes and
 * returns, Tab leaves.
 */
export const Submenu = ({
  label,
  open,
  defaultOpen = false,
  onOpenChange,
  align = 'start',
  className,
  children,
  ...rest
}: SubmenuProps) => {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const list = useRef<HTMLUListElement>(null);
  const goesIn = useRef(false);
  const links = () => Array.from(list.current?.querySelectorAll<HTMLElement>('a') ?? []);

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (isOpen) links()[0]?.focus();
    else {
      goesIn.current = true;
      setOpen(true);
    }
  };
  const onListKey = (event: KeyboardEvent) => {
    // The base would keep Tab in the list, as in a dialog; out of a list of links it leads on.
    if (event.key === 'Tab') event.stopPropagation();
    const target = linkByKey(links(), event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <div {...rest} data-state={isOpen ? 'open' : 'closed'} className={clsx('relative inline-flex', className)}>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger
          {...NO_POPUP}
          onKeyDown={onButtonKey}
          className="inline-flex h-10 items-center gap-1.5 rounded-control border-0 bg-transparent px-3 text-base font-medium text-text hover:bg-sunken data-[state=open]:bg-sunken"
        >
          {label}
          <ChevronDownIcon size={16} className={clsx('text-muted transition-transform duration-150', isOpen && 'rotate-180')} />
        </Popover.Trigger>
        {/* Not in a portal: the elements behind the button on the page follow it for Tab and for a screen reader. */}
        <Popover.Content
          role="group"
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (goesIn.current) links()[0]?.focus();
            goesIn.current = false;
          }}
          className={clsx(floatingSurface, 'z-(--layer-dropdown) w-72 max-w-[calc(100vw-1rem)] p-1.5 data-[state=open]:animate-drop-in')}
        >
          <ul ref={list} onKeyDown={onListKey} className="m-0 list-none p-0">
            <CloseContext value={() => setOpen(false)}>{children}</CloseContext>
          </ul>
        </Popover.Content>
      </Popover.Root>
    </div>
  );
};

export interface SubmenuLinkProps extends ComponentProps<'a'> {
  icon?: ReactNode;
  /** Second line, small and gray. */
  description?: ReactNode;
  /** The page that is shown. */
  current?: boolean;
  /** Gives look and behaviour to the single child, such as the router's link. */
  asChild?: boolean;
}

/** One link of a Submenu; following it closes the list. */
export const SubmenuLink = ({
  icon,
  description,
  current = false,
  asChild = false,
  className,
  onClick,
  children,
  ...rest
}: SubmenuLinkProps) => {
  const close = useContext(CloseContext);
  const Root = asChild ? Slot : 'a';
  return (
    <li>
      <Root
        {...rest}
        {...(current ? { 'aria-current': 'page' as const } : {})}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => {
          onClick?.(event);
          close();
        }}
        className={clsx(
          'grid items-center gap-x-3 rounded-sm px-3 py-2.5 text-base text-text no-underline hover:bg-sunken',
          'focus-visible:bg-sunken focus-visible:-outline-offset-2 aria-[current=page]:font-semibold',
          icon ? 'grid-cols-[auto_1fr]' : 'grid-cols-1',
          className,
        )}
      >
        {icon && <span className="flex text-muted">{icon}</span>}
        {asChild ? <Slottable>{children}</Slottable> : <span>{children}</span>}
        {description && <span className={clsx('text-sm font-normal text-muted', icon && 'col-start-2')}>{description}</span>}
      </Root>
    </li>
  );
};
