import type { FlagSetting } from '@candil/contract';
import { expect, test } from 'vitest';
import { faultsOf, formOf, settingsOf } from './flag-form';

const setting = (changes: Partial<FlagSetting> = {}): FlagSetting => ({
  name: 'newCompositors',
  owner: 'configurators',
  effect: 'none-yet',
  startsOn: false,
  version: 1,
  sets: {},
  emails: [],
  subFamilyIds: null,
  applicationIds: null,
  changedAt: null,
  changedBy: null,
  ...changes,
});

test.each<Partial<FlagSetting>>([
  {},
  { sets: { DEV: true, NEWPRO: false, PRO: 0.125 }, emails: ['a@b.es', 'c@d.es'], subFamilyIds: [219, 225], applicationIds: [11] },
  { sets: { PRO: 0 } },
  { sets: { PRO: 1 } },
])('settings %j come back as they were shown', (changes) => {
  const { sets, emails, subFamilyIds, applicationIds } = setting(changes);
  const form = formOf(setting(changes));
  expect(faultsOf(form)).toEqual({});
  expect(settingsOf(form)).toEqual({ sets, emails, subFamilyIds, applicationIds });
});

const typed = (changes: object) => ({ ...formOf(setting()), ...changes });

test.each([
  ['33,3', 0.333],
  ['0.5', 0.005],
  ['100', 1],
])('%s percent is a share of %d', (percent, share) => {
  const { sets } = formOf(setting());
  expect(settingsOf(typed({ sets: { ...sets, DEV: { kind: 'share', percent } } })).sets).toEqual({ DEV: share });
});

test.each(['', '101', '-1', 'half', '1.234'])('“%s” percent is none', (percent) => {
  const { sets } = formOf(setting());
  expect(faultsOf(typed({ sets: { ...sets, NEWPRO: { kind: 'share', percent } } }))).toEqual({ NEWPRO: { kind: 'percent' } });
});

test('lists are read however they are separated, and the first wrong entry is named', () => {
  expect(settingsOf(typed({ emails: ' a@b.es; c@d.es,\ne@f.es ', subFamilies: '219 225' }))).toMatchObject({
    emails: ['a@b.es', 'c@d.es', 'e@f.es'],
    subFamilyIds: [219, 225],
  });
  expect(faultsOf(typed({ emails: 'a@b.es nobody', subFamilies: '0', applications: '11, x' }))).toEqual({
    emails: { kind: 'emails', value: 'nobody' },
    subFamilies: { kind: 'ids', value: '0' },
    applications: { kind: 'ids', value: 'x' },
  });
  expect(faultsOf(typed({ subFamilies: Array.from({ length: 201 }, (_, index) => index + 1).join(' ') }))).toEqual({
    subFamilies: { kind: 'many' },
  });
});
