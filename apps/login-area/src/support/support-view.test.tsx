// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawArea, refusal } from '../testing/draw-area';
import { SupportView } from './support-view';

afterEach(cleanup);
beforeEach(() =>
  window.sessionStorage.setItem(
    'candil.area.support',
    JSON.stringify({ typeId: '1', subjectId: '3', name: 'Ana', email: 'ana@taller.es', description: '' }),
  ),
);
const answers = {
  getAccount: () => {
    throw refusal(401, 'session.missing');
  },
  getSupportTypes: () => ({ types: [{ id: 1, description: 'Technical' }] }),
  getSupportSubjects: () => ({ subjects: [{ id: 3, supportTypeId: 1, description: 'Dimming' }] }),
  requestSupport: () => ({ supportNumber: 'S-7' }),
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const message = () => screen.findByRole('textbox', { name: /Your message/ });

it('asks a visitor for name and address, and shows the number of the request', async () => {
  const { asked, messages } = await drawArea(<SupportView />, answers);
  await userEvent.type(await message(), 'It hums.');
  await send();
  expect(await screen.findByText(/ana@taller.es. Its number is S-7/)).toBeTruthy();
  expect(asked.at(-1)?.body).toMatchObject({
    supportTypeId: 1,
    subjectId: 3,
    description: 'It hums.',
    name: 'Ana',
    email: 'ana@taller.es',
    catalogId: 16,
    fileIds: [],
  });
  expect(messages).toEqual([{ type: 'support-requested' }]);
});

it('keeps everything when it fails, and asks the same again under the same number', async () => {
  const { asked, messages } = await drawArea(<SupportView />, {
    ...answers,
    requestSupport: () => {
      throw refusal(503, 'service.unavailable');
    },
  });
  await userEvent.type(await message(), 'It hums.');
  await send();
  await screen.findByRole('alert');
  await send();
  const numbers = asked.filter(({ name }) => name === 'requestSupport').map(({ body }) => (body as { requestUuid: string }).requestUuid);
  expect(numbers).toHaveLength(2);
  expect(new Set(numbers).size).toBe(1);
  expect(messages).toHaveLength(2);
  expect((await message()) instanceof HTMLTextAreaElement && ((await message()) as HTMLTextAreaElement).value).toBe('It hums.');
});

it('of a visitor takes files along, sent for that request', async () => {
  const sent: string[] = [];
  class Answering {
    upload = {};
    status = 200;
    responseText = '';
    onload: () => void = () => undefined;
    private url = '';
    open(_method: string, url: string) {
      this.url = url;
    }
    addEventListener() {}
    send() {
      sent.push(this.url);
      this.responseText = JSON.stringify({ id: 'f1', name: 'plan.pdf', size: 3, format: 'pdf' });
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Answering);
  const { asked } = await drawArea(<SupportView />, answers);
  await userEvent.type(await message(), 'It hums.');
  await userEvent.upload(screen.getByLabelText(/Drop files here/), new File(['pdf'], 'plan.pdf', { type: 'application/pdf' }));
  await send();
  expect(await screen.findByText(/Its number is S-7/)).toBeTruthy();
  const [url = ''] = sent;
  const requestUuid = new URL(url, 'https://portal.test').searchParams.get('requestUuid');
  expect(sent).toHaveLength(1);
  expect(url).toBe(`/api/files/temp?domain=support&entity=request&requestUuid=${requestUuid}`);
  expect(asked.at(-1)?.body).toMatchObject({ requestUuid, fileIds: ['f1'] });
  vi.unstubAllGlobals();
});
