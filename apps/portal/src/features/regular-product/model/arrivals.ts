import { articleAvailability, type CalendarDay, keptLeadTimes } from '@candil/domain';
import type { Quote } from './quote';

/** When a range of quantities is on site. */
export interface Arrival {
  readonly from: number;
  /** Undefined = any quantity above. */
  readonly to: number | undefined;
  readonly weeks: number | undefined;
  readonly onSite: CalendarDay | undefined;
  readonly isChosen: boolean;
}

/** The ranges of quantity that come at different times; one where quantity changes nothing, none where nothing is known (AV). */
export const arrivalsOf = ({ article }: Quote, quantity: number, today: CalendarDay): readonly Arrival[] => {
  const thresholds = new Set(article.leadtimes.flatMap((entries) => keptLeadTimes(entries).map(({ from }) => from)));
  const starts = [...new Set([1, ...thresholds])].toSorted((one, other) => one - other);
  const steps = starts.map((from) => ({ from, ...articleAvailability(article, from, today) }));
  const different = steps.filter(({ weeks }, index) => index === 0 || weeks !== steps[index - 1]?.weeks);
  return different.map(({ from, weeks, onSite }, index): Arrival => {
    const next = different[index + 1]?.from;
    const to = next === undefined ? undefined : next - 1;
    return { from, to, weeks, onSite, isChosen: quantity >= from && (to === undefined || quantity <= to) };
  });
};
