/** Frame of a text-like control; the control inside is bare. 16 px on touch widths, or iOS zooms the page on focus. */
export const fieldFrame =
  'flex items-center rounded-control border border-field-line bg-surface text-text transition-colors duration-150 ' +
  'hover:border-muted has-[:focus-visible]:border-text has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-0 has-[:focus-visible]:outline-focus ' +
  'has-[:disabled]:opacity-50 has-[:disabled]:hover:border-field-line has-[[aria-invalid=true]]:border-error';

export const bareControl =
  'min-w-0 grow border-0 bg-transparent font-[inherit] text-inherit outline-none! placeholder:text-muted text-base max-md:text-md';
