import type { OrderLine } from '@candil/contract';
import { type CalendarDay, parseCalendarDay } from '@candil/domain';
import type { OrderSheetOptions } from './order-sheet-options';
import type { SheetDelivery } from './sheet';

/** Far behind every day that is known. */
const UNKNOWN = Number.POSITIVE_INFINITY;

const dayOf = (shippingDate: string | null): number => {
  const day = shippingDate === null ? undefined : parseCalendarDay(shippingDate);
  return day?.ok ? day.value : UNKNOWN;
};

/** Deliveries by day, the earliest first, counted from the day of the order. */
export const orderDelivery = (
  lines: readonly OrderLine[],
  orderedOn: CalendarDay | undefined,
  isTogether: boolean,
  { format, words: { delivery } }: Pick<OrderSheetOptions, 'format' | 'words'>,
): SheetDelivery | undefined => {
  if (lines.length === 0 || orderedOn === undefined) return undefined;
  const tagsByDay = new Map<string | null, string[]>();
  for (const { tag, availability } of lines) {
    const day = dayOf(availability.shippingDate) === UNKNOWN ? null : availability.shippingDate;
    tagsByDay.set(day, [...(tagsByDay.get(day) ?? []), tag]);
  }
  const steps = [...tagsByDay].sort(([one], [other]) => dayOf(one) - dayOf(other));
  const unknown = tagsByDay.get(null);
  const last = steps.at(-1)?.[0] ?? null;
  const longest = Math.max(1, ...steps.map(([day]) => (day === null ? 0 : dayOf(day) - orderedOn)));
  const text = isTogether ? delivery.together : delivery.apart;
  return {
    label: delivery.label,
    text:
      unknown === undefined && last !== null
        ? text.replace('{}', () => format.day(last))
        : delivery.onRequest.replace('{}', () => (unknown ?? []).join(', ')),
    steps: steps.map(([day, tags]) => ({
      tags: tags.join(', '),
      when: day === null ? format.weeks(null) : format.day(day),
      ...(day !== null && { share: Math.max(0, dayOf(day) - orderedOn) / longest }),
    })),
  };
};
