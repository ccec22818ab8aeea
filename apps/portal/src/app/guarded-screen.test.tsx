// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Entrance, EntranceProvider } from '../shared/entrance';
import { createSession } from '../shared/session/session';
import { sampleAccount } from '../testing/sample-account';
import { guardedScreen } from './guarded-screen';

test('a guarded screen disappears at sign-out', async () => {
  const session = createSession({ loadAccount: async () => sampleAccount(), logOut: async () => undefined, likely: 'member' });
  const Guarded = guardedScreen(() => <p>private</p>);
  render(
    <EntranceProvider value={{ session } as unknown as Entrance}>
      <Guarded />
    </EntranceProvider>,
  );
  expect(screen.queryByText('private')).toBeNull();
  await act(() => session.account());
  expect(screen.getByText('private')).toBeTruthy();
  await act(() => session.logOut());
  expect(screen.queryByText('private')).toBeNull();
});
