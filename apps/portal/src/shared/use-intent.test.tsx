// @vitest-environment happy-dom
import { createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Entrance, EntranceProvider } from './entrance';
import { optionalPart } from './part/optional-part';
import { RetryBar } from './retry/retry-bar';
import { createRetryQueue } from './retry/retry-queue';
import { AccountDisc } from './shell/account-disc';
import { useIntent } from './use-intent';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Menus {
  readonly Menu: () => ReactNode;
}

const menus: Menus = { Menu: () => <p>The menu</p> };
const lost = () => Promise.reject(new TypeError('Importing a module script failed.'));

interface MenuButtonProps {
  readonly load: () => Promise<unknown>;
  readonly Menu: ComponentType<{ readonly waiting?: ReactNode; readonly onMissing?: () => void }>;
}

const MenuButton = ({ load, Menu }: MenuButtonProps) => {
  const { isRequested, handlers, onMissing } = useIntent(load);
  const closed = <AccountDisc name="Ada Lovelace" {...handlers} />;
  return isRequested ? <Menu waiting={closed} onMissing={onMissing} /> : closed;
};

/** A button like that of the account, whose menu does not arrive until it is let through. */
const openButton = async () => {
  const load = vi.fn<() => Promise<Menus>>(lost);
  const Menu = optionalPart(load, (module) => module.Menu);
  const entrance = { retries: createRetryQueue() } as unknown as Entrance;
  const i18n = await createI18n('en');
  const page = (isThere: boolean) => (
    <EntranceProvider value={entrance}>
      <I18nProvider i18n={i18n}>
        {isThere && <MenuButton load={load} Menu={Menu} />}
        <RetryBar />
      </I18nProvider>
    </EntranceProvider>
  );
  const { rerender } = render(page(true));
  return { letThrough: () => load.mockResolvedValue(menus), leave: () => rerender(page(false)) };
};

const waitForAttempts = () => act(() => vi.advanceTimersByTimeAsync(4_300));
const press = async (name: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await waitForAttempts();
};
const button = () => screen.queryByRole('button', { name: /Lovelace/ });

it('a menu that does not arrive leaves its button, and the retry bar offers it', async () => {
  await openButton();
  await press(/Lovelace/);
  expect(button()).not.toBeNull();
  expect(screen.queryByRole('alert')).not.toBeNull();
});

it('a second press of the button opens the menu, and the retry bar goes', async () => {
  const { letThrough } = await openButton();
  await press(/Lovelace/);
  letThrough();
  await press(/Lovelace/);
  expect(screen.queryByText('The menu')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the retry bar opens the menu', async () => {
  const { letThrough } = await openButton();
  await press(/Lovelace/);
  letThrough();
  await press(/again/);
  expect(screen.queryByText('The menu')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a menu that does not arrive again is offered again', async () => {
  await openButton();
  await press(/Lovelace/);
  await press(/again/);
  expect(button()).not.toBeNull();
  expect(screen.queryByRole('alert')).not.toBeNull();
});

it('a menu is no longer offered when its button is gone', async () => {
  const { leave } = await openButton();
  await press(/Lovelace/);
  leave();
  await waitForAttempts();
  expect(screen.queryByRole('alert')).toBeNull();
});
