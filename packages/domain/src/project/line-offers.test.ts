import { describe, expect, it } from 'vitest';
import { addWeeks, calendarDayOf } from '../calendar';
import { bestOffer, sharedOffer, soonerOffers } from '.';

const today = calendarDayOf(2026, 11, 24);
const offer = (to: string, totalMinor: number, weeks?: number) => ({
  to,
  totalMinor,
  day: weeks === undefined ? undefined : addWeeks(today, weeks),
});
const line = (id: string, totalMinor: number, weeks: number | undefined, ...alternatives: ReturnType<typeof offer>[]) => ({
  id,
  ...offer(id, totalMinor, weeks),
  alternatives,
});

describe('offers of lines', () => {
  it('PJ22 takes the cheapest, of equal price the soonest, then the first, on request last', () => {
    const first = offer('10', 5_00, 4);
    expect(bestOffer([offer('11', 6_00, 1), offer('12', 5_00), first, offer('13', 5_00, 4)])).toBe(first);
    expect(bestOffer([])).toBeUndefined();
  });

  it('PJ23 brings every line that arrives last before it, no sooner than the rest', () => {
    const rest = line('L1', 9_00, 4);
    const late = line('L2', 5_00, 8, offer('10', 7_00, 2), offer('11', 6_00, 4), offer('12', 1_00, 8));
    expect(soonerOffers([rest, late])).toEqual({
      day: addWeeks(today, 4),
      weeksSooner: 4,
      changes: [{ id: 'L2', offer: offer('11', 6_00, 4) }],
    });
    expect(soonerOffers([rest, late, line('L3', 1_00, 8)])).toBeUndefined();
    expect(soonerOffers([late, line('L4', 1_00, undefined)])).toBeUndefined();
    expect(soonerOffers([])).toBeUndefined();
  });

  it('PJ24 proposes the value that saves most, without a line that comes later or costs more', () => {
    const lines = [
      line('L1', 10_00, 3, offer('A', 8_00, 3), offer('B', 5_00, 9), offer('C', 9_00, 2)),
      line('L2', 10_00, 3, offer('A', 9_00, 5), offer('C', 12_00, 2)),
    ];
    const latest = addWeeks(today, 5);
    expect(sharedOffer(lines, { whole: true, latest })).toMatchObject({
      to: 'A',
      savingMinor: 3_00,
      changes: [{ id: 'L1' }, { id: 'L2' }],
    });
    expect(sharedOffer(lines, { whole: false, latest: undefined })).toMatchObject({ to: 'B', savingMinor: 5_00, changes: [{ id: 'L1' }] });
    expect(sharedOffer([line('L3', 5_00, 3, offer('A', 5_00, 1))], { whole: false, latest })).toBeUndefined();
  });
});
