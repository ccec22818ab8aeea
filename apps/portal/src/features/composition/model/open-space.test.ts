import type { ElementNode } from '@candil/domain';
import { expect, it } from 'vitest';
import { begunIn } from './open-space';

it('marks a starting point of a list as made in the list, and leaves the rest unchanged', () => {
  const space = { id: 'space', props: { configurator: 'DRAWING', config: { ceiling: 'pladur' } } } as unknown as ElementNode;
  const opened = { space, furniture: [] };
  expect(begunIn(opened, 'NODRAWING').space).toEqual({ id: 'space', props: { configurator: 'NODRAWING', config: { ceiling: 'pladur' } } });
  expect(begunIn(opened, undefined)).toBe(opened);
});
