// @vitest-environment happy-dom
import { createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import type { RoomLightEstimate } from '@candil/photometry/room-light';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LightNote } from './light-note';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const estimateOf = (floor: number, ...tables: readonly number[]) =>
  ({
    floor: { averageLux: floor },
    tables: tables.map((averageLux, index) => ({ id: `t${index}`, averageLux })),
  }) as unknown as RoomLightEstimate;

const show = async (estimate: RoomLightEstimate) => {
  const i18n = await createI18n('en');
  render(
    <I18nProvider i18n={i18n}>
      <LightNote estimate={estimate} />
    </I18nProvider>,
  );
  return () => screen.getByRole('status').textContent;
};

it('tells what the light is good for as long as nothing is aimed at', async () => {
  const said = await show(estimateOf(60, 344));
  expect(said()).toBe('About 340 lx on the table · good for dining ±15 %');
});

it('tells the floor where there is no table, and of several tables the darkest', async () => {
  expect((await show(estimateOf(64)))()).toBe('About 60 lx on the floor ±15 %');
  cleanup();
  expect((await show(estimateOf(64, 412, 187)))()).toBe('About 190 lx on the least lit table · low, good for a quiet evening ±15 %');
});

it('tells by how much it is short of what is aimed at, or that it is met, and remembers it', async () => {
  const said = await show(estimateOf(60, 344));
  await userEvent.click(screen.getByRole('button', { name: 'Target' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /500 lx/ }));
  expect(said()).toBe('About 340 lx on the table · 160 lx short ±15 %');
  cleanup();
  const again = await show(estimateOf(60, 498));
  expect(screen.getByRole('button', { name: 'Target 500 lx' })).toBeTruthy();
  expect(again()).toBe('About 500 lx on the table · target met ±15 %');
});
