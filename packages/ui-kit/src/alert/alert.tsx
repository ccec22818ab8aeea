import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { useControlled } from '../controlled/use-controlled';
import { AlertIcon, CheckIcon, CloseIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';

export type AlertSeverity = 'success' | 'warning' | 'error';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  severity: AlertSeverity;
  title?: ReactNode;
  /** Shows the close button; closing hides the alert and then calls `onClose`. */
  closable?: boolean;
  onClose?: () => void;
  /** Visibility of the alert; held by the caller, or by the alert itself starting from `defaultOpen` (true). */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  closeLabel?: string;
  /** A command that mends the cause. */
  action?: ReactNode;
}

const looks: Record<AlertSeverity, string> = {
  success: 'bg-success-soft [&>svg]:text-success-text',
  warning: 'bg-warning-soft [&>svg]:text-warning-text',
  error: 'bg-error-soft [&>svg]:text-error-text',
};

/** A message in the flow of the page, `data-severity` success, warning or error; errors interrupt a screen reader, the others wait. */
export const Alert = ({
  severity,
  title,
  closable = false,
  onClose,
  open,
  defaultOpen = true,
  onOpenChange,
  closeLabel,
  action,
  className,
  children,
  ...rest
}: AlertProps) => {
  const texts = useKitTexts();
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  if (!isOpen) return null;
  const Icon = severity === 'success' ? CheckIcon : AlertIcon;
  return (
    <div
      role={severity === 'error' ? 'alert' : 'status'}
      data-severity={severity}
      {...rest}
      className={clsx('flex items-start gap-3 rounded-control px-4 py-3 text-base text-text', looks[severity], className)}
    >
      <Icon size={20} className="mt-px" />
      <div className="min-w-0 grow">
        {title && <p className="m-0 font-semibold">{title}</p>}
        {children && <div className={clsx('text-pretty', title && 'text-muted')}>{children}</div>}
        {action && <div className="mt-2.5 flex flex-wrap gap-2">{action}</div>}
      </div>
      {closable && (
        <IconButton
          label={closeLabel ?? texts.close}
          icon={<CloseIcon size={16} />}
          size="sm"
          className="-my-1 -me-2"
          onClick={() => {
            setOpen(false);
            onClose?.();
          }}
        />
      )}
    </div>
  );
};
