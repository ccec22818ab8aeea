// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { optionalPart } from './optional-part';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Words {
  readonly Word: () => ReactNode;
}

const words: Words = { Word: () => <p>Here</p> };
const lost = () => Promise.reject(new TypeError('Importing a module script failed.'));
const loading = () => vi.fn<() => Promise<Words>>(async () => words);
const partFrom = (load: () => Promise<Words>) => optionalPart(load, ({ Word }) => Word);

/** As long as the attempts to fetch a part take. */
const waitForAttempts = () => act(() => vi.advanceTimersByTimeAsync(4_300));

it('draws a part that arrives', async () => {
  const Part = partFrom(loading());
  render(<Part waiting={<p>Wait</p>} />);
  expect(screen.queryByText('Wait')).not.toBeNull();
  await waitForAttempts();
  expect(screen.queryByText('Here')).not.toBeNull();
  expect(screen.queryByText('Wait')).toBeNull();
});

it('keeps what waits in the place of a part that never arrives, and tells it once', async () => {
  const onMissing = vi.fn();
  const Part = partFrom(vi.fn(lost));
  const { rerender } = render(<Part waiting={<p>Wait</p>} onMissing={onMissing} />);
  await waitForAttempts();
  rerender(<Part waiting={<p>Wait</p>} onMissing={onMissing} />);
  expect(screen.queryByText('Wait')).not.toBeNull();
  expect(onMissing).toHaveBeenCalledTimes(1);
});

it('asks again for a part that did not arrive when it is next drawn', async () => {
  const load = loading().mockImplementation(lost);
  const Part = partFrom(load);
  const first = render(<Part />);
  await waitForAttempts();
  first.unmount();
  load.mockResolvedValue(words);
  render(<Part />);
  await waitForAttempts();
  expect(screen.queryByText('Here')).not.toBeNull();
});

it('draws the reason in the place of a missing part, with a way to ask again', async () => {
  const load = loading().mockImplementation(lost);
  const Part = partFrom(load);
  let again: () => void = () => undefined;
  render(
    <Part
      missing={({ kind }, askAgain) => {
        again = askAgain;
        return <p>{kind}</p>;
      }}
    />,
  );
  await waitForAttempts();
  expect(screen.queryByText('network')).not.toBeNull();
  load.mockResolvedValue(words);
  act(() => again());
  await waitForAttempts();
  expect(screen.queryByText('Here')).not.toBeNull();
});

it('asks again for a missing part when the network is back', async () => {
  const load = loading().mockImplementation(lost);
  const Part = partFrom(load);
  render(<Part />);
  await waitForAttempts();
  load.mockResolvedValue(words);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitForAttempts();
  expect(screen.queryByText('Here')).not.toBeNull();
});

it('does not come back by itself where someone is told that it is missing', async () => {
  const load = loading().mockImplementation(lost);
  const Part = partFrom(load);
  render(<Part onMissing={() => undefined} />);
  await waitForAttempts();
  load.mockResolvedValue(words);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitForAttempts();
  expect(screen.queryByText('Here')).toBeNull();
});

class Boundary extends Component<{ children: ReactNode }, { thrown?: unknown }> {
  override state: { thrown?: unknown } = {};
  static getDerivedStateFromError = (thrown: unknown) => ({ thrown });
  override render = () => (this.state.thrown instanceof Error ? <p>{this.state.thrown.message}</p> : this.props.children);
}

it('leaves an error of the part itself to the screen around it', async () => {
  // React names an error that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  const broken = () => {
    throw new Error('Broken');
  };
  const Part = partFrom(async () => ({ Word: broken }));
  render(
    <Boundary>
      <Part waiting={<p>Wait</p>} />
    </Boundary>,
  );
  await waitForAttempts();
  expect(screen.queryByText('Broken')).not.toBeNull();
});
