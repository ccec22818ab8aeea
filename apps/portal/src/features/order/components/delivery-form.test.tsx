// @vitest-environment happy-dom
import { createI18n, type OfferedLanguage } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { EMPTY_ORDER_FORM } from '../model/order-form';
import { DeliveryForm } from './delivery-form';

afterEach(cleanup);

const NEXT_YEAR = new Date().getFullYear() + 1;

const Kept = ({ onWrongDay }: { onWrongDay: (isWrong: boolean) => void }) => {
  const [form, setForm] = useState(EMPTY_ORDER_FORM);
  return (
    <>
      <DeliveryForm form={form} onChange={(part) => setForm({ ...form, ...part })} onSite={null} problems={{}} onWrongDay={onWrongDay} />
      <output>{form.notBefore}</output>
    </>
  );
};

const open = async (language: OfferedLanguage, name: string) => {
  const onWrongDay = vi.fn();
  render(
    <I18nProvider i18n={await createI18n(language, ['eproject'])} catalogId={16}>
      <Kept onWrongDay={onWrongDay} />
    </I18nProvider>,
  );
  return { onWrongDay, field: await screen.findByRole<HTMLInputElement>('textbox', { name }) };
};

it.each([
  ['de', 'Nicht versenden vor', `31.01.${NEXT_YEAR}`],
  ['en', 'Do not ship before', `31/01/${NEXT_YEAR}`],
] as const)('takes the day as it is written in %s', async (language, name, typed) => {
  const { field } = await open(language, name);
  await userEvent.type(field, typed);
  expect(field.value).toEqual(typed);
  expect(screen.getByRole('status').textContent).toBe(`${NEXT_YEAR}-01-31`);
});

it.each([`31/02/${NEXT_YEAR}`, '01/01/2020'])('tells that %s is no day to ship on, and when it is mended', async (typed) => {
  const { field, onWrongDay } = await open('en', 'Do not ship before');
  await userEvent.type(field, typed);
  await userEvent.tab();
  await userEvent.tab();
  expect(onWrongDay.mock.lastCall).toEqual([true]);
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.clear(field);
  await userEvent.type(field, `31/03/${NEXT_YEAR}`);
  expect(onWrongDay.mock.lastCall).toEqual([false]);
});
