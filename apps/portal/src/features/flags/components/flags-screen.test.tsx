// @vitest-environment happy-dom
import type { FlagSetting } from '@candil/contract';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { answered } from '../../../testing/sample-failure';
import { FlagsScreen } from './flags-screen';

afterEach(cleanup);

const flag = (name: FlagSetting['name'], more: Partial<FlagSetting> = {}): FlagSetting =>
  ({
    name,
    owner: 'catalogue',
    effect: 'service',
    startsOn: false,
    version: 1,
    sets: {},
    emails: [],
    subFamilyIds: null,
    applicationIds: null,
    ...more,
  }) as FlagSetting;

const RULES = flag('rules', { owner: 'configurators', sets: { PRO: true }, emails: ['ana@example.com'] });
const COLLECTION = flag('ArticleCollectionOptimization');
const routes = [{ path: '/', Component: FlagsScreen }];
const settingsOf = (...flags: readonly FlagSetting[]) => ({ set: 'PRO', external: false, flags });
const answers = { listFlagSettings: () => settingsOf(RULES, COLLECTION) };

const openDialog = async (more: Parameters<typeof openAt>[2] = {}) => {
  const opened = await openAt('/', routes, { ...answers, ...more });
  await userEvent.click(await screen.findByRole('button', { name: 'Change rules' }));
  return opened;
};

it('shows of each flag whether it is on and for whom', async () => {
  await openAt('/', routes, answers);
  const [rules, collection] = await screen.findAllByRole('listitem');
  expect(within(rules as HTMLElement).getByText('On')).toBeTruthy();
  expect(within(rules as HTMLElement).getByText('also for 1 address')).toBeTruthy();
  expect(within(collection as HTMLElement).getByText('Off')).toBeTruthy();
  expect(within(collection as HTMLElement).getByText('default')).toBeTruthy();
});

it('finds flags by a part of their name, and says when none matches', async () => {
  await openAt('/', routes, answers);
  await screen.findByRole('heading', { name: 'rules' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search flags' }), 'collectionopt');
  expect(screen.queryByRole('heading', { name: 'rules' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'ArticleCollectionOptimization' })).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search flags' }), 'x');
  expect(screen.getByText('No flag matches “collectionoptx”.')).toBeTruthy();
});

it('sends a changed flag with the version it was read in', async () => {
  const { asked } = await openDialog({ updateFlag: () => ({ ...RULES, version: 2 }) });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Set PRO (in use here)' }), 'off');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('rules was changed')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'updateFlag')?.body).toEqual({
    version: 1,
    sets: { PRO: false },
    emails: ['ana@example.com'],
    subFamilyIds: null,
    applicationIds: null,
  });
});

it('sends nothing while an address is wrong, and names it', async () => {
  const { asked } = await openDialog();
  await userEvent.type(screen.getByRole('textbox', { name: /Always on for these addresses/ }), ', nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('“nobody” is not an e-mail address')).toBeTruthy();
  expect(asked.some(({ name }) => name === 'updateFlag')).toBe(false);
});

it('shows a change that was stored meanwhile instead of overwriting it', async () => {
  let stored = RULES;
  await openDialog({
    listFlagSettings: () => settingsOf(stored, COLLECTION),
    updateFlag: () => {
      stored = { ...RULES, version: 2, sets: { PRO: false } };
      throw answered(409, 'version.conflict', { currentVersion: 2 });
    },
    listAudit: () => ({ lines: [], total: 0, page: 1, itemsPerPage: 5 }),
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Set PRO (in use here)' }), 'share');
  await userEvent.type(screen.getByRole('textbox', { name: 'Share for PRO in percent' }), '20');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Someone else changed this flag in the meantime/)).toBeTruthy();
  expect((screen.getByRole('combobox', { name: 'Set PRO (in use here)' }) as HTMLSelectElement).value).toBe('off');
});

it('tells who changed a flag, from what to what', async () => {
  const changed = flag('rules', { owner: 'configurators', version: 2, sets: { PRO: true } });
  const entry = {
    id: 'a1',
    kind: 'flag.changed',
    at: '2026-11-20T09:00:00.000Z',
    by: null,
    details: { flag: 'rules', from: '{"sets":{}}', to: '{"sets":{"PRO":true}}' },
  };
  const { asked } = await openDialog({
    listFlagSettings: () => settingsOf(changed),
    listAudit: () => ({ lines: [entry], total: 1, page: 1, itemsPerPage: 5 }),
  });
  expect(await screen.findByText('{"sets":{"PRO":true}}')).toBeTruthy();
  expect(screen.getByText(/^Changed by Deleted user, /)).toBeTruthy();
  expect(asked.at(-1)?.query).toMatchObject({ kind: 'flag.', search: '"flag": "rules"' });
});

it('asks for no history of a flag that was never changed', async () => {
  const { asked } = await openDialog();
  expect(await screen.findByText('Not changed yet.')).toBeTruthy();
  expect(asked.map(({ name }) => name)).toEqual(['listFlagSettings']);
});
