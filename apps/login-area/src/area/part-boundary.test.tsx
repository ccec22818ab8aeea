// @vitest-environment happy-dom
import { partOf } from '@candil/api-client/part';
import { cleanup, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawArea } from '../testing/draw-area';
import { PartBoundary } from './part-boundary';
import { ViewLost } from './view-lost';

// React says on the console what a boundary caught.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Form = () => <p>The form</p>;
const Broken = () => {
  throw new Error('broken');
};
const notFetched = new TypeError('Importing a module script failed.');
const draw = (load: () => Promise<{ Form: () => React.JSX.Element }>) => {
  const View = lazy(partOf(load, ({ Form }) => Form));
  const view = (
    <>
      <h1>Support</h1>
      <PartBoundary instead={<ViewLost />}>
        <Suspense fallback={<p>Wait</p>}>
          <View />
        </Suspense>
      </PartBoundary>
    </>
  );
  return drawArea(view, {});
};

it('a view that arrives at the second attempt is drawn', async () => {
  const load = vi.fn(async () => ({ Form })).mockRejectedValueOnce(notFetched);
  await draw(load);
  expect(await screen.findByText('The form', undefined, { timeout: 10_000 })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('one that cannot be drawn leaves the rest of the area, and offers to load it again', async () => {
  await draw(async () => ({ Form: Broken }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Support' })).toBeTruthy();
});
