import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useControlled } from '../controlled/use-controlled';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';
import { pageWindow } from './page-window';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'onChange'> {
  /** Accessible name, such as "Pages of orders". */
  label: string;
  /** From 1 to `pageCount`. Undefined = the widget keeps it itself, from `defaultPage`. */
  page?: number;
  /** Default 1. */
  defaultPage?: number;
  pageCount: number;
  onPageChange?: (page: number) => void;
  previousLabel?: string;
  nextLabel?: string;
  /** Accessible name of one page's button; default the number. */
  pageLabel?: (page: number) => string;
}

const cell = 'flex size-9 items-center justify-center rounded-md border-0 text-base';
const other = 'bg-transparent text-text hover:bg-sunken disabled:opacity-35 disabled:hover:bg-transparent';

/** Numbered pages; nothing at all while there is only one. State: the current page has `aria-current="page"`. */
export const Pagination = ({
  label,
  page: given,
  defaultPage = 1,
  pageCount,
  onPageChange,
  previousLabel,
  nextLabel,
  pageLabel,
  className,
  ...rest
}: PaginationProps) => {
  const texts = useKitTexts();
  const [page, turnTo] = useControlled(given, defaultPage, onPageChange);
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} {...rest} className={className}>
      <ul className="m-0 flex list-none flex-wrap items-center gap-1 p-0">
        <li>
          <button
            type="button"
            aria-label={previousLabel ?? texts.previousPage}
            disabled={page <= 1}
            onClick={() => turnTo(page - 1)}
            className={clsx(cell, other)}
          >
            <ChevronLeftIcon size={18} className="rtl:-scale-x-100" />
          </button>
        </li>
        {pageWindow(page, pageCount).map((entry) =>
          typeof entry === 'number' ? (
            <li key={entry}>
              <button
                type="button"
                aria-label={pageLabel?.(entry)}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => entry !== page && turnTo(entry)}
                className={clsx(cell, entry === page ? 'bg-inverse font-semibold text-on-inverse' : other)}
              >
                {entry}
              </button>
            </li>
          ) : (
            <li key={entry} aria-hidden className="w-6 text-center text-muted">
              …
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            aria-label={nextLabel ?? texts.nextPage}
            disabled={page >= pageCount}
            onClick={() => turnTo(page + 1)}
            className={clsx(cell, other)}
          >
            <ChevronRightIcon size={18} className="rtl:-scale-x-100" />
          </button>
        </li>
      </ul>
    </nav>
  );
};
