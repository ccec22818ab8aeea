import { useState } from 'react';
import { useControlled } from '../controlled/use-controlled';
import { type DateLocale, isWhole, maskDay, readDay, writeDay } from './date-writing';
import { type DayBounds, type IsoDay, isWithin } from './iso-day';

/** Reasons a date is not accepted; `required` only once the field was left blank. */
export type DateProblem = 'required' | 'invalid' | 'tooEarly' | 'tooLate';

interface DateTextOptions extends DayBounds {
  value: IsoDay | undefined;
  defaultValue: IsoDay;
  onValueChange: ((value: IsoDay) => void) | undefined;
  locale: DateLocale;
  required: boolean;
}

/** Text and value of a typed date. The text may run ahead; the value is always a day that may be chosen, or ''. */
export const useDateText = ({ value, defaultValue, onValueChange, locale, required, min, max }: DateTextOptions) => {
  const [current, setCurrent] = useControlled(value, defaultValue, onValueChange);
  const [draft, setDraft] = useState<{ text: string; of: IsoDay }>();
  const [isReported, setReported] = useState(false);
  // A draft belongs to the value it led to; once the caller holds another, it is out of date.
  const text = draft && draft.of === current ? draft.text : current && writeDay(current, locale);

  const check = (typed: string): DateProblem | undefined => {
    if (typed.trim() === '') return required ? 'required' : undefined;
    const day = readDay(typed);
    if (day === undefined) return 'invalid';
    if (isWithin(day, { min, max })) return undefined;
    return min !== undefined && day < min ? 'tooEarly' : 'tooLate';
  };
  const dayFrom = (typed: string): IsoDay => (check(typed) === undefined ? (readDay(typed) ?? '') : '');
  const send = (day: IsoDay) => {
    if (day !== current) setCurrent(day);
  };

  const type = (typed: string) => {
    const masked = maskDay(typed, text, locale);
    const day = isWhole(masked) ? dayFrom(masked) : '';
    setDraft({ text: masked, of: day });
    send(day);
  };
  /** Takes the typed text as final: a short year becomes whole, and errors are reported. */
  const settle = () => {
    const found = check(text);
    setReported(found !== undefined);
    const day = dayFrom(text);
    if (found === undefined) setDraft(undefined);
    else setDraft({ text, of: day });
    send(day);
  };
  const choose = (day: IsoDay) => {
    setDraft(undefined);
    setReported(false);
    send(day);
  };
  return { current, text, problem: isReported ? check(text) : undefined, type, settle, choose };
};
