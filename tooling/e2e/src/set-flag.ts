import { SAMPLE_USERS, signIn } from '@candil/product';
import { expect } from './journey';

/** Sets a flag for everybody, as an administrator does. */
export const setFlag = async (url: string, name: string, isOn: boolean) => {
  const admin = await signIn(url, SAMPLE_USERS.admin);
  const { set, flags } = (await admin.call('GET', '/v1/staff/flags')).body;
  const { version } = flags.find((flag: { name: string }) => flag.name === name);
  const settings = { version, sets: { [set]: isOn }, emails: [], subFamilyIds: null, applicationIds: null };
  expect((await admin.call('PUT', `/v1/staff/flags/${name}`, settings)).status).toBe(200);
};
