import { Slot, Slottable } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useKitTexts } from '../kit-texts/kit-texts';
import { SpinnerDots } from '../spinner-dots/spinner-dots';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look';

export { type ButtonSize, type ButtonVariant, buttonLook } from './button-look';
export { IconButton, type IconButtonProps } from './icon-button';
export { TextButton, type TextButtonProps } from './text-button';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is lima and stands once per view; `dark` commits (order); default `secondary`. */
  variant?: ButtonVariant;
  /** Heights 32, 40 (default) and 48 px. */
  size?: ButtonSize;
  /** Shows the dots, keeps width and focus, ignores clicks. */
  loading?: boolean;
  /** Announced while loading; default from the kit texts. */
  loadingLabel?: string;
  /** Before the text. */
  icon?: ReactNode;
  /** After the text. */
  iconEnd?: ReactNode;
  /** Gives look and behaviour to the single child (a router link) instead of a button. */
  asChild?: boolean;
}

/** A command; `data-state` is loading while it works. Its `type` is `button` unless said otherwise, so it never submits a form by accident. */
export const Button = ({
  variant = 'secondary',
  size = 'md',
  loading = false,
  loadingLabel,
  icon,
  iconEnd,
  asChild = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const texts = useKitTexts();
  const Root = asChild ? Slot : 'button';
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...(asChild ? {} : { type: 'button' as const })}
      data-print="hidden"
      {...rest}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true, 'data-state': 'loading' } : {})}
      onClick={handleClick}
      className={clsx(buttonLook({ variant, size }), loading && '[&>*:not([data-loading])]:opacity-0', className)}
    >
      {icon}
      {asChild ? <Slottable>{children}</Slottable> : <span>{children}</span>}
      {iconEnd}
      {loading && (
        <span data-loading="" className="absolute inset-0 flex items-center justify-center">
          <SpinnerDots label={loadingLabel ?? texts.loading} />
        </span>
      )}
    </Root>
  );
};

export interface LoadingButtonProps extends ButtonProps {
  loading: boolean;
}

/** A Button that always says whether it is at work: the widget of that name in C§9. */
export const LoadingButton = (props: LoadingButtonProps) => <Button {...props} />;
