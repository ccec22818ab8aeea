import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { LampIcon } from '../icon/icon';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  /** The next action to take, in one sentence. */
  description?: ReactNode;
  /** The command that fills the list. */
  action?: ReactNode;
  /** Default a lamp. */
  icon?: ReactNode;
  /** Heading level of the title; default 2. */
  level?: 2 | 3 | 4;
}

/** Stands where a list will be and says how it fills. */
export const EmptyState = ({ title, description, action, icon, level = 2, className, ...rest }: EmptyStateProps) => {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={clsx('flex flex-col items-center px-6 py-14 text-center', className)}>
      <span className="mb-4 flex size-14 items-center justify-center rounded-full bg-accent-soft text-text">
        {icon ?? <LampIcon size={26} />}
      </span>
      <Heading className="m-0 text-lg font-semibold">{title}</Heading>
      {description && <p className="mt-1.5 mb-0 max-w-[44ch] text-base text-pretty text-muted">{description}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2.5">{action}</div>}
    </div>
  );
};
