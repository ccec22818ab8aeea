import * as RadixTabs from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { useReadingDirection } from '../reading-direction/use-reading-direction';

export type TabsLook = 'line' | 'segmented';

const LookContext = createContext<TabsLook>('line');

export interface TabsProps extends Omit<ComponentProps<typeof RadixTabs.Root>, 'dir'> {
  /** Underlined names (default) or a gray track with a raised thumb. */
  look?: TabsLook;
}

/** Views of one thing beside each other: Tabs > TabList > Tab, and one TabPanel per tab. Arrow keys move and select, Home and End go to the ends; a tab's `data-state` is active or inactive. */
export const Tabs = ({ look = 'line', ...rest }: TabsProps) => (
  <LookContext value={look}>
    <RadixTabs.Root {...rest} dir={useReadingDirection()} />
  </LookContext>
);

export interface TabListProps extends ComponentProps<typeof RadixTabs.List> {
  /** Accessible name of the set. */
  label: string;
}

/** The row of tabs; scrolls sideways where it is too wide. */
export const TabList = ({ label, className, ...rest }: TabListProps) => {
  const look = useContext(LookContext);
  return (
    <RadixTabs.List
      aria-label={label}
      {...rest}
      className={clsx(
        look === 'line'
          ? 'flex max-w-full gap-6 overflow-x-auto border-b border-hairline [scrollbar-width:none]'
          : 'inline-flex max-w-full gap-0.5 overflow-x-auto rounded-control bg-sunken p-1 [scrollbar-width:none]',
        className,
      )}
    />
  );
};

export interface TabProps extends ComponentProps<typeof RadixTabs.Trigger> {
  /** Small number or dot after the name. */
  aside?: ReactNode;
}

/** The name of one view. */
export const Tab = ({ aside, className, children, ...rest }: TabProps) => {
  const look = useContext(LookContext);
  return (
    <RadixTabs.Trigger
      {...rest}
      className={clsx(
        'inline-flex shrink-0 items-center gap-2 border-0 bg-transparent whitespace-nowrap text-muted transition-colors duration-150 hover:text-text data-disabled:opacity-45',
        look === 'line'
          ? '-mb-px border-b-2 border-transparent px-0 pt-2 pb-2.5 text-base font-medium focus-visible:-outline-offset-2 data-[state=active]:border-text data-[state=active]:text-text'
          : 'h-8 rounded-md px-3 text-sm font-medium data-[state=active]:bg-thumb data-[state=active]:text-text data-[state=active]:shadow-thumb',
        className,
      )}
    >
      {children}
      {aside && <span className="text-sm text-muted">{aside}</span>}
    </RadixTabs.Trigger>
  );
};

export type TabPanelProps = ComponentProps<typeof RadixTabs.Content>;

/** Content of the tab with the same `value`. */
export const TabPanel = ({ className, ...rest }: TabPanelProps) => (
  <RadixTabs.Content {...rest} className={clsx('rounded-sm', className)} />
);
