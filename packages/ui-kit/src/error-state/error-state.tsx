import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button';
import { AlertIcon, RefreshIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** Shows the retry button. */
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel?: string;
  /** Other ways out. */
  action?: ReactNode;
  /** Small mono line for support, such as the request id. */
  reference?: string;
  level?: 1 | 2 | 3 | 4;
}

/** Stands where content could not be loaded; announced when it appears. */
export const ErrorState = ({
  title,
  description,
  onRetry,
  retrying = false,
  retryLabel,
  action,
  reference,
  level = 2,
  className,
  ...rest
}: ErrorStateProps) => {
  const texts = useKitTexts();
  const Heading = `h${level}` as const;
  return (
    <div role="alert" {...rest} className={clsx('flex flex-col items-center px-6 py-14 text-center', className)}>
      <span className="mb-4 flex size-14 items-center justify-center rounded-full bg-attention-soft text-attention-text">
        <AlertIcon size={26} />
      </span>
      <Heading className="m-0 text-lg font-semibold">{title}</Heading>
      {description && <p className="mt-1.5 mb-0 max-w-[44ch] text-base text-pretty text-muted">{description}</p>}
      {(onRetry || action) && (
        <div className="mt-5 flex flex-wrap justify-center gap-2.5">
          {onRetry && (
            <Button variant="dark" loading={retrying} onClick={onRetry} icon={<RefreshIcon size={18} />}>
              {retryLabel ?? texts.retry}
            </Button>
          )}
          {action}
        </div>
      )}
      {reference && <p className="mt-5 mb-0 font-mono text-xs text-muted">{reference}</p>}
    </div>
  );
};
