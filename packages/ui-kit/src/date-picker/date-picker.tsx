import * as Popover from '@radix-ui/react-popover';
import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { useControlled } from '../controlled/use-controlled';
import { describedBy, Field } from '../field/field';
import { bareControl, fieldFrame } from '../field/field-look';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';
import { floatingSurface, useLayerContainer } from '../layer/layer-container';
import { DATE_WRITINGS, type DateLocale, sayMonth, writeDay } from './date-writing';
import { addDays, addMonths, clampDay, type IsoDay, startOfMonth, todayHere } from './iso-day';
import { MonthGrid } from './month-grid';
import { type DateProblem, useDateText } from './use-date-text';

export { DATE_WRITINGS, type DateLocale, readDay, writeDay } from './date-writing';
export type { IsoDay } from './iso-day';
export type { DateProblem } from './use-date-text';

export interface DatePickerProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> {
  label: ReactNode;
  hideLabel?: boolean;
  /** Writing of days and names of months: day.month.year in `de`, day/month/year in `fr it en es us` (C§9). Default `en`. */
  locale?: DateLocale;
  /** `yyyy-mm-dd`; '' = none. */
  value?: IsoDay | undefined;
  defaultValue?: IsoDay;
  /** Called with a day that may be chosen, or '' while the text is none. */
  onValueChange?: (value: IsoDay) => void;
  /** First and last day that may be chosen. */
  min?: IsoDay | undefined;
  max?: IsoDay | undefined;
  requiredMessage?: string;
  /** Words for the problem; default from the kit texts. */
  problemText?: (problem: DateProblem) => string;
  /** Called when something becomes wrong or right again, so that a form does not take a text that is no day for no day at all. */
  onProblemChange?: (problem: DateProblem | undefined) => void;
  /** From outside, such as the server's answer; wins over the own check. */
  error?: string | undefined;
  hint?: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Default the day on the clock of the device. */
  today?: IsoDay;
}

/**
 * A day, typed or picked; no time. The frame has `data-state` open or closed, and `data-invalid`. Keys: ↓ opens the calendar; in it arrows move by day and week,
 * Home and End in the week, Page keys by month (with Shift by year), Enter chooses, Escape closes. `className` goes to the outer frame,
 * `ref` and all other attributes go to the input.
 */
export const DatePicker = ({
  label,
  hideLabel = false,
  locale = 'en',
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  required = false,
  requiredMessage,
  problemText,
  onProblemChange,
  error,
  hint,
  open,
  defaultOpen = false,
  onOpenChange,
  today = todayHere(),
  disabled,
  readOnly,
  id,
  className,
  onKeyDown,
  ...rest
}: DatePickerProps) => {
  const texts = useKitTexts();
  const ownId = useId();
  const controlId = id ?? ownId;
  const bounds = { min, max };
  const date = useDateText({ value, defaultValue, onValueChange, locale, required, min, max });
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const [active, setActive] = useState({ day: clampDay(date.current || today, bounds), takesFocus: true });

  const { problem: shownProblem } = date;
  const announced = useRef<DateProblem>(undefined);
  useEffect(() => {
    if (announced.current === shownProblem) return;
    announced.current = shownProblem;
    onProblemChange?.(shownProblem);
  }, [shownProblem, onProblemChange]);

  const say = (problem: DateProblem): string => {
    if (problem === 'required') return requiredMessage ?? texts.requiredField;
    if (problem === 'invalid') return texts.invalidDate;
    const [text, bound] = problem === 'tooEarly' ? [texts.dateTooEarly, min] : [texts.dateTooLate, max];
    return text.replace('{date}', writeDay(bound ?? '', locale));
  };
  const shownError = error ?? (date.problem && (problemText ?? say)(date.problem));

  const openCalendar = () => {
    setActive({ day: clampDay(date.current || today, bounds), takesFocus: true });
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    date.settle();
  };
  const pick = (day: IsoDay) => {
    date.choose(day);
    setOpen(false);
  };
  const turnTo = (months: number) => setActive({ day: clampDay(addMonths(active.day, months), bounds), takesFocus: false });
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'ArrowDown' && !disabled && !readOnly) {
      event.preventDefault();
      openCalendar();
    } else if (event.key === 'Enter') date.settle();
  };
  const month = startOfMonth(active.day);
  const hasBefore = min === undefined || min < month;
  const hasAfter = max === undefined || max > addDays(addMonths(month, 1), -1);

  return (
    <Field
      controlId={controlId}
      label={label}
      hideLabel={hideLabel}
      {...(required ? { required } : {})}
      hint={hint}
      error={shownError}
      className={className}
    >
      <Popover.Root open={isOpen} onOpenChange={(next) => (next ? openCalendar() : close())}>
        <Popover.Anchor asChild>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: hears when both, text and button, are left; from one to the other is one stay in the field */}
          <div
            data-state={isOpen ? 'open' : 'closed'}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget) && !isOpen) date.settle();
            }}
            data-invalid={shownError === undefined ? undefined : ''}
            className={clsx(fieldFrame, 'h-10')}
          >
            <input
              inputMode="numeric"
              autoComplete="off"
              placeholder={DATE_WRITINGS[locale].mask}
              {...rest}
              id={controlId}
              disabled={disabled}
              readOnly={readOnly}
              required={required}
              value={date.text}
              aria-invalid={shownError !== undefined}
              aria-describedby={describedBy(controlId, { hint, error: shownError })}
              onChange={(event) => date.type(event.target.value)}
              onKeyDown={handleKey}
              className={clsx(bareControl, 'h-full w-full ps-3')}
            />
            {!readOnly && (
              <Popover.Trigger asChild>
                <IconButton
                  label={texts.chooseDay}
                  icon={<CalendarIcon size={18} />}
                  size="sm"
                  disabled={disabled}
                  className="me-1 text-muted"
                />
              </Popover.Trigger>
            )}
          </div>
        </Popover.Anchor>
        <Popover.Portal container={useLayerContainer()}>
          <Popover.Content
            aria-label={texts.chooseDay}
            align="start"
            sideOffset={6}
            collisionPadding={8}
            onOpenAutoFocus={(event) => event.preventDefault()}
            className={clsx(floatingSurface, 'z-(--layer-dropdown) p-3 data-[state=open]:animate-drop-in')}
          >
            <div className="mb-1 flex items-center justify-between gap-2">
              <IconButton
                label={texts.previousMonth}
                icon={<ChevronLeftIcon size={18} className="rtl:-scale-x-100" />}
                size="sm"
                disabled={!hasBefore}
                onClick={() => turnTo(-1)}
              />
              <span id={`${controlId}-month`} aria-live="polite" className="text-base font-semibold first-letter:uppercase">
                {sayMonth(active.day, locale)}
              </span>
              <IconButton
                label={texts.nextMonth}
                icon={<ChevronRightIcon size={18} className="rtl:-scale-x-100" />}
                size="sm"
                disabled={!hasAfter}
                onClick={() => turnTo(1)}
              />
            </div>
            <MonthGrid
              labelledBy={`${controlId}-month`}
              locale={locale}
              active={active.day}
              takesFocus={active.takesFocus}
              selected={date.current || undefined}
              today={today}
              bounds={bounds}
              onActiveChange={(day) => setActive({ day, takesFocus: true })}
              onSelect={pick}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </Field>
  );
};
