import { expect, it } from 'vitest';
import { runsOf } from './runs-of';

it('reads labels that follow each other as one, and leaves the rest', () => {
  expect(runsOf(['L1', 'L2', 'L3', 'L4', 'L7'])).toEqual(['L1–L4', 'L7']);
  expect(runsOf(['L1', 'L2'])).toEqual(['L1', 'L2']);
  expect(runsOf(['L3', 'L4', 'K5', 'K6', 'K7'])).toEqual(['L3', 'L4', 'K5–K7']);
  expect(runsOf(['B1', 'B2', 'B3'])).toEqual(['B1', 'B2', 'B3']);
  expect(runsOf(['Canopy A', 'L1', 'L3', 'L2'])).toEqual(['Canopy A', 'L1', 'L3', 'L2']);
  expect(runsOf([])).toEqual([]);
});
