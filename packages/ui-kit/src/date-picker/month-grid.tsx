import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { logicalKey } from '../reading-direction/reading-direction';
import { DATE_WRITINGS, type DateLocale, dateNumber, sayDay, weekdayNames } from './date-writing';
import { addDays, addMonths, clampDay, type DayBounds, type IsoDay, isWithin, startOfMonth, startOfWeek, weeksOfMonth } from './iso-day';

interface MonthGridProps {
  labelledBy: string;
  locale: DateLocale;
  /** The day that has the tab stop; its month is shown. */
  active: IsoDay;
  selected: IsoDay | undefined;
  today: IsoDay;
  bounds: DayBounds;
  onActiveChange: (day: IsoDay) => void;
  onSelect: (day: IsoDay) => void;
  /** True when the active day takes the focus as it changes: yes for keys, no for the month buttons. */
  takesFocus: boolean;
}

/** Returns the day a key moves to, by the grid pattern of ARIA; undefined for other keys. */
const dayByKey = (event: KeyboardEvent, day: IsoDay, firstWeekday: number): IsoDay | undefined => {
  const months = event.shiftKey ? 12 : 1;
  switch (logicalKey(event)) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return startOfWeek(day, firstWeekday);
    case 'End':
      return addDays(startOfWeek(day, firstWeekday), 6);
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return undefined;
  }
};

/** One month of days as a grid: one tab stop, arrows for days and weeks, Page for months, Shift+Page for years. */
export const MonthGrid = ({
  labelledBy,
  locale,
  active,
  selected,
  today,
  bounds,
  onActiveChange,
  onSelect,
  takesFocus,
}: MonthGridProps) => {
  const { firstWeekday } = DATE_WRITINGS[locale];
  const activeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus && active !== '') activeButton.current?.focus();
  }, [active, takesFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = dayByKey(event, active, firstWeekday);
    if (target === undefined) return;
    event.preventDefault();
    onActiveChange(clampDay(target, bounds));
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the ARIA pattern for a calendar
    <table role="grid" aria-labelledby={labelledBy} onKeyDown={onKeyDown} className="border-collapse">
      <thead>
        <tr>
          {weekdayNames(locale).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className="h-8 w-10 p-0 text-xs font-medium text-muted">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(startOfMonth(active), firstWeekday).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, column) =>
              day === undefined ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing but its column
                <td key={column} className="size-10 p-0" />
              ) : (
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole lint/a11y/useFocusableInteractive: a cell of the grid, whose button takes the focus
                <td key={day} role="gridcell" aria-selected={day === selected} className="size-10 p-0">
                  <button
                    ref={day === active ? activeButton : undefined}
                    type="button"
                    tabIndex={day === active ? 0 : -1}
                    aria-label={sayDay(day, locale)}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={!isWithin(day, bounds) || undefined}
                    data-day={day}
                    data-selected={day === selected || undefined}
                    data-today={day === today || undefined}
                    onClick={() => isWithin(day, bounds) && onSelect(day)}
                    className={clsx(
                      'relative size-10 touch-manipulation rounded-control border border-transparent bg-transparent p-0 text-base text-text hover:bg-sunken',
                      'data-today:font-semibold data-today:underline data-today:decoration-2 data-today:underline-offset-4',
                      'data-selected:bg-accent data-selected:font-semibold data-selected:text-on-accent',
                      'aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-faint aria-disabled:line-through',
                      'focus-visible:outline-2 focus-visible:-outline-offset-2 data-selected:focus-visible:outline-offset-2',
                      'forced-colors:data-selected:bg-[Highlight] forced-colors:data-selected:text-[HighlightText]',
                    )}
                  >
                    {dateNumber(day)}
                  </button>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
