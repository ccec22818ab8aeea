import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { joinRefs } from '../roving/group-label';
import { useRovingRadio } from '../roving/use-roving-radio';

export interface Segment {
  readonly value: string;
  readonly label: string;
  /** Instead of the label in sight; the label then names it. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

export interface SegmentedControlProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'defaultValue'> {
  label: string;
  /** The chosen segment. Undefined = the control keeps it itself, from `defaultValue` or the first. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  segments: readonly Segment[];
}

/** A choice of two to five that takes effect at once: grid or list, cm or inches; scrolls sideways where it is too wide. State of a segment: `data-state` (`checked`, `unchecked`). */
export const SegmentedControl = ({
  label,
  value,
  defaultValue,
  onValueChange,
  segments,
  ref,
  className,
  ...rest
}: SegmentedControlProps) => {
  const { group, radioProps } = useRovingRadio({
    options: segments,
    value,
    defaultValue: defaultValue ?? segments[0]?.value,
    onValueChange,
  });
  return (
    <div
      {...rest}
      ref={joinRefs(group, ref)}
      role="radiogroup"
      aria-label={label}
      className={clsx(
        'inline-flex max-w-full shrink-0 gap-0.5 overflow-x-auto rounded-control bg-sunken p-1 [scrollbar-width:none]',
        className,
      )}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          value={segment.value}
          {...radioProps(segment)}
          {...(segment.icon ? { 'aria-label': segment.label, title: segment.label } : {})}
          className={clsx(
            'inline-flex h-8 shrink-0 items-center justify-center rounded-md border-0 bg-transparent text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-text focus-visible:-outline-offset-2 disabled:opacity-45',
            'aria-checked:bg-thumb aria-checked:text-text aria-checked:shadow-thumb',
            segment.icon ? 'w-9' : 'px-3',
          )}
        >
          {segment.icon ?? segment.label}
        </button>
      ))}
    </div>
  );
};
