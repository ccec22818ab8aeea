import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { DatePicker, type DatePickerProps, readDay, writeDay } from './date-picker';
import { type DateLocale, maskDay, sayDay, sayMonth, weekdayNames } from './date-writing';
import { addDays, addMonths, clampDay, dayOf, startOfWeek, weekdayOf, weeksOfMonth } from './iso-day';

const focusedDay = () => (document.activeElement as HTMLElement).dataset.day;
const openWith = { defaultValue: '2026-11-20', defaultOpen: true };
const grid = () => screen.getByRole('grid');
const dayButton = (day: string) => grid().querySelector<HTMLElement>(`[data-day="${day}"]`) ?? document.body;
const isFocused = (day: string) => () => expect(focusedDay()).toBe(day);
const fromGrid = () => document.activeElement as HTMLElement;

describeConformance('DatePicker', {
  element: 'INPUT',
  classNameOn: 'frame',
  widget: (props) => <DatePicker label="On site by" today="2026-11-20" {...props} />,
  states: {
    'with a day': { defaultValue: '2026-12-01' },
    open: openWith,
    required: { required: true, error: 'Choose a day' },
    disabled: { disabled: true },
  },
  control: [
    {
      prop: 'value',
      event: 'onValueChange',
      values: ['2026-11-20', '2026-11-24'],
      shown: (element) => readDay((element as HTMLInputElement).value),
      change: async ({ user }) => {
        await user.click(screen.getByRole('button', { name: 'Choose a day' }));
        await user.click(dayButton('2026-11-24'));
      },
    },
    {
      prop: 'open',
      event: 'onOpenChange',
      values: [false, true],
      shown: () => screen.queryByRole('dialog') !== null,
      change: ({ user }) => user.click(screen.getByRole('button', { name: 'Choose a day' })),
    },
  ],
  keys: [
    {
      keys: '{ArrowDown}',
      does: 'opens the calendar at the chosen day',
      props: { defaultValue: '2026-03-05' },
      expect: isFocused('2026-03-05'),
    },
    { keys: '{ArrowDown}', does: 'opens at today without one', expect: isFocused('2026-11-20') },
    { keys: '{ArrowRight}{ArrowDown}', does: 'goes a day and a week on', props: openWith, from: fromGrid, expect: isFocused('2026-11-28') },
    { keys: '{ArrowLeft}{ArrowUp}', does: 'goes a day and a week back', props: openWith, from: fromGrid, expect: isFocused('2026-11-12') },
    { keys: '{Home}', does: 'goes to Monday', props: openWith, from: fromGrid, expect: isFocused('2026-11-16') },
    {
      keys: '{Home}',
      does: 'goes to Sunday in the United States',
      props: { ...openWith, locale: 'us' },
      from: fromGrid,
      expect: isFocused('2026-11-15'),
    },
    { keys: '{End}', does: 'goes to the end of the week', props: openWith, from: fromGrid, expect: isFocused('2026-11-22') },
    {
      keys: '{PageDown}',
      does: 'goes a month on',
      props: { ...openWith, defaultValue: '2026-01-31' },
      from: fromGrid,
      expect: isFocused('2026-02-28'),
    },
    { keys: '{PageUp}', does: 'goes a month back', props: openWith, from: fromGrid, expect: isFocused('2026-10-20') },
    { keys: '{Shift>}{PageDown}{/Shift}', does: 'goes a year on', props: openWith, from: fromGrid, expect: isFocused('2027-11-20') },
    { keys: '{Shift>}{PageUp}{/Shift}', does: 'goes a year back', props: openWith, from: fromGrid, expect: isFocused('2025-11-20') },
    {
      keys: '{PageDown}',
      does: 'stays within the bounds',
      props: { ...openWith, max: '2026-11-25' },
      from: fromGrid,
      expect: isFocused('2026-11-25'),
    },
    {
      keys: '{ArrowRight}{Enter}',
      does: 'takes the day, closes and returns to the button',
      props: openWith,
      from: fromGrid,
      expect: (input) => {
        expect((input as HTMLInputElement).value).toBe('21/11/2026');
        expect(screen.queryByRole('dialog')).toBeNull();
        expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a day' }));
      },
    },
    {
      keys: '{ArrowRight}{Escape}',
      does: 'closes and takes nothing',
      props: openWith,
      from: fromGrid,
      expect: (input) => {
        expect(screen.queryByRole('dialog')).toBeNull();
        expect((input as HTMLInputElement).value).toBe('20/11/2026');
      },
    },
  ],
});

describe('calendar', () => {
  it.each([
    [2026, 2, 28, '2026-02-28'],
    [2026, 2, 29, undefined],
    [2028, 2, 29, '2028-02-29'],
    [2026, 13, 1, undefined],
    [2026, 4, 31, undefined],
    [26, 1, 1, undefined],
  ])('%i-%i-%i is %s', (year, month, date, day) => {
    expect(dayOf(year, month, date)).toBe(day);
  });

  it('counts over months, years and the change of the clock', () => {
    expect([addDays('2026-12-31', 1), addDays('2026-03-28', 2), addDays('2026-03-01', -1)]).toEqual([
      '2027-01-01',
      '2026-03-30',
      '2026-02-28',
    ]);
    expect([addMonths('2026-01-31', 1), addMonths('2026-12-15', 1), addMonths('2028-02-29', 12)]).toEqual([
      '2026-02-28',
      '2027-01-15',
      '2029-02-28',
    ]);
    expect(weekdayOf('2026-11-20')).toBe(5);
    expect(startOfWeek('2026-11-22', 1)).toBe('2026-11-16');
    expect(startOfWeek('2026-11-22', 0)).toBe('2026-11-22');
  });

  it('lays a month out in weeks', () => {
    const weeks = weeksOfMonth('2026-11-20', 1);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
    expect(weeksOfMonth('2027-02-01', 1)).toHaveLength(4);
  });

  it('holds a day between bounds', () => {
    const bounds = { min: '2026-01-10', max: '2026-01-20' };
    expect(['2026-01-09', '2026-01-15', '2026-02-01'].map((day) => clampDay(day, bounds))).toEqual([
      '2026-01-10',
      '2026-01-15',
      '2026-01-20',
    ]);
  });
});

describe('writing', () => {
  it.each([
    ['de', '20.11.2026'],
    ['fr', '20/11/2026'],
    ['it', '20/11/2026'],
    ['en', '20/11/2026'],
    ['es', '20/11/2026'],
    ['us', '20/11/2026'],
  ] as const)('%s writes %s and reads it back', (locale, text) => {
    expect(writeDay('2026-11-20', locale)).toBe(text);
    expect(readDay(text)).toBe('2026-11-20');
  });

  it.each([
    ['1.2.2026', '2026-02-01'],
    ['1/2/26', '2026-02-01'],
    [' 01-02-2026 ', '2026-02-01'],
    ['01 02 2026', '2026-02-01'],
    ['01022026', '2026-02-01'],
    ['31/02/2026', undefined],
    ['12/31/2026', undefined],
    ['2026-02-01', undefined],
    ['1/2', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('reads %s as %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each([
    ['2', '', 'en', '2'],
    ['20', '2', 'en', '20/'],
    ['20', '20/', 'en', '20'],
    ['20/1', '20/', 'en', '20/1'],
    ['20/11', '20/1', 'de', '20.11.'],
    ['2/', '2', 'en', '2/'],
    ['2/1/', '2/1', 'en', '2/1/'],
    ['20//', '20/', 'en', '20/'],
    ['20112026', '', 'de', '20.11.2026'],
    ['20-11-2026', '', 'en', '20/11/2026'],
    ['20/11/20267', '20/11/2026', 'en', '20/11/2026'],
    ['2o', '2', 'en', '2'],
  ] as const)('"%s" after "%s" in %s becomes "%s"', (typed, before, locale, text) => {
    expect(maskDay(typed, before, locale)).toBe(text);
  });

  it('speaks the language', () => {
    expect(sayDay('2026-11-20', 'de')).toBe('Freitag, 20. November 2026');
    expect(sayMonth('2026-11-20', 'fr')).toBe('novembre 2026');
    expect(weekdayNames('us').map(({ long }) => long)[0]).toBe('Sunday');
    expect(weekdayNames('it').map(({ short }) => short)).toEqual(['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom']);
  });
});

const mount = (props: Partial<DatePickerProps> = {}) => {
  const onValueChange = vi.fn();
  render(<DatePicker label="On site by" today="2026-11-20" onValueChange={onValueChange} {...props} />);
  return onValueChange;
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /On site by/ });
const message = () => screen.queryByRole('alert')?.textContent;

describe('typing', () => {
  it('inserts the separators and reports the day once it is complete', async () => {
    const onChange = mount({ locale: 'de' });
    await userEvent.type(field(), '20112026');
    expect(field().value).toBe('20.11.2026');
    expect(onChange.mock.calls).toEqual([['2026-11-20']]);
  });

  it('has no day while the text is invalid', async () => {
    const onChange = mount({ defaultValue: '2026-11-20' });
    await userEvent.type(field(), '{Backspace}');
    expect(onChange.mock.calls).toEqual([['']]);
    await userEvent.type(field(), '7');
    expect(onChange.mock.calls).toEqual([[''], ['2027-11-20']]);
  });

  it('completes a short year when left', async () => {
    const onChange = mount();
    await userEvent.type(field(), '1/2/27');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    expect(field().value).toBe('01/02/2027');
    expect(onChange.mock.calls).toEqual([['2027-02-01']]);
  });

  it.each([
    ['31022026', 'Not a date: day, month, year'],
    ['19112026', 'Not before 20/11/2026'],
    ['01012028', 'Not after 31/12/2027'],
  ])('says what is wrong with %s once it is left, and no longer when mended', async (typed, words) => {
    const onChange = mount({ min: '2026-11-20', max: '2027-12-31' });
    await userEvent.type(field(), typed);
    expect(message()).toBeUndefined();
    await userEvent.click(document.body);
    expect(message()).toEqual(words);
    expect(onChange.mock.calls).toEqual([]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(field());
    await userEvent.type(field(), '24122026');
    expect(message()).toBeUndefined();
    expect(onChange.mock.calls).toEqual([['2026-12-24']]);
  });

  it('asks for a required day on leaving the field, not before', async () => {
    mount({ required: true, requiredMessage: 'When?' });
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('button', { name: 'Choose a day' }));
    expect(message()).toBeUndefined();
    await userEvent.keyboard('{Escape}');
    expect(message()).toBe('When?');
  });

  it('reports errors and their end to its form', async () => {
    const onProblemChange = vi.fn();
    mount({ onProblemChange });
    await userEvent.type(field(), '31022026');
    await userEvent.click(document.body);
    await userEvent.clear(field());
    expect(onProblemChange.mock.calls).toEqual([['invalid'], [undefined]]);
  });

  it('prefers texts of the caller and an error from outside', async () => {
    mount({ problemText: (problem) => `!${problem}`, min: '2030-01-01' });
    await userEvent.type(field(), '01012029');
    await userEvent.click(document.body);
    expect(message()).toBe('!tooEarly');
  });
});

describe('picking', () => {
  it('shows one month of days under its name, with today and the chosen day', () => {
    mount({ defaultValue: '2026-11-24', defaultOpen: true });
    expect(within(grid()).getAllByRole('button')).toHaveLength(30);
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('24');
    expect(dayButton('2026-11-20').getAttribute('aria-current')).toBe('date');
  });

  it('turns the months by its buttons, to the bounds and not further', async () => {
    mount({ defaultOpen: true, min: '2026-11-01', max: '2026-12-31' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous month' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' }).disabled).toBe(true);
  });

  it('does not take a day outside of the bounds', async () => {
    const onChange = mount({ defaultOpen: true, min: '2026-11-10' });
    await userEvent.click(dayButton('2026-11-09'));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it.each<[DateLocale, string]>([
    ['de', 'November 2026'],
    ['fr', 'novembre 2026'],
    ['it', 'novembre 2026'],
    ['es', 'noviembre de 2026'],
  ])('names the month in %s', (locale, month) => {
    mount({ defaultOpen: true, locale });
    expect(screen.getByRole('grid', { name: month })).toBeTruthy();
  });
});
