// @vitest-environment happy-dom
import type { Country } from '@candil/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CountryField } from './country-field';

afterEach(cleanup);

const country = (geonameId: number, name: string, alsoNamed: readonly string[]): Country => ({
  ...{ geonameId, name, isoCode: 'XX', alsoNamed: [...alsoNamed], catalogId: 16, level2: null },
});
const COUNTRIES = [
  country(1, 'Germany', ['DE', 'DEU', 'Deutschland']),
  country(2, 'United Kingdom', ['GB', 'UK']),
  country(3, 'United States of America', ['US', 'USA']),
];

test.each([
  ['usa', 'United States of America', 3],
  ['uk', 'United Kingdom', 2],
  ['deutsch', 'Germany', 1],
])('%j finds %s', async (typed, name, geonameId) => {
  const onChange = vi.fn();
  render(<CountryField label="Country" countries={COUNTRIES} value={null} onChange={onChange} autoComplete="home country-name" />);
  await userEvent.type(screen.getByLabelText('Country'), typed);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([name]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([[geonameId]]);
});

test('the browser learns what the field is for, and an emptied field names no country', async () => {
  const onChange = vi.fn();
  render(<CountryField label="Country" countries={COUNTRIES} value={3} onChange={onChange} autoComplete="home country-name" />);
  const field = screen.getByDisplayValue('United States of America');
  expect(field.getAttribute('autocomplete')).toBe('home country-name');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[null]]);
});

test('nothing can be chosen before the countries are there', () => {
  render(<CountryField label="Country" countries={undefined} value={3} onChange={() => undefined} autoComplete="home country-name" />);
  expect(screen.getByLabelText<HTMLInputElement>('Country').disabled).toBe(true);
});
