import type { CalendarDay } from '../calendar';

/** A line and the day it could leave; without a day it is on request. */
export interface DeliveredLine {
  /** Id of the order line. */
  readonly id: string;
  /** Earliest day on site; absent = on request. */
  readonly onSite?: CalendarDay | undefined;
}

/** Delivery of an order: all lines together where `sendTogether`, else each line when it is ready (OR14). */
export interface Delivery {
  /** True when everything waits for the last line. */
  readonly sendTogether: boolean;
  /** Earliest day of dispatch. */
  readonly doNotShipBefore?: CalendarDay | undefined;
}

/**
 * The day on which each line is delivered, undefined on request: together all on the latest day, unknown as soon as one is; apart each on
 * its own; and never before the day asked for (OR14).
 */
export function deliveryDays(lines: readonly DeliveredLine[], { sendTogether, doNotShipBefore }: Delivery): readonly DeliveredLine[] {
  const days = lines.map(({ onSite }) => later(onSite, doNotShipBefore));
  const latest = days.reduce((last, day) => (last === undefined || day === undefined ? undefined : later(last, day)), days[0]);
  return lines.map(({ id }, index) => ({ id, onSite: sendTogether ? latest : days[index] }));
}

function later(day: CalendarDay | undefined, other: CalendarDay | undefined): CalendarDay | undefined {
  return day === undefined || other === undefined || day >= other ? day : other;
}
