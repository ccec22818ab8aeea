import { clsx } from 'clsx';

export type ButtonVariant = 'primary' | 'dark' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent border-transparent hover:bg-accent-hover',
  dark: 'bg-inverse text-on-inverse border-transparent hover:bg-inverse-hover',
  secondary: 'bg-surface text-text border-hairline hover:bg-hover hover:border-faint',
  ghost: 'bg-transparent text-text border-transparent hover:bg-sunken',
  danger: 'bg-surface text-error-text border-hairline hover:bg-error-soft hover:border-error',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 gap-1.5 px-3 text-sm rounded-md',
  md: 'h-10 gap-2 px-4 text-base rounded-control',
  lg: 'h-12 gap-2 px-5 text-base rounded-control',
};

const squares: Record<ButtonSize, string> = { sm: 'size-8 rounded-md', md: 'size-10 rounded-control', lg: 'size-12 rounded-control' };

const common =
  'relative inline-flex shrink-0 items-center justify-center border font-semibold whitespace-nowrap select-none no-underline ' +
  'transition-[background-color,border-color,color,transform] duration-150 ease-out active:translate-y-px ' +
  'disabled:pointer-events-none disabled:opacity-45 aria-disabled:cursor-default aria-disabled:active:translate-y-0 ' +
  'data-disabled:opacity-45';

/** Classes of a button, for the rare element that must look like one and cannot be a Button. */
export const buttonLook = ({ variant, size }: { variant: ButtonVariant; size: ButtonSize }) => clsx(common, variants[variant], sizes[size]);

/** Classes of a square button that holds one icon. */
export const iconButtonLook = ({ variant, size }: { variant: ButtonVariant; size: ButtonSize }) =>
  clsx(common, variants[variant], squares[size]);
