import type { ModelDefinition } from '@candil/domain';
import { expect, it } from 'vitest';
import { semiFinishedOnly } from './semi-finished';

const model = (...variations: readonly (readonly [string, string, boolean?])[]) =>
  ({
    variations: variations.map(([type, modifier, isPsa]) => ({ type, modifier, ...(isPsa && { isPsa }) })),
  }) as unknown as ModelDefinition;
const left = (of: ModelDefinition) => semiFinishedOnly(of).variations.map(({ type, modifier }) => `${type} ${modifier}`);

it('leaves the semi-finished options of an attribute that has any', () =>
  expect(
    left(
      model(['control', 'A', true], ['control', 'Z'], ['temperature', '1'], ['installation', '10'], ['color', '42', true], ['color', '11']),
    ),
  ).toEqual(['control A', 'temperature 1', 'installation 10', 'color 42', 'color 11']));

it('leaves a model as it is that has a semi-finished temperature alone', () => {
  const lamp = model(['temperature', '1', true], ['temperature', '2'], ['control', 'A']);
  expect(semiFinishedOnly(lamp)).toBe(lamp);
});
