/** Frame of a text-like control; the control inside is bare. 16 px on touch widths, or iOS zooms the page on focus. */
const frame =
  'flex items-center rounded-control border text-text transition-colors duration-150 ' +
  'has-[:focus-visible]:border-text has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-0 has-[:focus-visible]:outline-focus ' +
  'has-[[readonly]]:bg-sunken has-[:disabled]:opacity-50 has-[[aria-invalid=true]]:border-error';

export const fieldFrame = `${frame} border-field-line bg-surface hover:border-muted`;

export const filledFieldFrame = `${frame} border-transparent bg-sunken hover:border-hairline`;

export const bareControl =
  'min-w-0 grow border-0 bg-transparent text-inherit outline-none! placeholder:text-muted text-base max-md:text-md';
