import { localeOf } from '../language/language';
import type { OfferedLanguage } from '../language/languages.data';
import { FORMAT_WORDS } from './format-words.data';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time since an instant, in words: `just now`, `5 min ago`, `2 h ago`, `yesterday`, `3 days ago`; undefined from a week on. */
export const relativeTimeText = (language: OfferedLanguage, instantMilliseconds: number, nowMilliseconds: number): string | undefined => {
  const words = FORMAT_WORDS[language];
  // Clocks of browser and service differ: an edit in the near future has just been made.
  const ago = Math.max(0, nowMilliseconds - instantMilliseconds);
  if (ago < MINUTE) return words.now;
  if (ago < HOUR) return words.minutesAgo.replace('{}', String(Math.floor(ago / MINUTE)));
  if (ago < DAY) return words.hoursAgo.replace('{}', String(Math.floor(ago / HOUR)));
  if (ago >= 7 * DAY) return undefined;
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(-Math.floor(ago / DAY), 'day');
};
