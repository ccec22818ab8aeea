import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface BreadcrumbItem {
  readonly label: string;
  /** Without it the item is text; the last one always is. */
  readonly href?: string;
}

/** Props given to a link component, so that a router's link can take the place of `<a>`. */
export interface BreadcrumbLinkProps {
  href: string;
  className: string;
  children: ReactNode;
}

export interface BreadcrumbProps extends ComponentProps<'nav'> {
  /** Accessible name, such as "You are here". */
  label: string;
  items: readonly BreadcrumbItem[];
  renderLink?: (props: BreadcrumbLinkProps) => ReactNode;
}

const plainLink = ({ href, className, children }: BreadcrumbLinkProps) => (
  <a href={href} className={className}>
    {children}
  </a>
);

/** The way down to this page; the last item is the page itself (`aria-current="page"`). */
export const Breadcrumb = ({ label, items, renderLink = plainLink, className, ...rest }: BreadcrumbProps) => (
  <nav aria-label={label} {...rest} className={clsx('text-sm', className)}>
    <ol className="m-0 flex list-none flex-wrap items-center gap-x-1 p-0 text-muted">
      {items.map((item, index) => {
        const last = index === items.length - 1;
        return (
          <li key={`${item.href ?? ''}${item.label}`} className="flex min-w-0 items-center gap-1" aria-current={last ? 'page' : undefined}>
            {item.href !== undefined && !last ? (
              renderLink({
                href: item.href,
                className: 'rounded-xs py-0.5 leading-5 text-muted no-underline hover:text-text hover:underline',
                children: item.label,
              })
            ) : (
              <span className={clsx('truncate', last && 'font-medium text-text')}>{item.label}</span>
            )}
            {!last && <span aria-hidden>/</span>}
          </li>
        );
      })}
    </ol>
  </nav>
);
