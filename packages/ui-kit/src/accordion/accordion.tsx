import * as Radix from '@radix-ui/react-accordion';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useControlled } from '../controlled/use-controlled';
import { ChevronDownIcon } from '../icon/icon';

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** Values of the open items. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[]) => void;
  /** True when several items may be open at once; default true. */
  multiple?: boolean;
  disabled?: boolean;
}

/**
 * Sections under each other that open and close: Accordion > AccordionItem. `data-state` of an item is open or closed. Keys: Enter and blank
 * open and close, arrows, Home and End move between the headings.
 */
export const Accordion = ({
  value,
  defaultValue = [],
  onValueChange,
  multiple = true,
  disabled = false,
  className,
  ...rest
}: AccordionProps) => {
  const [open, setOpen] = useControlled(value, defaultValue, onValueChange);
  return (
    <Radix.Root
      {...rest}
      type="multiple"
      disabled={disabled}
      value={[...open]}
      onValueChange={(next) => setOpen(multiple ? next : next.filter((item) => !open.includes(item)))}
      className={clsx('border-y border-hairline', className)}
    />
  );
};

export interface AccordionItemProps extends Omit<ComponentProps<'div'>, 'title'> {
  value: string;
  title: ReactNode;
  /** At the end of the heading: a count, a chosen value. */
  aside?: ReactNode;
  /** Heading level of the items in the page; default 3. */
  level?: 2 | 3 | 4;
  disabled?: boolean;
}

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** One section: a heading that is a button, and its content. */
export const AccordionItem = ({ value, title, aside, level = 3, disabled = false, className, children, ...rest }: AccordionItemProps) => {
  const Heading = HEADINGS[level];
  return (
    <Radix.Item {...rest} value={value} disabled={disabled} className={clsx('border-b border-hairline last:border-b-0', className)}>
      <Radix.Header asChild>
        <Heading className="m-0 text-base">
          <Radix.Trigger
            className={clsx(
              'group flex min-h-12 w-full items-center gap-3 rounded-sm border-0 bg-transparent px-1 py-3 text-start text-base font-medium text-text',
              'hover:bg-hover focus-visible:-outline-offset-2 data-disabled:text-muted data-disabled:opacity-60 data-disabled:hover:bg-transparent',
            )}
          >
            <span className="min-w-0 grow">{title}</span>
            {aside && <span className="text-sm font-normal text-muted">{aside}</span>}
            <ChevronDownIcon
              size={18}
              className="shrink-0 text-muted transition-transform duration-150 group-data-[state=open]:rotate-180"
            />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content className="overflow-hidden data-[state=open]:animate-fade-in">
        <div className="px-1 pt-1 pb-5 text-base text-pretty text-muted">{children}</div>
      </Radix.Content>
    </Radix.Item>
  );
};
