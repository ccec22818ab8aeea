// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

afterEach(cleanup);

const Word = () => <p>Here</p>;

it('draws a part that arrives at the second attempt', async () => {
  const load = vi.fn<() => Promise<{ Word: typeof Word }>>();
  load.mockRejectedValueOnce(new TypeError('Importing a module script failed.')).mockResolvedValue({ Word });
  const Part = lazyPart(load, ({ Word: word }) => word);
  render(
    <Suspense fallback={<p>Wait</p>}>
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('Wait')).toBeDefined();
  expect(await screen.findByText('Here')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
