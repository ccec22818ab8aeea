export const SWITCH_OFFS = {
  CD1: [
    {
      file: 'src/calendar/calendar-day.ts',
      find: 'return day <= (month === 2 && leap ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0));',
      replace: 'return true;',
    },
  ],
  CD2: [
    {
      file: 'src/calendar/calendar-day.ts',
      find: '((153 * monthFromMarch + 2) / 5) + 1,',
      replace: '((153 * monthFromMarch + 2) / 5) + 2,',
    },
  ],
  CD3: [{ file: 'src/calendar/validity.ts', find: 'today < validity.since', replace: 'today <= validity.since' }],
  CD4: [{ file: 'src/calendar/calendar-day.ts', find: 'padded(year, 4)', replace: 'padded(year, 1)' }],
  CD5: [
    { file: 'src/calendar/calendar-day.ts', find: 'if (year < 1 || year > 9999) throw', replace: 'if (false) throw' },
    { file: 'src/calendar/calendar-day.ts', find: 'if (!Number.isSafeInteger(later)) throw', replace: 'if (false) throw' },
    { file: 'src/calendar/calendar-day.ts', find: 'if (!Number.isSafeInteger(day)) throw', replace: 'if (false) throw' },
  ],
  CD6: [
    {
      file: 'src/calendar/calendar-day.ts',
      find: "if (typeof text !== 'string') return fail({ code: 'calendar.malformed', text: typeof text === 'object' ? 'object' : String(text) });",
      replace: "if (typeof text !== 'string') return ok(0 as CalendarDay);",
    },
  ],
};
