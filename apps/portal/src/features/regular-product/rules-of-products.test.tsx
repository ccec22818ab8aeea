// @vitest-environment happy-dom
import type { LocalisedText, RuleDefinition } from '@candil/domain';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
// Fetched when they are first drawn; here before anything is timed.
import './components/later-parts';
import { openScreen } from './testing/open-screen';

const COMPLETE = '/new-product/RegularConfigurator?subFamily=110&model=0820&reference=082042/2A_10';
const english = (text: string): LocalisedText => ({ en: text, us: text, es: text, de: text, fr: text, it: text });
const rule = (script: string, more: Partial<RuleDefinition> = {}): RuleDefinition => ({
  id: 'no-brass',
  elementTypes: ['Light'],
  script,
  reasons: english('Brass is not made any more.'),
  active: true,
  ...more,
});
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

it('shows at the choice which rule refuses it, and hides it with the choice', async () => {
  const { asked, fetched } = await openScreen(COMPLETE, {}, { rules: [rule('finish != "23"')] });
  await waitFor(() => expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/static/rules/110_16.json']));
  const before = asked.length;
  expect(screen.queryByText('Rule failed')).toBeNull();
  choose(/Brass/);
  expect(await screen.findByText('Brass is not made any more.')).toBeDefined();
  choose(/Sage green/);
  await waitFor(() => expect(screen.queryByText('Brass is not made any more.')).toBeNull());
  expect(asked.length).toBe(before);
});

it('shows a broken rule with cause, line and column', async () => {
  await openScreen(COMPLETE, {}, { rules: [rule('true &&\n  voltage < 48', { id: 'volts' })] });
  expect(await screen.findByText('Rule volts gave no result')).toBeDefined();
  expect(screen.getByText(/^A value is missing where it needs one: line 2, column 3\./)).toBeDefined();
});

it('shows nothing with the toggle off, and requests no rules', async () => {
  const { fetched } = await openScreen(COMPLETE, {}, { rules: [rule('false')], isOn: false });
  await screen.findByRole('slider', { name: /Pendant height/ });
  expect(fetched.mock.calls).toEqual([]);
  expect(screen.queryByText('Brass is not made any more.')).toBeNull();
});

it('ignores rules that are inactive or concern groups', async () => {
  const sleeping = rule('false', { id: 'sleeping', active: false });
  const ofGroups = rule('false', { id: 'group', elementTypes: ['Cluster'] });
  const other = rule('false', { id: 'other', reasons: english('Nothing can be made.') });
  await openScreen(COMPLETE, {}, { rules: [sleeping, ofGroups, other] });
  expect(await screen.findByText('Nothing can be made.')).toBeDefined();
  expect(screen.queryByText('Brass is not made any more.')).toBeNull();
});

it('explains that rules are missing when they cannot be loaded, and that saving checks them', async () => {
  await openScreen(COMPLETE, {}, { rules: undefined });
  expect(await screen.findByText('The rules of this collection could not be loaded. They are checked when you save.')).toBeDefined();
});
