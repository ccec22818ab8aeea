// @vitest-environment happy-dom
import type { ApiClient } from '@candil/api-client';
import { routes } from '@candil/api-client';
import type { FlagName } from '@candil/domain';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createAccountFlags } from './account-flags';
import { createFlagStore } from './flag-store';
import { followFlags } from './follow-flags';
import { FlagProvider, useFlag } from './use-flag';

const Shown = ({ name }: { name: FlagName }) => <p>{useFlag(name) ? 'on' : 'off'}</p>;

test('a flag has its default until the service has answered, then the value for this account', async () => {
  const call = vi.fn(async () => ({ set: 'PRO', flags: [{ name: 'remoteDriver', on: true }] }));
  const store = createFlagStore({ call } as unknown as ApiClient, createAccountFlags());
  render(
    <FlagProvider value={store}>
      <Shown name="remoteDriver" />
    </FlagProvider>,
  );
  const first = screen.getByText(/on|off/).textContent;
  expect(call).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(screen.getByText('on')).toBeTruthy());
  expect(first).toBe('off');
  expect(call.mock.calls[0]).toEqual([routes.getFlags, { query: { visitorId: expect.stringMatching(/^[0-9a-f]{32}$/) } }]);
  call.mockResolvedValue({ set: 'PRO', flags: [{ name: 'remoteDriver', on: false }] });
  await act(async () => store.refresh());
  await waitFor(() => expect(screen.getByText('off')).toBeTruthy());
});

test('an unused flag is never fetched, and a flag that cannot be fetched keeps its default', async () => {
  const call = vi.fn(async () => Promise.reject(new TypeError('no network')));
  const store = createFlagStore({ call } as unknown as ApiClient, createAccountFlags());
  store.refresh();
  expect(call).not.toHaveBeenCalled();
  const stop = store.subscribe(() => undefined);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect([store.isOn('rules'), store.isOn('remoteDriver')]).toEqual([true, false]);
  stop();
});

test('a flag has its default outside the portal', () => {
  render(<Shown name="rules" />);
  expect(screen.getByText('on')).toBeTruthy();
});

test('the flags choose between the versions of a call, at the moment of the call', async () => {
  const call = vi.fn(async () => ({}));
  let isOn = false;
  const client = followFlags({ call } as unknown as ApiClient, { isOn: () => isOn });
  const ask = () => client.call(routes.getProject, { params: { projectId: 'p' } });
  await ask();
  isOn = true;
  await ask();
  await client.call(routes.getAccount);
  await client.call(routes.getOrder, { params: { orderId: 1 } });
  const paths = (call.mock.calls as unknown as [{ path: string }][]).map(([{ path }]) => path);
  expect(paths).toEqual([routes.getProject.path, routes.getProjectV3.path, routes.getAccount.path, routes.getOrderV3.path]);
});

test('the flags that came with the account hold before anything is asked for, and those of the next account at once', () => {
  const call = vi.fn();
  const ofAccount = createAccountFlags();
  ofAccount.setState({ flags: [{ name: 'projectV3', on: true }] });
  const store = createFlagStore({ call } as unknown as ApiClient, ofAccount);
  const onChange = vi.fn();
  const stop = store.subscribe(onChange);
  expect([store.isOn('projectV3'), store.isOn('rules')]).toEqual([true, true]);
  ofAccount.setState({ flags: [{ name: 'newCompositors', on: true, subFamilyIds: [225] }] });
  const now = [store.isOn('projectV3'), store.isOn('newCompositors'), store.isOn('newCompositors', { subFamilyId: 225 })];
  expect(now).toEqual([false, false, true]);
  expect(onChange.mock.calls.length).toBe(1);
  expect(call.mock.calls.length).toBe(0);
  stop();
});
