// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { drawArea } from '../testing/draw-area';
import { QualificationView } from './qualification-view';

afterEach(cleanup);

const PROJECT = '0a0b0c0d-1111-4222-8333-444455556666';
const answers = {
  getAccount: () => ({ userId: 'u1', status: 4, email: 'ana@taller.es', roles: [], privileges: [], company: null, missing: [] }),
};

it.each([
  [`/project/${PROJECT}/request-budget`, { type: 'project-budget', projectId: PROJECT }],
  ['/orders', { type: 'qualified-success' }],
])('whoever wanted %s and is qualified by now goes on with %j', async (returnTo, expected) => {
  const { messages } = await drawArea(<QualificationView />, answers, { returnTo });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(messages).toEqual([expected]);
});
