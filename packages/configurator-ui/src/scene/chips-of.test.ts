import type { SceneBelt } from '@candil/configurator';
import { expect, it, vi } from 'vitest';
import { chipsOf } from './scene-room';

const belt = (watts: number, deliveredWatts?: number) =>
  ({ watts, feed: deliveredWatts === undefined ? undefined : { deliveredWatts } }) as unknown as SceneBelt;

it('words a load once, however often the picture asks for it', () => {
  const worded = vi.fn(({ watts, feed }: SceneBelt) => ({ text: `${watts} of ${feed?.deliveredWatts}`, tone: 'plain' }) as const);
  const chipOf = chipsOf(worded);
  const texts = [belt(58, 100), belt(58, 100), belt(60, 100), belt(58), belt(58, 60)].map((each) => chipOf(each).text);
  expect(texts).toEqual(['58 of 100', '58 of 100', '60 of 100', '58 of undefined', '58 of 60']);
  expect(worded).toHaveBeenCalledTimes(4);
});
