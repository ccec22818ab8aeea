/** A calendar day without time and zone, `yyyy-mm-dd`. Its texts sort as its days do. */
export type IsoDay = string;

const MS_PER_DAY = 86_400_000;

const pad = (part: number, length: number) => String(part).padStart(length, '0');

const utc = (day: IsoDay): Date => new Date(`${day}T00:00:00Z`);

const ofUtc = (date: Date): IsoDay => `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1, 2)}-${pad(date.getUTCDate(), 2)}`;

/** The day of these numbers (month 1–12), or undefined where the calendar has none, such as 31 February. */
export const dayOf = (year: number, month: number, date: number): IsoDay | undefined => {
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
  const found = utc(text);
  return year >= 1000 && !Number.isNaN(found.getTime()) && ofUtc(found) === text ? text : undefined;
};

/** The day on the clock of this device. */
export const todayHere = (): IsoDay => {
  const now = new Date();
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`;
};

export const partsOf = (day: IsoDay): { year: number; month: number; date: number } => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
};

export const addDays = (day: IsoDay, days: number): IsoDay => ofUtc(new Date(utc(day).getTime() + days * MS_PER_DAY));

/** The same date some months on; the last of the month where that month is shorter. */
export const addMonths = (day: IsoDay, months: number): IsoDay => {
  const { year, month, date } = partsOf(day);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, length));
  return ofUtc(first);
};

/** 0 = Sunday. */
export const weekdayOf = (day: IsoDay): number => utc(day).getUTCDay();

export const startOfMonth = (day: IsoDay): IsoDay => `${day.slice(0, 8)}01`;

export const startOfWeek = (day: IsoDay, firstWeekday: number): IsoDay => addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));

/** The weeks that touch the month, each of seven days; days of the neighbouring months are undefined. */
export const weeksOfMonth = (month: IsoDay, firstWeekday: number): readonly (readonly (IsoDay | undefined)[])[] => {
  const first = startOfMonth(month);
  const next = addMonths(first, 1);
  const weeks: (IsoDay | undefined)[][] = [];
  for (let start = startOfWeek(first, firstWeekday); start < next; start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)).map((day) => (day >= first && day < next ? day : undefined)));
  return weeks;
};

export interface DayBounds {
  /** Both inclusive. */
  readonly min?: IsoDay | undefined;
  readonly max?: IsoDay | undefined;
}

export const isWithin = (day: IsoDay, { min, max }: DayBounds): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max);

export const clampDay = (day: IsoDay, { min, max }: DayBounds): IsoDay => {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
};

/** For the formats of Intl, which know only instants: noon UTC of that day, to be shown in UTC. */
export const instantOf = (day: IsoDay): Date => new Date(`${day}T12:00:00Z`);
