// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawArea, refusal } from '../testing/draw-area';
import { RefusedNotice } from './refused-notice';

afterEach(cleanup);

it('tells whoever was refused so, with what was said to it', async () => {
  await drawArea(<RefusedNotice />, { getOwnQualification: () => ({ state: 'refused', note: 'Please tell us your VAT number.' }) });
  expect((await screen.findByText('Your request was not accepted')).closest('[role]')?.textContent).toContain(
    'What our sales team wrote: Please tell us your VAT number.',
  );
});

it.each([
  ['none', () => ({ state: 'none', note: null })],
  ['a failure', () => Promise.reject(refusal(503, 'service.unavailable'))],
])('says nothing of %s', async (_what, getOwnQualification) => {
  const { asked } = await drawArea(<RefusedNotice />, { getOwnQualification });
  await waitFor(() => expect(asked.length).toBe(1));
  expect(screen.queryByText('Your request was not accepted')).toBeNull();
});
